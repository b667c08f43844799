/** The page of a proof keeps itself up to date until its proof is settled (pages/proof/proof). */
import { proofView, type ProofView, type ShownProof } from '../../core/proof-view.ts'
import { made, part } from '../page/made.ts'
import { RequestFailure } from '../page/send.ts'
import type { PageTools } from '../page/tools.ts'
import { proofOf, rememberProof, storedThings } from '../things/things.ts'
import { saveOts } from './file-row.ts'
import { sentHashNote } from './hash-form.ts'
import { pauseMs } from './pause.ts'
import { showFileParts, showView } from './proof-parts.ts'
import { askCalendars, fetchProof } from './requests.ts'
import { shownName } from './rows.ts'

/** How often the words are brought up to date without a request: `5 minutes ago` grows older. */
const wordsMs = 60_000

export function start(root: HTMLElement, { addCopyButtons }: PageTools): void {
  const id = root.dataset['proof'] ?? ''
  const submits = root.dataset['submits'] === 'true'
  const said = part(root, '[data-view=said]')
  const box = root.querySelector<HTMLElement>('[data-view=follow]')
  let proof: ShownProof | null = null
  let view: ProofView | null = null
  let shownState = part(root, '[data-view=headline]').textContent
  let pauses = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let clock: ReturnType<typeof setInterval> | undefined

  // By the clock of the service: that of the browser may be hours off.
  const ahead = Date.parse(root.dataset['now'] ?? '') - Date.now()
  const now = () => Date.now() + (Math.abs(ahead) < 2 * wordsMs ? 0 : ahead)

  function show(): void {
    if (proof === null) return
    view = proofView(proof, { submits, now: new Date(now()).toISOString() })
    showView(root, proof, view, addCopyButtons)
    if (box !== null) box.hidden = view.settled || !submits
  }

  /** Reads the proof; says what has changed. Stops when it is gone. */
  async function look(): Promise<boolean> {
    try {
      proof = await fetchProof(id)
    } catch (error) {
      return !(error instanceof RequestFailure && error.status === 404)
    }
    show()
    if (view !== null && view.headline !== shownState) {
      shownState = view.headline
      pauses = 0
      said.textContent = `${view.headline}. ${view.lead}`.trim()
      await showFileParts(root, proof)
    }
    return true
  }

  async function go(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const goesOn = await look()
    if (!goesOn || view?.settled === true) {
      clearInterval(clock)
      return
    }
    wait()
  }

  function wait(): void {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(() => void go(), pauseMs(proof, pauses, now()))
    pauses += 1
  }

  if (box !== null) {
    part(root, '[data-view=follows]').textContent = 'This page keeps itself up to date.'
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) {
        clearTimeout(timer)
        timer = undefined
      } else if (view?.settled !== true) void go()
    })
    box.addEventListener('submit', (event) => {
      event.preventDefault()
      void ask()
    })
    clock = setInterval(show, wordsMs)
    wait()
  }

  async function ask(): Promise<void> {
    const button = box?.querySelector('button')
    if (!button || button.disabled) return
    button.disabled = true
    said.textContent = 'Asking the calendars.'
    let failure = ''
    try {
      await askCalendars(id)
    } catch (error) {
      failure = error instanceof Error ? error.message : ''
    }
    const before = shownState
    await go()
    button.disabled = false
    if (failure !== '') said.textContent = failure
    else if (shownState === before) said.textContent = 'Nothing new yet.'
    part(root, '[data-view=follows]').textContent = said.textContent
  }

  startCopying(root, said)
  name(root, id)
}

/** The button that copies the address of this page. */
function startCopying(root: HTMLElement, said: HTMLElement): void {
  const button = part(root, '[data-view=copy]')
  const { address = '' } = button.dataset
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(address).then(
      () => {
        button.textContent = said.textContent = 'Link copied'
      },
      () => {
        // No permission, or no clipboard on plain http.
        button.textContent = said.textContent = 'Copy it from the address bar'
      },
    )
  })
  button.hidden = false
}

/** Lists a proof whose hash this tab has just sent, and shows the name of the file if this browser knows it. */
function name(root: HTMLElement, id: string): void {
  const hash = part(root, '.digest code').textContent
  try {
    if (sessionStorage.getItem(sentHashNote) === hash) {
      sessionStorage.removeItem(sentHashNote)
      rememberProof({ id, fileName: '', hash, madeAt: new Date().toISOString(), otsUrl: `/api/proof/${id}/ots` })
    }
  } catch {
    // Storage is off, so there is no list either.
  }
  const fileName = storedThings().proofs.find((one) => one.id === id)?.fileName ?? proofOf(hash)?.fileName ?? ''
  if (fileName === '') return
  const about = part(root, '[data-view=file]')
  const shown = made('strong', {}, made('bdi', {}, shownName(fileName)))
  about.replaceChildren('Your file ', shown, made('span', { class: 'quiet' }, ' (a name that only this browser knows)'))
  about.hidden = false
  // The link may come later than this listener.
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-view=download]') === null) return
    event.preventDefault()
    void saveOts(id, fileName)
  })
}
