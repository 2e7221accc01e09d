import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

function addressOf(
  proxies: readonly string[],
  peer: string | undefined,
  forwarded?: string,
): string {
  const headers: HeadersInit = forwarded === undefined ? [] : [['x-forwarded-for', forwarded]]
  const environment = peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } }
  return clientAddressReader(proxies)(new Request('http://x/', { headers }), environment)
}

test.each([
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['::ffff:203.0.113.5', '198.51.100.1', '203.0.113.5'],
  [undefined, undefined, '127.0.0.1'],
] as const)(
  'A6 without a trusted proxy the peer %s counts, whatever %s says',
  (peer, header, found) => {
    expect(addressOf([], peer, header)).toBe(found)
  },
)

const PROXIES = ['10.0.0.0/8', '127.0.0.1', 'fd00::/8']

test.each([
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2, 127.0.0.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, evil', '10.0.0.1'],
  ['fd00::1', '198.51.100.1', '198.51.100.1'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
] as const)(
  'A6 through trusted proxies, right to left: peer %s, header %s → %s',
  (peer, header, found) => {
    expect(addressOf(PROXIES, peer, header)).toBe(found)
  },
)

test('an IPv6 home counts as one address', () => {
  const found = addressOf([], '2001:db8:1:2:aaaa:bbbb:cccc:dddd')
  expect(found).toBe('2001:db8:1:2::/64')
  expect(addressOf([], '2001:db8:1:2::1')).toBe(found)
  expect(addressOf([], '2001:0db8:0001:0002:0:0:0:1%eth0')).toBe(found)
  expect(addressOf(PROXIES, '10.0.0.1', '[2001:db8:1:2::9]:443')).toBe(found)
  expect(addressOf([], '2001:db8:1:3::1')).not.toBe(found)
})
