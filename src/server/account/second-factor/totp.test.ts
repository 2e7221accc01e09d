import { expect, test } from 'vitest'
import { base32, matchingTimeStep, newTotpSecret, timeStepAt, totpAt, totpUri } from './totp.ts'

/** The key of RFC 6238, appendix B; its codes there have eight digits, of which six are asked here. */
const KEY = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %i s the code is %s', (seconds, code) => {
  expect(totpAt(KEY, timeStepAt(seconds * 1000))).toBe(code)
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: «%s» is %s in base 32', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})

test('a code counts half a minute before and after its own, no longer', () => {
  const now = 1_800_000_000_000
  const step = timeStepAt(now)
  for (const near of [-1, 0, 1]) {
    expect(matchingTimeStep(KEY, totpAt(KEY, step + near), now)).toBe(step + near)
  }
  for (const far of [-2, 2]) {
    expect(matchingTimeStep(KEY, totpAt(KEY, step + far), now)).toBeUndefined()
  }
  expect(matchingTimeStep(KEY, '', now)).toBeUndefined()
})

test('the address to scan names product, account and key', () => {
  const uri = new URL(totpUri(KEY, "L'Encrier", 'claire+essai@exemple.fr'))
  expect(decodeURIComponent(uri.pathname)).toBe("/L'Encrier:claire+essai@exemple.fr")
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: "L'Encrier",
  })
  expect(newTotpSecret()).toHaveLength(20)
})
