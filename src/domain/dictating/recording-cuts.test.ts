import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areCutsOf, MIN_GROUP_MS, moveCut, sniffRecordingType } from './recording.ts'
import { cutRecording, isHeard, type LoudnessEnvelope } from './recording-cuts.ts'

const FRAME_MS = 20

/** A reading: a voice of so many ms, then a silence, and so on; the room is never quite still. */
function reading(
  stretches: readonly { readonly ms: number; readonly voice: boolean }[],
): LoudnessEnvelope {
  const levels = stretches.flatMap(({ ms, voice }, i) =>
    Array.from({ length: Math.round(ms / FRAME_MS) }, (_, j) =>
      voice ? 0.2 + ((i + j) % 5) * 0.03 : 0.005 + (j % 3) * 0.001,
    ),
  )
  return { frameMs: FRAME_MS, levels }
}

const voice = (ms: number) => ({ ms, voice: true })
const pause = (ms: number) => ({ ms, voice: false })

test('PAG-02 a reading is cut in the silences between its groups', () => {
  const envelope = reading([
    pause(800),
    voice(1000),
    pause(600),
    voice(2000),
    pause(500),
    voice(1500),
    pause(900),
  ])
  const cuts = cutRecording(envelope, [10, 20, 15])
  expect(cuts).toEqual([700, 2300, 4800, 6500])
  expect(areCutsOf(cuts, 3, 7300)).toBe(true)
})

test('PAG-02 a hesitation inside a group does not cut it, a breath too short between two still does', () => {
  const envelope = reading([
    pause(400),
    voice(900),
    pause(300),
    voice(1100),
    pause(500),
    voice(1000),
    pause(200),
    voice(1000),
    pause(400),
  ])
  const [, first, second] = cutRecording(envelope, [20, 10, 10])
  expect(first).toBe(3100)
  expect(second).toBe(4300)
})

test('PAG-02 who reads in one breath is cut by length', () => {
  const cuts = cutRecording(reading([pause(100), voice(4000), pause(100)]), [1, 1, 2])
  expect(cuts.slice(1, 3).map((cut) => Math.round(cut / 500))).toEqual([2, 4])
})

const stretch = fc.record({ ms: fc.integer({ min: 20, max: 3000 }), voice: fc.boolean() })

test('PAG-02 any sound has as many pieces as the text, in order', () => {
  fc.assert(
    fc.property(
      fc.array(stretch, { minLength: 1, maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 }),
      (stretches, weights) => {
        const envelope = reading(stretches)
        const cuts = cutRecording(envelope, weights)
        expect(cuts).toHaveLength(weights.length + 1)
        // Wherever there is room for them.
        const durationMs = envelope.levels.length * FRAME_MS
        const hasRoom = durationMs >= MIN_GROUP_MS * weights.length
        if (hasRoom) {
          expect(cuts.at(-1)).toBeLessThanOrEqual(durationMs)
        }
        for (const [i, cut] of cuts.entries()) expect(cut).toBeGreaterThan(cuts[i - 1] ?? -1)
      },
    ),
  )
})

test('PAG-02 ten minutes of silence are no reading', () => {
  const silent = { frameMs: 100, levels: Array.from({ length: 6000 }, (_, i) => (i % 7) / 10_000) }
  expect(isHeard(silent)).toBe(false)
  expect(isHeard(reading([pause(5000), voice(1000)]))).toBe(true)
})

test.each([
  [1, 2500, [0, 2500, 3000]],
  [1, 9999, [0, 2800, 3000]],
  [1, -5, [0, 200, 3000]],
  [0, 500, [500, 1000, 3000]],
  [0, 950, [800, 1000, 3000]],
  [2, 9999, [0, 1000, 4000]],
])('PAG-02 handle %i moved to %i ms stays between its neighbours', (at, ms, cuts) => {
  expect(moveCut([0, 1000, 3000], at, ms, 4000)).toEqual(cuts)
})

test.each([
  [[0, 1000, 2000], 2, true],
  [[0, 1000], 2, false],
  [[0, 1000, 1000], 2, false],
  [[0, 2000, 1000], 2, false],
  [[-1, 1000, 2000], 2, false],
  [[0, 1000, 2001], 2, false],
])('PAG-02 %j are cuts of %i groups: %s', (cuts, groups, are) => {
  expect(areCutsOf(cuts, groups, 2000)).toBe(are)
})

const head = (...parts: (readonly number[] | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      [...part].map((one) => (typeof one === 'string' ? one.charCodeAt(0) : one)),
    ),
  )

test.each([
  ['WebM with Opus', head([0x1a, 0x45, 0xdf, 0xa3], 'webm A_OPUS OpusHead'), 'audio/webm'],
  ['Ogg with Opus', head('OggS', [0, 2], 'OpusHead'), 'audio/ogg'],
  ['Ogg with Vorbis', head('OggS', [0, 2], 'vorbis'), undefined],
  ['a page', head('<html>OpusHead'), undefined],
  ['nothing', head(), undefined],
])('PAG-02 %s is told by its content', (_name, bytes, type) => {
  expect(sniffRecordingType(bytes)).toBe(type)
})
