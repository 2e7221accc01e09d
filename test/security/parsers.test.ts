/** I6: whatever is typed, pasted, sent or put in a file, its reader answers: with a value that holds, or a refusal. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sniffRecordingType } from '../../src/domain/dictating/recording.ts'
import { sniffPhotoType } from '../../src/domain/photo/photo.ts'
import { checkPhotoFile, pixelSize } from '../../src/photos/pool/photo-file.ts'
import { SENT_PARSERS } from '../support/hostile/sent-parsers.ts'
import { TEXT_PARSERS } from '../support/hostile/text-parsers.ts'

/** Signs that programs stumble over. */
const AWKWARD = [
  '',
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '__proto__',
  'ﬁ',
  'İ',
  'e\u0301',
  '👨‍👩‍👧',
  '\u2028',
]

/** Pieces in any order, and a piece over and over: what makes an expression go back and forth. */
function textOf(pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { arbitrary: fc.constantFrom(...pieces), weight: 6 },
    { arbitrary: fc.constantFrom(...AWKWARD), weight: 1 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 4 }), weight: 1 },
  )
  const mixed = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''))
  const long = fc
    .tuple(mixed, fc.array(piece, { minLength: 1, maxLength: 3 }), fc.nat({ max: 4000 }), mixed)
    .map(
      ([head, parts, times, tail]) => head + parts.join('').repeat(times).slice(0, 20_000) + tail,
    )
  return fc.oneof({ arbitrary: mixed, weight: 8 }, { arbitrary: long, weight: 1 })
}

test.each([...TEXT_PARSERS, ...SENT_PARSERS])(
  'I6 $name: no text is too odd',
  ({ pieces, read }) => {
    fc.assert(fc.property(textOf(pieces), read))
  },
)

const PHOTOS = ['word-list.jpg', 'dictation.jpg', 'blank.jpg'].map((name) =>
  readFileSync(new URL(`../photos/${name}`, import.meta.url)).subarray(0, 4096),
)

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
const OPUS = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead')])

/** The beginning of a file with some bytes changed, taken out or put in, and cut short. */
const changedFile: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.constantFrom(...PHOTOS, PNG, OPUS),
    fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 4 })), {
      maxLength: 12,
    }),
    fc.nat({ max: 4200 }),
  )
  .map(([whole, changes, length]) =>
    changes
      .reduce<Buffer>(
        (file, [at, taken, put]) =>
          Buffer.concat([file.subarray(0, at), put, file.subarray(at + taken)]),
        whole,
      )
      .subarray(0, length),
  )

test('I2 I5 the head of a photo or of a recording: no file is too odd', () => {
  fc.assert(
    fc.property(fc.oneof(changedFile, fc.uint8Array({ maxLength: 64 })), (bytes) => {
      const refusal = checkPhotoFile(bytes)
      const size = pixelSize(bytes)
      if (refusal === undefined) {
        expect(sniffPhotoType(bytes)).toBeDefined()
        expect(Number(size?.width) * Number(size?.height)).toBeGreaterThan(0)
      }
      sniffRecordingType(bytes)
    }),
  )
})
