import { systemShare } from './system-share.ts'

/** The share bar of a receipt: shows the buttons that need a script. Files, QR code and snippet work without one. */
export function start(root: HTMLElement): void {
  const { title = '', address = '', picture = '' } = root.dataset
  const field = root.querySelector('input')
  const said = root.querySelector('[role=status]')
  const button = (name: string): HTMLButtonElement | null => root.querySelector(`[data-share=${name}]`)
  const [system, copy, print] = [button('system'), button('copy'), button('print')]
  if (field === null || said === null || system === null || copy === null || print === null) return

  const say = (words: string): void => {
    said.textContent = words
  }
  const copyAddress = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      say('The link is copied. Paste it into a message.')
    } catch {
      // No permission, or no clipboard on plain http: the address is selected, so that a key press copies it.
      field.parentElement?.classList.add('asked')
      field.focus()
      say('The address is selected. Copy it with the keyboard or a long press.')
    }
  }
  const share = async (): Promise<void> => {
    system.disabled = true
    const opened = await systemShare({ title, url: address, picture })
    system.disabled = false
    if (!opened) await copyAddress()
  }

  field.addEventListener('focus', () => {
    field.select()
  })
  copy.addEventListener('click', () => void copyAddress())
  print.addEventListener('click', () => {
    print.blur()
    window.print()
  })
  system.addEventListener('click', () => void share())
  copy.hidden = print.hidden = false
  // One main action: the share sheet where there is one, otherwise the link.
  if ('share' in navigator) system.hidden = false
  else {
    system.remove()
    copy.classList.remove('plain')
  }
}
