import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.process>
type Range = readonly [Address, number]

/** Reads addresses and CIDR ranges. Throws an Error that says what they must be. */
export const readRanges = (texts: readonly string[]): readonly Range[] =>
  texts.map((text) => {
    if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
    if (!ipaddr.isValid(text)) throw new Error('must be a list of IP addresses or CIDR ranges')
    const address = ipaddr.process(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  })

/** Parses an address as peers and proxies write it: with a zone id, brackets, a port, or as IPv4-mapped IPv6. */
function read(text: string): Address | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*/s, '')
  // Short and octal forms (1.2.3, 017.0.0.1) are refused: they would give one client many buckets.
  const plain = bare.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(bare)
  return plain && ipaddr.isValid(bare) ? ipaddr.process(bare) : null
}

const within = (address: Address, ranges: readonly Range[]): boolean =>
  ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits))

/** Whether a peer is one of the trusted proxies, over which many clients come. */
export function isTrusted(socketAddress: string | undefined, trusted: readonly Range[]): boolean {
  const address = trusted.length === 0 ? null : read(socketAddress ?? '')
  return address !== null && within(address, trusted)
}

/** Cache: socket address without forwarding header to client. */
const known = new Map<string, string>()
const mostKnown = 1_000

/**
 * The client that an allowance belongs to: its IPv4 address or IPv6 /64 prefix (docs/spec/decisions.md 3). It is the
 * address of the socket, unless that is a trusted proxy. Then it is the right-most hop of X-Forwarded-For that is not a
 * trusted proxy, so entries written by the client never count. An invalid hop ends the walk: the proxy that reported it
 * counts as the client.
 */
export function clientOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly Range[],
): string {
  if (forwardedFor !== undefined || socketAddress === undefined) return walk(socketAddress, forwardedFor, trusted)
  let client = known.get(socketAddress)
  if (client === undefined) {
    if (known.size >= mostKnown) known.clear()
    known.set(socketAddress, (client = walk(socketAddress, undefined, trusted)))
  }
  return client
}

function walk(socketAddress: string | undefined, forwardedFor: string | undefined, trusted: readonly Range[]): string {
  let client = read(socketAddress ?? '')
  if (client === null) return 'unknown'
  const hops = forwardedFor === undefined ? [] : forwardedFor.split(',').reverse()
  for (const hop of hops) {
    if (!within(client, trusted)) break
    const next = read(hop)
    if (next === null) break
    client = next
  }
  if (client.kind() === 'ipv4') return client.toString()
  const prefix = client.toByteArray().slice(0, 8)
  return `${ipaddr.fromByteArray([...prefix, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`
}

/** The /48 prefix around a client that is a /64 prefix; undefined for every other. */
export function networkOf(client: string): string | undefined {
  if (!client.endsWith('/64')) return undefined
  const prefix = ipaddr.parse(client.slice(0, -3)).toByteArray().slice(0, 6)
  return `${ipaddr.fromByteArray([...prefix, ...new Array<number>(10).fill(0)]).toString()}/48`
}
