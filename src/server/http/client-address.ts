/** Where a request comes from, for counting wrong passwords: the peer of the socket, or what trusted proxies say of it. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Behind no socket at all, as in a test. */
const NO_ADDRESS = '127.0.0.1'

function asPeerAddress(environment: unknown): string {
  const bindings = environment as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return bindings?.incoming?.socket?.remoteAddress ?? NO_ADDRESS
}

/** An IPv4 address that arrived at an IPv6 socket, as an IPv4 address; no port and no zone. */
function normalized(address: string): string {
  const bare = address.trim().replace(/^\[|\](:\d+)?$/g, '')
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

/** Whoever has one address of a home's IPv6 network has all of it: they count as one. */
function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter((group) => group !== '')
  const end = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The networks of TRUSTED_PROXIES as a list that answers whether an address is in it. */
export function networkList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/**
 * Makes the reader of a request's address. From the right, the first address of `X-Forwarded-For` that is no trusted proxy
 * is believed; without a trusted peer the header is not read at all.
 */
export function clientAddressReader(
  trustedProxies: readonly string[],
): (request: Request, environment: unknown) => string {
  const trusted = networkList(trustedProxies)
  const isTrusted = (address: string): boolean =>
    trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (request, environment) => {
    let address = normalized(asPeerAddress(environment))
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(normalized).reverse()
    for (const hop of hops) {
      if (!isTrusted(address) || isIP(hop) === 0) break
      address = hop
    }
    return rateLimitKey(address)
  }
}
