/**
 * What somebody writes by hand around the same engine: node:http, JSON and one insert per row into SQLite, durable
 * before the answer. No checks, limits, ids of requests or errors.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import type { Proposal } from '../../src/core/finding.ts'
import { designOf } from '../../src/core/issuance.ts'
import { preflight } from '../../src/core/preflight/preflight.ts'
import { rewrite } from '../../src/core/rewrite.ts'
import { ruleSet } from '../../src/cli/rule-set.ts'
import { replacements } from '../../src/rules/rewrites/replacements.ts'

const screen = (proposal: Proposal) => preflight(proposal, ruleSet)

/** A server that answers a JSON body with JSON, and commits the rows of the answer first. */
function posting(file: string, answerTo: (body: never, insert: (value: object) => object) => object): Server {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec('create table row (id text primary key, created_at, json, digest)')
  const insertion = db.prepare('insert into row values (?, ?, ?, ?)')
  const insert = (value: object) => {
    const id = randomBytes(16).toString('base64url')
    const createdAt = new Date().toISOString()
    const json = JSON.stringify({ id, createdAt, ...value })
    const digest = createHash('sha256').update(json).digest('hex')
    insertion.run(id, createdAt, json, digest)
    return { id, createdAt, ...value, digest }
  }
  return createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      db.exec('begin immediate')
      const answer = answerTo(JSON.parse(Buffer.concat(chunks).toString()) as never, insert)
      db.exec('commit')
      const text = JSON.stringify(answer)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    })
  })
}

/** Screens an idea and stores the report. */
export const preflightByHand = (file: string): Server => posting(file, (sent: Proposal, insert) => insert(screen(sent)))

/** Screens and rewrites an idea, and stores the report and a receipt whose texts are screened. */
export const flowByHand = (file: string): Server =>
  posting(file, (sent: Proposal, insert) => {
    const screening = screen(sent)
    const rewritten = rewrite(sent, screening, { preflight: screen, replacements })
    const { design } = designOf(sent, {}, screen)
    return { preflight: insert(screening), rewrite: rewritten, simulation: insert(design) }
  })

/** Stores a hash. */
export const proofByHand = (file: string): Server =>
  posting(file, (sent: { readonly hash: string }, insert) =>
    insert({ hash: sent.hash, nonce: randomBytes(16).toString('hex') }),
  )
