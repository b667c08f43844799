import { html } from 'ghtml'
import { saidOf } from '../../core/calendar-words.ts'
import {
  type BitcoinPath,
  type Calendar,
  type ProofState,
  type Verification,
  timestampingOff,
} from '../../core/proof.ts'
import type { Step } from '../../core/proof-tree.ts'
import { notOnChain } from '../../core/words.ts'
import { segment, timeElement } from '../html.ts'
import { layout } from '../layout.ts'
import { proofCheck } from './proof-check.ts'
import { proofTree } from './proof-tree.ts'

/** A proof as GET /api/proof/:id answers it. */
export interface ShownProof {
  readonly proofId: string
  readonly hash: string
  readonly state: ProofState
  readonly createdAt: string
  readonly submittedAt: string | null
  readonly confirmedAt: string | null
  readonly calendars: readonly Calendar[]
  readonly bitcoin: BitcoinPath | null
  readonly verification: Verification
  readonly statement: string
}

export interface ProofPage {
  /** Configured public address, without a slash at the end. */
  readonly publicUrl: string
  readonly proof: ShownProof
  /** Whether a calendar is configured. */
  readonly submits: boolean
  /** The .ots file, once there is one. */
  readonly tree: { readonly bytes: number; readonly nodes: readonly Step[] } | null
  /**
   * The kind of the committed record, if it is one of this service. Its address is left out, so that sharing a proof
   * does not share the record.
   */
  readonly subject: 'receipt' | 'report' | 'pack' | null
}

/** The page of a proof: statement, state, and how to check it elsewhere. */
export function proofPage({ publicUrl, proof, submits, tree, subject }: ProofPage): string {
  const id = segment(proof.proofId)
  return layout({
    publicUrl,
    path: `/proof/${id}`,
    title: `${headline(proof, submits)} – Laurel proof`,
    description: 'A timestamp proof: it says that a digest existed before a time, and nothing else.',
    noindex: true,
    mock: subject === 'receipt',
    script: true,
    main: html`
      <article class="proof">
        <p class="kicker">Timestamp proof</p>
        <h1>${headline(proof, submits)}</h1>
        <p class="lead statement !${tone(proof)}">!${timesKept(proof.statement)}</p>
        <h2 class="label" id="hash">SHA-256 that was committed</h2>
        <p class="digest" aria-labelledby="hash"><code>${proof.hash}</code></p>
        !${subject === null ? '' : html`<p>${subjects[subject]}</p>`}
        <ul class="links screen">
          !${tree === null ? '' : html`<li><a class="button" href="/api/proof/${id}/ots">Download the .ots file</a></li>`}
          <li><a href="/api/proof/${id}">JSON</a></li>
          !${tree === null ? '' : html`<li><a href="/api/proof/${id}/tree">Tree as JSON</a></li>`}
        </ul>
        !${timeline(proof, submits)} !${submits ? askNow(id, proof) : ''}
        !${proofCheck({ publicUrl, id, hash: proof.hash, path: proof.bitcoin, nodes: tree?.nodes ?? null })}
        !${tree === null ? '' : proofTree(tree.nodes, tree.bytes, `/api/proof/${id}/tree`)} !${meaning}
      </article>
    `,
  })
}

const subjects = {
  receipt: `It is the digest of a mock receipt of this service. The receipt stays a mock, ${notOnChain}; only its hash was committed.`,
  report: 'It is the digest of a screening report of this service.',
  pack: 'It is the digest of the content of the agent pack.',
} as const

function headline({ bitcoin, verification, state }: ShownProof, submits: boolean): string {
  if (bitcoin === null && !submits) return state === 'committed' ? 'Hash stored' : 'Submitted, not yet in Bitcoin'
  if (bitcoin === null)
    return state === 'committed' ? 'Hash stored, waiting for calendars' : 'Waiting for a Bitcoin block'
  if (verification.status === 'matches') return `Matches block ${bitcoin.height}`
  if (verification.status === 'mismatch') return `Does not match block ${bitcoin.height}`
  return `Path to Bitcoin block ${bitcoin.height}`
}

/** The statement, with times that do not wrap. */
const timesKept = (statement: string): string =>
  html`${statement}`.replace(
    /(\d{4}-\d\d-\d\d(?:T[\d:]{8}\.\d{3}Z)?)([.,:]?)/g,
    (_, time: string, stop: string) => html`<span class="whole"><time datetime="${time}">${time}</time>${stop}</span>`,
  )

const tone = ({ verification: { status } }: ShownProof): string =>
  status === 'matches' ? 'pass' : status === 'mismatch' ? 'fail' : ''

type Progress = 'done' | 'now' | 'later' | 'bad'
const progressWords: Readonly<Record<Progress, string>> = { done: 'Done', now: 'Now', later: 'Later', bad: 'Wrong' }

const step = (progress: Progress, title: string, body: string): string => html`
  <li class="${progress}" !${progress === 'now' ? 'aria-current="step"' : ''}>
    <h3><span class="progress">${progressWords[progress]}</span> ${title}</h3>
    !${body}
  </li>
`

function timeline(proof: ShownProof, submits: boolean): string {
  const now: Progress = submits ? 'now' : 'later'
  const { createdAt, submittedAt, bitcoin, verification, calendars } = proof
  return html`
    <h2 id="timeline">How far it has come</h2>
    <ol class="timeline">
      !${step('done', 'Hash committed', html`<p>Stored !${timeElement(createdAt)}.</p>`)}
      !${step(
        submittedAt === null ? now : 'done',
        'Submitted to calendars',
        html`<p>!${submission(proof, submits)}</p>
          !${calendars.length === 0 ? '' : calendarList(calendars)}`,
      )}
      !${step(
        bitcoin !== null ? 'done' : submittedAt === null ? 'later' : now,
        bitcoin === null ? 'In a Bitcoin block' : `Path to block ${bitcoin.height}`,
        bitcoin === null
          ? html`<p>
              ${submits ? takesHours : submittedAt === null ? 'Not yet: no calendar has it.' : timestampingOff}
            </p>`
          : html`<p>
              The path came from
              <bdi>${bitcoin.attestedBy}</bdi
              >.!${verification.status === 'matches' ? '' : ' That alone proves nothing yet.'}
            </p>`,
      )}
      !${step(checkProgress(proof), 'Compared with the block header', html`<p>!${bitcoin === null ? 'Not yet: no block is known.' : checkWords(verification, submits)}</p>`)}
    </ol>
  `
}

const takesHours = 'This takes hours, sometimes days: calendars put many hashes into one transaction.'

function submission({ submittedAt }: ShownProof, submits: boolean): string {
  if (submittedAt !== null) return html`First answer !${timeElement(submittedAt)}.`
  return submits ? 'A calendar answers within seconds as a rule. Reload this page to see it.' : timestampingOff
}

function checkProgress({ bitcoin, verification: { status } }: ShownProof): Progress {
  if (status === 'matches') return 'done'
  if (status === 'mismatch') return 'bad'
  return bitcoin === null ? 'later' : 'now'
}

function checkWords({ status, source, checkedAt, confirmations }: Verification, submits: boolean): string {
  const by = html`with <bdi>${source ?? ''}</bdi>`
  const at = checkedAt === null ? '' : html` !${timeElement(checkedAt)}`
  switch (status) {
    case 'matches':
      return html`The Merkle roots are equal. Checked !${by}!${at}, ${confirmations ?? 0} deep.`
    case 'mismatch':
      return html`The Merkle roots differ. Checked !${by}!${at}.!${submits ? ' The calendars are asked on.' : ''}`
    case 'unavailable':
      return html`Could not be checked !${by}!${at}. It is tried again; this says nothing about the proof.`
    case 'not-checked':
      return 'Not checked here. Below is how you check it yourself.'
  }
}

const statusWords: Readonly<Record<Calendar['status'], string>> = {
  waiting: 'has not answered yet',
  pending: 'has accepted it',
  confirmed: 'has sent a path to a block',
}

const calendarList = (calendars: readonly Calendar[]): string => html`
  <ul class="calendars">
    !${calendars.map(
      ({ url, status, reason, lastCheckedAt, nextCheckAt }) => html`
        <li>
          <strong><bdi>${url.replace(/^https?:\/\//, '')}</bdi></strong> ${statusWords[status]}. !${said(reason)}
          <span class="quiet">
            !${lastCheckedAt === null ? '' : html`Last asked !${timeElement(lastCheckedAt)}.`}
            !${nextCheckAt === null ? '' : html`Next !${timeElement(nextCheckAt)}.`}
          </span>
        </li>
      `,
    )}
  </ul>
`

/** A reason: text of a calendar in quotation marks, which it cannot contain; our own text without. */
function said(reason: string): string {
  const { quoted, words } = saidOf(reason)
  if (words === '') return ''
  return quoted ? html`Its own words: “<bdi>${words}</bdi>”.` : html`At the last attempt ${words}.`
}

/** The form for an upgrade, which needs no script. Each calendar is asked once a minute at most. */
const askNow = (id: string, { state }: ShownProof): string =>
  state !== 'ots_pending'
    ? ''
    : html`
        <form class="screen" method="post" action="/proof/${id}/upgrade">
          <p class="buttons"><button class="button plain">Ask the calendars now</button></p>
        </form>
      `

const meaning = html`
  <section class="panel" aria-labelledby="meaning">
    <h2 id="meaning">What a proof says</h2>
    <p>
      A proof is not an asset. It says that a digest existed before a time: not who made it, not that it is the only
      one, not that anything was issued, and nothing about what the hashed text claims.
    </p>
    <p>Keep the file and its .ots together: without the very bytes that were hashed, the proof is about nothing.</p>
    <p class="screen"><a href="/proofs">Commit another hash, or check a file</a></p>
  </section>
`
