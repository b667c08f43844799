#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled once is kept between starts; a start then takes half the time. Everything is imported after this.
enableCompileCache()

const usage = `laurel: design non-security Bitcoin credentials. Mock, educational, not on-chain.

  laurel serve            run the service (configuration: see the README)
  laurel mcp              the MCP tools over stdio, for a client on this machine
  laurel screen IDEA      screen an idea; --file ideas.jsonl, --json
  laurel stamp FILE…      write FILE.ots beside each file: their hash, committed to public calendars
  laurel upgrade F.ots    ask the calendars for the rest of a proof
  laurel verify FILE      check a file against FILE.ots and a block header
  laurel info F.ots       every operation and attestation of a proof; --json
  laurel waitlist export  the waitlist as JSON lines or --csv; laurel waitlist remove ADDRESS
  laurel corpus FILE      screen a labelled corpus and print how well the rules do
  laurel train            learn the model of the second reader from test/corpus
  laurel release          make a release of the content; --note "what changed"
  laurel write-docs       write the generated documents
  laurel build-web        bundle what runs in the browser into dist/web
`

async function main([command, ...args]: readonly string[]): Promise<number | undefined> {
  switch (command) {
    case 'serve': {
      const [{ environment }, { serve }] = await Promise.all([import('./config.ts'), import('./serve.ts')])
      await serve(environment())
      return undefined
    }
    case 'mcp': {
      const [{ environment }, { mcp }] = await Promise.all([import('./config.ts'), import('./mcp.ts')])
      await mcp(environment())
      return undefined
    }
    case 'screen': {
      const { screen } = await import('./screen.ts')
      return screen(args)
    }
    case 'stamp': {
      const { stamp } = await import('./stamp.ts')
      return await stamp(args)
    }
    case 'upgrade': {
      const { upgrade } = await import('./upgrade.ts')
      return await upgrade(args)
    }
    case 'verify': {
      const { verify } = await import('./verify.ts')
      return await verify(args)
    }
    case 'info': {
      const { info } = await import('./info.ts')
      return await info(args)
    }
    case 'waitlist': {
      const { waitlist } = await import('./waitlist.ts')
      return await waitlist(args)
    }
    case 'corpus': {
      const { corpus } = await import('./corpus-command.ts')
      return corpus(args)
    }
    case 'train': {
      const [{ train }, { ruleBook }] = await Promise.all([import('./train/train.ts'), import('../rules/book.ts')])
      return train(ruleBook)
    }
    case 'release': {
      const { release } = await import('./release.ts')
      return release(args)
    }
    case 'write-docs': {
      const { writeDocs } = await import('./write-docs.ts')
      return await writeDocs()
    }
    case 'build-web': {
      const { buildWebCommand } = await import('./build-web.ts')
      return buildWebCommand()
    }
    case undefined:
    case 'help':
    case '--help':
      process.stdout.write(usage)
      return 0
    default:
      process.stderr.write(`laurel: there is no command ${JSON.stringify(command)}\n\n${usage}`)
      return 2
  }
}

try {
  const code = await main(process.argv.slice(2))
  // A service goes on; a command ends here.
  if (code !== undefined) process.exitCode = code
} catch (error) {
  const lines =
    error instanceof Error && error.name === 'ConfigError'
      ? `the configuration can't be used:\n${error.message}`
      : error instanceof Error
        ? error.message
        : String(error)
  process.stderr.write(`laurel: ${lines}\n`)
  process.exitCode = 1
}
