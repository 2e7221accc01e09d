import { expect, test } from 'vitest'
import {
  isTooQuiet,
  READY,
  type RecorderEvent,
  type RecorderPhase,
  reduceRecorder,
} from './recorder-state.ts'

const READING = {
  audio: new Blob(['x']),
  durationMs: 3000,
  envelope: { frameMs: 20, levels: [0.1] },
  cuts: [0, 1000, 3000],
}
const ASKED = { type: 'asked' } as const
const ALLOWED = { type: 'allowed' } as const
const STOPPED = { type: 'stopped' } as const
const CUT = { type: 'cut', ...READING } as const

function after(events: readonly RecorderEvent[]): RecorderPhase {
  return events.reduce(reduceRecorder, READY)
}

test.each([
  ['the microphone is asked for', [ASKED], { kind: 'asking' }],
  [
    'then the voice is heard',
    [ASKED, ALLOWED, { type: 'heard', elapsedMs: 200, loudness: 0.3 }],
    { kind: 'recording', elapsedMs: 200, loudness: 0.3, quietMs: 0 },
  ],
  ['then it is cut', [ASKED, ALLOWED, STOPPED], { kind: 'cutting' }],
  ['and can be mended', [ASKED, ALLOWED, STOPPED, CUT], { kind: 'mending', cuts: [0, 1000, 3000] }],
  [
    'a handle moves',
    [ASKED, ALLOWED, STOPPED, CUT, { type: 'cut-moved', at: 1, ms: 1500 }],
    { cuts: [0, 1500, 3000] },
  ],
  ['a reading that was interrupted is cut too', [STOPPED, CUT], { kind: 'mending' }],
  [
    'a microphone that is refused says so',
    [ASKED, { type: 'failed', problem: 'refused' }],
    { kind: 'ready', problem: 'refused' },
  ],
  ['one may begin again', [ASKED, ALLOWED, STOPPED, CUT, { type: 'restarted' }], READY],
  [
    'a microphone that comes after one has left records nothing',
    [ASKED, { type: 'restarted' }, ALLOWED],
    READY,
  ],
  ['a cut that comes too late changes nothing', [ASKED, CUT], { kind: 'asking' }],
  ['nothing is heard before the microphone', [{ type: 'heard', elapsedMs: 9, loudness: 1 }], READY],
] as const satisfies readonly (readonly [string, readonly RecorderEvent[], object])[])(
  'PAG-02 %s',
  (_what, events, expected) => {
    expect(after(events)).toMatchObject(expected)
  },
)

test('PAG-02 a voice that is not heard is told after four seconds, a breath is not', () => {
  const silence = (seconds: number) => [
    ASKED,
    ALLOWED,
    ...Array.from({ length: seconds * 5 }, (_, i) => ({
      type: 'heard' as const,
      elapsedMs: (i + 1) * 200,
      loudness: 0.001,
    })),
  ]
  expect(isTooQuiet(after(silence(3)))).toBe(false)
  expect(isTooQuiet(after(silence(5)))).toBe(true)
  const voice = { type: 'heard', elapsedMs: 5200, loudness: 0.4 } as const
  expect(isTooQuiet(after([...silence(5), voice]))).toBe(false)
})
