import { readFileSync } from 'node:fs'
import { readPlace } from '../store/open.ts'
import { ConfigError, environment, environmentNames } from './config.ts'
import { advice, type Check, ok, problem } from './doctor/check.ts'
import { networkChecks } from './doctor/network.ts'
import { settingsChecks } from './doctor/settings.ts'
import { storeChecks } from './doctor/store.ts'

/** `laurel doctor`: says what an operator should know or change. Returns the exit code: 1 when there is a problem. */
export async function doctor(json: boolean): Promise<number> {
  const checks = [...versions(), ...(await configured())]
  const problems = checks.filter(({ state }) => state === 'problem').length
  if (json) process.stdout.write(`${JSON.stringify({ ok: problems === 0, checks }, null, 2)}\n`)
  else {
    for (const check of checks) process.stdout.write(line(check))
    const pieces = checks.filter(({ state }) => state === 'advice').length
    process.stdout.write(`\nproblems: ${problems}, advice: ${pieces}\n`)
  }
  return problems === 0 ? 0 : 1
}

async function configured(): Promise<readonly Check[]> {
  let config
  try {
    config = environment()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const todo = 'The service does not start with it. See docs/configuration.md.'
    return error.message.split('\n').map((mistake) => problem('configuration', mistake, todo))
  }
  const [store, network] = await Promise.all([storeChecks(readPlace(config.DATABASE_URL)), networkChecks(config)])
  return [...settingsChecks(config, environmentNames()), ...store, ...network]
}

function versions(): readonly Check[] {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { version, dependencies } = JSON.parse(file) as { version: string; dependencies: { node: string } }
  const running = process.versions.node
  return [
    ok('Laurel', version),
    running === dependencies.node
      ? ok('Node', running)
      : advice(
          'Node',
          `${running}; tested is ${dependencies.node}`,
          'Start Laurel with npm start, or npx --no -- laurel.',
        ),
  ]
}

const line = ({ state, part, says, todo }: Check): string =>
  `${state.padEnd(8)} ${part}: ${says}\n${todo === undefined ? '' : `${' '.repeat(9)}→ ${todo}\n`}`
