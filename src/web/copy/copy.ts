/** A button that copies an address (`data-address`): that of its page, or that of the field beside it. */
import { made } from '../page/made.ts'

export function start(button: HTMLElement): void {
  const { address = '' } = button.dataset
  const said = made('span', { class: 'hidden', role: 'status' })
  button.after(said)
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(address).then(
      () => {
        button.textContent = said.textContent = 'Link copied'
      },
      () => {
        // No permission, or no clipboard on plain http: the address is selected, so that a key press copies it.
        const field = button.parentElement?.querySelector('input')
        button.dataset['failed'] = ''
        field?.select()
        button.textContent = said.textContent = field ? 'Selected: copy it now' : 'Copy it from the address bar'
      },
    )
  })
  button.hidden = false
}
