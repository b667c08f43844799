/** What a share sheet gets. */
export interface Shared {
  readonly title: string
  readonly url: string
  /** Path of the picture on this service. */
  readonly picture: string
}

/** Milliseconds to wait for the picture: a browser opens the sheet only for some seconds after the tap. */
const mostMs = 3_000

/**
 * Opens the share sheet of the system, with the picture where the browser can share files. Resolves to false when the
 * sheet cannot be opened; a person who closes it has been served.
 */
export async function systemShare({ title, url, picture }: Shared): Promise<boolean> {
  const files = await pictureFiles(title, picture)
  try {
    await navigator.share({ title, url, ...(files.length > 0 && { files }) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** The picture as a file to share; none where files cannot be shared or the picture does not come in time. */
async function pictureFiles(title: string, picture: string): Promise<File[]> {
  const type = 'image/png'
  const fits = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })
  if (!fits(new File([], 'mock-badge.png', { type }))) return []
  try {
    const answer = await fetch(picture, { signal: AbortSignal.timeout(mostMs) })
    const file = new File([await answer.blob()], `${fileName(title)}.png`, { type })
    return answer.ok && fits(file) ? [file] : []
  } catch {
    return []
  }
}

/** A file name of the letters and digits of a title. */
const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'mock-badge'
