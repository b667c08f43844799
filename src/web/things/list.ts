/** The page of My things: the list, its export and import, removal and deletion. */
import { part } from '../page/made.ts'
import { exportThings, importedThings } from './exchange.ts'
import { askHowFar } from './how-far.ts'
import { showFar, thingSections } from './items.ts'
import { countOf } from './things-file.ts'
import { onOtherTabs, rememberThings, storageState, storageWords, storedThings } from './things.ts'

export function start(root: HTMLElement): void {
  const list = part(root, '[data-part=list]')
  const said = part(root, '[data-part=said]')
  const empty = part(root, '[data-part=empty]') as HTMLTemplateElement
  const exporting = part(root, '[data-part=export]')
  const opening = part(root, '[data-part=open]')
  const lost = part(root, '[data-part=lost]')
  const tools = part(root, '[data-part=tools]')
  const importing = part(root, '#import') as HTMLInputElement

  const say = (words: string) => {
    said.textContent = words
  }

  const show = () => {
    const things = storedThings()
    const any = countOf(things) > 0
    list.replaceChildren(...(any ? thingSections(things, { say, changed: show }) : [empty.content.cloneNode(true)]))
    // A saved list is opened, and what it is good for is said, below the list, or in the card that says that there is nothing yet.
    ;(any ? tools : part(list, '[data-part=saved]')).append(opening, lost)
    tools.hidden = !any
  }

  exporting.addEventListener('click', () => {
    exportThings(storedThings())
    say('The list was saved as a file. It holds the codes that delete what you made: keep it to yourself.')
  })

  importing.addEventListener('change', () => {
    const file = importing.files?.[0]
    importing.value = ''
    if (file !== undefined) void take(file)
  })

  async function take(file: File): Promise<void> {
    const things = await importedThings(file)
    if (things === null) {
      say(`${file.name} is no saved list of My things.`)
      return
    }
    const before = countOf(storedThings())
    const kept = rememberThings(things)
    show()
    const added = countOf(storedThings()) - before
    say(kept === 'kept' ? `${added === 0 ? 'Nothing new' : added} added to the list.` : storageWords[kept])
  }

  const state = storageState()
  if (state !== 'kept') say(storageWords[state])
  lost.hidden = state === 'off'
  show()
  if (state === 'off') part(list, '[data-part=saved]').hidden = true
  onOtherTabs(show)
  const ids = storedThings().proofs.map(({ id }) => id)
  void askHowFar(ids, (id, far) => {
    showFar(list, id, far)
  })
}
