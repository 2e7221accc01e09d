import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GIVEN_PARTS } from '../dictation/given-part.ts'
import { PRINT_SIZES } from '../dictation/ruled-zone.ts'
import { parseSheetCode, photoFingerprint, textVersion, writeSheetCode } from './sheet-code.ts'

const anyCode = fc.record({
  dictation: fc.uuid(),
  number: fc.option(fc.integer({ min: 1, max: 32_767 })),
  page: fc.integer({ min: 1, max: 99 }),
  part: fc.constantFrom(...GIVEN_PARTS),
  version: fc.string().map((text) => textVersion([text])),
  size: fc.constantFrom(...PRINT_SIZES),
  isHalf: fc.boolean(),
})

test('CLA-03 what a sheet says is read back, in the signs that a QR code holds best', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const text = writeSheetCode(code)
      expect(text).toMatch(/^[0-9A-Z.]{1,63}$/u)
      expect(parseSheetCode(text)).toEqual(code)
    }),
  )
})

test.each(['', 'https://exemple.fr', 'E1.1.2.3', `E1.${'Z'.repeat(25)}.1.1.0.0.0000`, 'E2.'])(
  'CLA-03 «%s» is no sheet',
  (text) => {
    expect(parseSheetCode(text)).toBeUndefined()
  },
)

test('CLA-03 a changed text has another version', () => {
  expect(textVersion(['Le chat dort.'])).toBe(textVersion(['Le chat dort.']))
  expect(textVersion(['Le chat dort.'])).not.toBe(textVersion(['Le chat dore.']))
})

test('CLA-03 the same photo is known again, another is not', () => {
  const bytes = Uint8Array.from([255, 216, 255, 1])
  expect(photoFingerprint(bytes)).toBe(photoFingerprint(bytes.slice()))
  expect(photoFingerprint(bytes)).not.toBe(photoFingerprint(bytes.with(3, 2)))
})
