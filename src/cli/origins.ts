const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)

/** Reads an https address; plain http is allowed for loopback addresses only. */
export function secureAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    throw new Error('must be an https address; plain http only for loopback')
  return text.replace(/(?<!\/)\/+$/, '')
}

/** Reads the origin of a timestamp calendar. Throws for more than an origin. */
export function calendarOrigin(text: string): string {
  const address = secureAddress(text)
  if (new URL(address).origin !== address.toLowerCase())
    throw new Error('must be a list of origins, such as https://calendar.example')
  return new URL(address).origin
}

/** Reads an origin, or `https://*.domain` for exactly one label in the place of the star (docs/spec/decisions.md 7). */
export function upgradePattern(text: string): string {
  const star = /^https:\/\/\*\.([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(text)
  return star ? text.toLowerCase() : calendarOrigin(text)
}
