/**
 * Fills the nonce of forms with 128 random bits, in hex, whenever a page is shown, so that a double click or a reload
 * makes one result. A form that came back because it failed keeps its own: sent again, it is the same form.
 */
export function fillNonces(root: ParentNode): void {
  addEventListener('pageshow', ({ persisted }) => {
    for (const field of root.querySelectorAll<HTMLInputElement>('input[name=nonce]')) {
      if (field.value !== '' && !persisted) continue
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    }
  })
}
