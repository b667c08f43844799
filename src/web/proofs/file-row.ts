/** The row of a file without a proof beside it: read it, timestamp it, or find it among My things. */
import { displayDate } from '../../core/display.ts'
import { proofView } from '../../core/proof-view.ts'
import { made, madeButton } from '../page/made.ts'
import { saveFile } from '../page/save-file.ts'
import { proofOf } from '../things/things.ts'
import { type FileEntry, fill } from './entries.ts'
import { fetchOts, fetchProof } from './requests.ts'
import { code, fileTitle, folded, progressBar, shownName } from './rows.ts'

export interface FileActions {
  readonly cancel: (entry: FileEntry) => void
  readonly stamp: (entry: FileEntry) => void
  /** Whether a calendar is configured. */
  readonly submits: boolean
}

export function showFile(entry: FileEntry, actions: FileActions): void {
  const { row, error } = entry
  const hash = entry.digests.get('sha256')
  row.className = 'file'
  if (error !== null) fill(row, fileTitle(entry), made('p', { class: 'file-verdict fail' }, error))
  else if (hash === undefined) fill(row, fileTitle(entry), progressBar(entry, actions.cancel))
  else fill(row, fileTitle(entry), ...standing(entry, hash, actions), fingerprint(hash))
}

const fingerprint = (hash: string): HTMLElement =>
  folded('Fingerprint', made('p', {}, 'The SHA-256 of the file:'), code(hash))

function standing(entry: FileEntry, hash: string, actions: FileActions): readonly HTMLElement[] {
  const { stamp } = entry
  switch (stamp.kind) {
    case 'made':
      return [
        made(
          'p',
          { class: 'file-verdict' },
          actions.submits
            ? 'Timestamped. It is usually in a Bitcoin block within a few hours.'
            : 'Its fingerprint is stored. It is not sent on, because timestamping is switched off here.',
          ' Keep the file as it is.',
        ),
        made('p', { class: 'buttons' }, openLink(stamp.id, entry.name)),
        ...(stamp.note === '' ? [] : [made('p', { class: 'quiet' }, stamp.note)]),
      ]
    case 'sending':
      return [made('p', { class: 'file-verdict' }, 'Sending the fingerprint …')]
    case 'failed':
      return [
        made('p', { class: 'file-verdict fail' }, `Not timestamped. ${stamp.words}`),
        stampButton(entry, 'Try again', actions),
      ]
    case 'none':
      return knownOr(entry, hash, actions)
  }
}

/** What My things know about the file, or the offer to timestamp it. */
function knownOr(entry: FileEntry, hash: string, actions: FileActions): readonly HTMLElement[] {
  const known = proofOf(hash)
  if (known === undefined)
    return [
      ...(entry.file.size === 0
        ? [made('p', { class: 'file-verdict' }, 'This file is empty, so its fingerprint is that of every empty file.')]
        : []),
      stampButton(entry, actions.submits ? 'Timestamp' : 'Store its fingerprint', actions),
    ]
  const far = made('p', { class: 'quiet', 'data-part': 'far' })
  const buttons = made('p', { class: 'buttons' }, openLink(known.id, entry.name))
  void followUp(known.id, entry, far, buttons, actions)
  return [
    made('p', { class: 'file-verdict pass' }, `You timestamped this on ${displayDate(known.madeAt)}.`),
    far,
    buttons,
    folded('Timestamp it again', stampButton(entry, 'Timestamp again', actions)),
  ]
}

/** Asks the service how far a known proof is, by the id of the proof, and offers its file. */
async function followUp(
  id: string,
  { name }: FileEntry,
  far: HTMLElement,
  buttons: HTMLElement,
  { submits }: FileActions,
): Promise<void> {
  try {
    const proof = await fetchProof(id)
    const { headline, lead } = proofView(proof, { submits, now: new Date().toISOString() })
    far.textContent = `${headline}. ${lead}`.trim()
    if (proof.state !== 'committed')
      buttons.append(madeButton('Download its .ots', 'button plain', () => void saveOts(id, name)))
  } catch (error) {
    far.textContent = error instanceof Error ? error.message : ''
  }
}

/** Offers the .ots file of a proof under the name of its file. */
export async function saveOts(id: string, name: string): Promise<void> {
  const bytes = await fetchOts(id)
  if (bytes !== null) saveFile(`${name}.ots`, 'application/vnd.opentimestamps.v1', bytes)
}

const openLink = (id: string, name: string): HTMLElement =>
  made(
    'a',
    { class: 'button', href: `/proof/${id}`, 'aria-label': `Open its timestamp: ${shownName(name)}` },
    'Open its timestamp',
  )

function stampButton(entry: FileEntry, text: string, { stamp }: FileActions): HTMLElement {
  const button = madeButton(text, 'button', () => {
    stamp(entry)
  })
  button.setAttribute('aria-label', `${text}: ${shownName(entry.name)}`)
  return made(
    'p',
    { class: 'buttons act' },
    button,
    made('span', { class: 'quiet' }, 'Sends one request with the fingerprint, and nothing else of the file.'),
  )
}
