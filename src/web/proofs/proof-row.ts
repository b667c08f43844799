/** The row of a .ots file, with the file that it is about if that is here: what the check says. */
import { displayDate } from '../../core/display.ts'
import { made, madeButton } from '../page/made.ts'
import { proofOf } from '../things/things.ts'
import { type FileStatement, heightsToCheck, statementFor } from './block-checks.ts'
import { checkWords } from './check-words.ts'
import { type FileEntry, type ProofEntry, fill } from './entries.ts'
import type { ReadProof } from './read-proof.ts'
import { code, fileTitle, folded, progressBar, shownName, title, treeLines } from './rows.ts'

export interface ProofActions {
  readonly cancel: (entry: FileEntry) => void
  readonly compare: (entry: ProofEntry) => void
  readonly stamp: (entry: FileEntry) => void
}

export function showProof(entry: ProofEntry, actions: ProofActions): void {
  const { row, read, file, name } = entry
  row.className = 'file'
  if (typeof read === 'string') {
    fill(row, title(name, ''), made('p', { class: 'file-verdict fail' }, `This is no timestamp proof. ${read}`))
    return
  }
  const heading = file === null ? title(name, 'a timestamp proof') : fileTitle(file)
  const beside = file === null ? [] : [made('p', { class: 'quiet' }, 'with ', made('bdi', {}, shownName(name)))]
  if (file?.error != null) {
    fill(row, heading, ...beside, made('p', { class: 'file-verdict fail' }, file.error))
    return
  }
  const digest = file?.digests.get(read.fileHashOp)
  if (file !== null && digest === undefined) {
    fill(row, heading, ...beside, progressBar(file, actions.cancel))
    return
  }
  const same = digest === undefined ? null : digest === read.digest
  const judged = statementFor(read, entry.checked, entry.checkedAt)
  const { tone, words } = checkWords(same, judged, read.calendars.length)
  fill(
    row,
    heading,
    ...beside,
    made('p', { class: `file-verdict ${tone}` }, words),
    ...(same === null ? [wanted(read)] : []),
    ...(same === false ? [] : comparison(entry, read, judged, actions)),
    exact(read, digest, same === false ? null : judged),
  )
}

/** Which file is missing, by its name if My things know it. */
function wanted(read: ReadProof): HTMLElement {
  const known = read.fileHashOp === 'sha256' ? proofOf(read.digest) : undefined
  return known === undefined || known.fileName === ''
    ? made('p', {}, 'Drop the file that it is about, too.')
    : made(
        'p',
        {},
        'It is about ',
        made('bdi', {}, shownName(known.fileName)),
        `, which you timestamped on ${displayDate(known.madeAt)}. Drop that file, too.`,
      )
}

/** What is left to do: compare with blocks, of which only the height is sent, or wait for the calendars. */
function comparison(
  entry: ProofEntry,
  read: ReadProof,
  { status }: FileStatement,
  { compare }: ProofActions,
): readonly HTMLElement[] {
  if (read.paths.length === 0) return read.calendars.length === 0 ? [] : [later(read)]
  const unconfigured = entry.checked.some(({ block }) => block.status === 'not-configured')
  const heights = status === 'matches' ? [] : heightsToCheck(read, entry.checked)
  return [
    ...(unconfigured
      ? [made('p', {}, 'This service has no source of Bitcoin blocks, so compare it by hand, as described below.')]
      : []),
    ...(heights.length === 0 || unconfigured ? [] : [compareButton(entry, heights, compare)]),
  ]
}

function compareButton(
  entry: ProofEntry,
  heights: readonly number[],
  compare: (entry: ProofEntry) => void,
): HTMLElement {
  const more = entry.checked.length === 0 ? '' : 'more '
  const what = heights.length === 1 ? `block ${heights[0] ?? ''}` : `${heights.length} ${more}blocks`
  const button = madeButton(entry.busy ? 'Comparing …' : `Compare with ${what}`, 'button', () => {
    compare(entry)
  })
  button.disabled = entry.busy
  return made(
    'p',
    { class: 'buttons act' },
    button,
    made(
      'span',
      { class: 'quiet' },
      `Sends the ${heights.length === 1 ? 'number of the block' : 'numbers of the blocks'}, and nothing else.`,
    ),
  )
}

/** A proof that was made here has a page; the calendars of any other are nobody else's business. */
function later({ fileHashOp, digest }: ReadProof): HTMLElement {
  const known = fileHashOp === 'sha256' ? proofOf(digest) : undefined
  if (known !== undefined)
    return made(
      'p',
      {},
      'It was made here: ',
      made('a', { href: `/proof/${known.id}` }, 'its page'),
      ' has the newest .ots.',
    )
  return folded(
    'How to bring it up to date',
    made('p', {}, 'This page asks no calendar. In a terminal, with the reference client or in a checkout of Laurel:'),
    made('pre', { tabindex: '0' }, made('code', {}, 'ots upgrade FILE.ots')),
    made('pre', { tabindex: '0' }, made('code', {}, 'npx --no -- laurel upgrade FILE.ots')),
  )
}

/** Paths that are written out to be compared by hand; a proof has one or two. */
const mostByHand = 20

function exact(read: ReadProof, digest: string | undefined, judged: FileStatement | null): HTMLElement {
  const { fileHashOp, paths, steps, bytes } = read
  const rest = paths.length - mostByHand
  const byHand =
    judged === null
      ? []
      : [
          ...paths
            .slice(0, mostByHand)
            .map(({ height, merkleRoot }) =>
              made(
                'p',
                {},
                `By hand: in a block explorer, block ${height} must have the Merkle root `,
                made('code', {}, merkleRoot),
              ),
            ),
          ...(rest > 0 ? [made('p', {}, `${rest} more are in the whole proof.`)] : []),
        ]
  return folded(
    'In exact words',
    ...(judged === null ? [] : [made('p', { class: 'exact' }, judged.statement)]),
    made('p', {}, `The ${fileHashOp} that the proof is about:`),
    code(read.digest),
    ...(digest === undefined || digest === read.digest
      ? []
      : [made('p', {}, `The ${fileHashOp} of the file:`), code(digest)]),
    ...byHand,
    made(
      'details',
      { class: 'tree' },
      made('summary', {}, `The whole proof: ${bytes} bytes, ${steps.length} operations`),
      made('ol', {}, ...treeLines(steps)),
    ),
  )
}
