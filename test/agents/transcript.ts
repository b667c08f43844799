/** A conversation between a person and an agent, with the requests that the agent made, as Markdown. */
import { strict as assert } from 'node:assert'
import { readFileSync, writeFileSync } from 'node:fs'

/** The public address of the test service. */
export const base = 'https://laurel.example'

/** What an agent does and says, in order. */
export class Transcript {
  readonly #parts: string[] = []
  /** Bytes of the answers that were read so far. */
  read = 0

  says(who: 'Person' | 'Agent', text: string): void {
    this.#parts.push(`**${who}:** ${text}`)
  }

  /** A step of the agent: what it sent, and the part of the answer that it went on with. */
  step(sent: string, used: string): void {
    this.#parts.push(`\`\`\`text\n→ ${sent}\n\`\`\`\n\n\`\`\`text\n← ${used}\n\`\`\``)
  }

  /** Fails unless the transcript is the golden file; with WRITE_GOLDEN=1 it becomes the file. */
  matches(name: string): void {
    const file = new URL(`${name}.md`, import.meta.url)
    const text = `# ${name}\n\n${steady(this.#parts.join('\n\n'))}\n`
    if (process.env['WRITE_GOLDEN'] === '1') writeFileSync(file, text)
    assert.equal(text, readFileSync(file, 'utf8'))
  }
}

/** A text without what differs from run to run or release to release. */
const steady = (text: string): string =>
  text
    .replaceAll(/\b(rpt|rcp)_\w{22}\b/g, '$1_…')
    .replaceAll(/\bdel_\w{64}\b/g, 'del_…')
    .replaceAll(/\b20\d\d\.\d\d\.\d\d\.\d+\b/g, '<release>')

/** A value as an agent would quote it. */
export const quoted = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')

export type Json = Record<string, any>

/** The members that a sentence of nextSteps tells to send: `"acceptRewrite": true`. */
export const membersIn = (sentence: string): Json =>
  Object.fromEntries(
    [...sentence.matchAll(/"(\w+)": (true|false)/g)].map(([, name, value]) => [name, value === 'true']),
  )

/** The sentence of nextSteps about the rewrite, or about a mock receipt. Fails without one. */
export function stepAbout(nextSteps: readonly string[], subject: RegExp): string {
  const found = nextSteps.find((step) => subject.test(step))
  assert.ok(found !== undefined, `no step about ${String(subject)} in ${quoted(nextSteps)}`)
  return found
}

/** What the agent shows of a refusal: every finding with its advice, the rewrite word for word, the disclaimer. */
export function refusalOf({ preflight, rewrite }: Json): string {
  const findings = (preflight['findings'] as Json[]).map(
    ({ excerpt, message, advice }) => `“${String(excerpt)}”: ${String(message)} ${String(advice)}`,
  )
  return [
    `Laurel does not help with this text as it stands. ${findings.join(' ')}`,
    `Its rewrite: “${String(rewrite['safeIdea'])}”`,
    'Do you want to use the rewrite, change your own text, or stop here?',
  ].join('\n\n')
}

/** A call of the flow with these members; answers with the whole result. */
export type Flow = (members: Json) => Promise<Json>

/**
 * The talk of every agent once it knows the call: a shown refusal, a yes to the rewrite, a yes to a mock receipt. Each
 * call has the members of the call before and those that `nextSteps` names.
 */
export async function talk(transcript: Transcript, idea: string, flow: Flow): Promise<Json> {
  const first = { idea, simulate: false }
  const refused = await flow(first)
  assert.equal(refused['outcome'], 'fail')
  assert.equal(refused['simulation'] ?? null, null)
  const shown = String(refused['rewrite']['safeIdea'])
  transcript.says('Agent', refusalOf(refused))
  transcript.says('Person', 'Yes, use the rewrite.')

  const second = { ...first, ...membersIn(stepAbout(refused['nextSteps'] as string[], /use it|rewrite/)) }
  assert.deepEqual(second, { idea, simulate: false, acceptRewrite: true })
  const accepted = await flow(second)
  assert.equal(accepted['rewrite']['safeIdea'], shown, 'the rewrite that was shown')
  assert.notEqual(accepted['outcome'], 'fail')
  assert.equal(accepted['simulation'] ?? null, null)
  transcript.says('Agent', `It is now: “${shown}” Do you want a mock receipt of it?`)
  transcript.says('Person', 'Yes.')

  const third = { ...second, ...membersIn(stepAbout(accepted['nextSteps'] as string[], /mock receipt/)) }
  assert.deepEqual(third, { idea, simulate: true, acceptRewrite: true })
  const made = await flow(third)
  assert.equal(made['rewrite']['safeIdea'], shown)
  const { shareUrl } = made['simulation'] as Json
  transcript.says(
    'Agent',
    `Here is your mock receipt: ${String(shareUrl)} ${String(made['disclaimer'] ?? made['simulation']['disclaimer'])}`,
  )
  return made['simulation'] as Json
}
