/** The changing parts of the page of a proof: elements of the server's HTML with `data-view` or `data-when`. */
import type { ProofView, ShownProof, ViewCalendar, ViewStep } from '../../core/proof-view.ts'
import type { Step } from '../../core/proof-tree.ts'
import { made, part } from '../page/made.ts'
import { fetchTree } from './requests.ts'
import { treeLines } from './rows.ts'

/** Sets a text that has changed; an equal one keeps a selection of the reader. */
function setText(root: ParentNode, selector: string, text: string): void {
  for (const element of root.querySelectorAll(selector)) if (element.textContent !== text) element.textContent = text
}

/** Shows what the answer of GET /api/proof/:id says. `onAdded` gets each part that the page did not show before. */
export function showView(
  root: HTMLElement,
  proof: ShownProof,
  view: ProofView,
  onAdded: (part: HTMLElement) => void,
): void {
  const { bitcoin, state } = proof
  showWhen(root, 'file', state !== 'committed', onAdded)
  showWhen(root, 'no-file', state === 'committed', onAdded)
  showWhen(root, 'pending', state === 'ots_pending', onAdded)
  showWhen(root, 'path', bitcoin !== null, onAdded)
  document.title = document.title.replace(/^.*? –/, `${view.headline} –`)
  setText(root, '[data-view=headline]', view.headline)
  setText(root, '[data-view=lead]', view.lead)
  setText(root, '[data-view=keep]', view.keep)
  part(root, '[data-view=lead]').className = `lead statement ${view.tone}`
  setText(root, '[data-view=statement]', proof.statement)
  root.querySelectorAll('.course > li').forEach((item, i) => {
    const step = view.steps[i]
    if (step !== undefined) showStep(item, step)
  })
  part(root, '[data-view=calendars]').replaceChildren(...view.calendars.map(calendarItem))
  if (bitcoin !== null) {
    setText(root, '[data-view=height]', String(bitcoin.height))
    setText(root, '[data-view=root]', bitcoin.merkleRoot)
  }
}

/** Shows or takes away the parts of a state. What a state has not reached yet is a template (pages/proof/when.ts). */
function showWhen(root: ParentNode, state: string, holds: boolean, onAdded: (part: HTMLElement) => void): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[data-when=${state}]`)) {
    if (!(element instanceof HTMLTemplateElement)) element.hidden = !holds
    else if (holds) {
      const shown = made('div', { 'data-when': state }, element.content.cloneNode(true))
      element.replaceWith(shown)
      onAdded(shown)
    }
  }
}

const progressWords: Readonly<Record<ViewStep['progress'], string>> = {
  done: 'Done: ',
  now: 'Now: ',
  later: 'Later: ',
  bad: 'Wrong: ',
}

function showStep(item: Element, { progress, title, words }: ViewStep): void {
  item.className = `step-${progress}`
  if (progress === 'now') item.setAttribute('aria-current', 'step')
  else item.removeAttribute('aria-current')
  setText(item, '.progress', progressWords[progress])
  setText(item, 'strong', title)
  setText(item, '.quiet', words)
}

const calendarItem = ({ name, words, quoted, when }: ViewCalendar): HTMLElement =>
  made(
    'li',
    {},
    made('strong', {}, made('bdi', {}, name)),
    ` ${words} `,
    ...(quoted === '' ? [] : ['Its own words: “', made('bdi', {}, quoted), '”. ']),
    made('span', { class: 'quiet' }, when),
  )

/** Shows the tree and the promises of the .ots file, which has changed. */
export async function showFileParts(root: HTMLElement, proof: ShownProof): Promise<void> {
  if (proof.state === 'committed') return
  let tree: { readonly bytes: number; readonly nodes: readonly Step[] }
  try {
    tree = await fetchTree(proof.proofId)
  } catch (error) {
    // The folded parts stay as they were; the file itself is always the newest.
    console.info(error)
    return
  }
  const { bytes, nodes } = tree
  const details = part(root, '[data-view=tree]')
  setText(details, 'summary', `The whole proof: ${bytes} bytes, ${nodes.length} operations`)
  part(details, 'ol').replaceChildren(...treeLines(nodes))
  part(root, '[data-view=promises]').replaceChildren(...nodes.flatMap(promises))
}

const promises = ({ attestations, message }: Step): readonly HTMLElement[] =>
  attestations.flatMap(({ kind, uri = '', askAt = '' }) =>
    kind === 'pending'
      ? [
          made('dt', {}, made('bdi', {}, uri)),
          made('dd', {}, 'Commitment ', made('code', {}, message)),
          made('dd', {}, 'Address ', made('code', {}, askAt)),
        ]
      : [],
  )
