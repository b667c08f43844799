import { made } from './made.ts'

/** Offers bytes that the page has as a download. */
export function saveFile(name: string, mediaType: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = made('a', { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read it; at once would be too early in some.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 60_000)
}
