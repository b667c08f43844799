/** A button that copies the address of its page (`data-address`). Without a script it is hidden. */
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
        // No permission, or no clipboard on plain http.
        button.textContent = said.textContent = 'Copy it from the address bar'
      },
    )
  })
  button.hidden = false
}
