import { expect, test } from 'vitest'
import {
  type ListeningEvent,
  type ListeningState,
  reduceListening,
  startListening,
} from './listening-state.ts'

/** `said`: what plays comes to its end. */
type Step = 'said' | 'failed' | ListeningEvent

const LISTEN = { type: 'listen-pressed' } as const
const AGAIN = { type: 'again-pressed' } as const
const NEXT = { type: 'next-pressed' } as const
const SLOW = { type: 'slow-toggled' } as const
const HEARD = [LISTEN, 'said'] as const
/** Through the whole text and one piece. */
const ON = [NEXT, 'said'] as const

function after(steps: readonly Step[], pieces = 2): ListeningState {
  return steps.reduce<ListeningState>(
    (state, step) =>
      reduceListening(
        state,
        step === 'said' || step === 'failed' ? { type: step, take: state.take } : step,
      ),
    startListening(pieces),
  )
}

test.each([
  [
    'nothing sounds before it is asked for',
    [],
    { stage: 'before', isPlaying: false, wasHeard: false },
  ],
  ['nor goes on before it was heard', [NEXT, AGAIN], { stage: 'before', isPlaying: false }],
  ['first the whole dictation', [LISTEN], { stage: 'before', isPlaying: true }],
  [
    'then the first piece, at once',
    [...HEARD, NEXT],
    { stage: 'pieces', piece: 0, isPlaying: true, wasHeard: false },
  ],
  ['the blue notebook pauses', [LISTEN, LISTEN], { isPlaying: false, wasHeard: false }],
  [
    'the yellow one says it again',
    [...HEARD, ...ON, AGAIN],
    { piece: 0, isPlaying: true, wasHeard: true },
  ],
  ['the green one goes on', [...HEARD, ...ON, NEXT], { piece: 1, isPlaying: true }],
  ['also while it is said again', [...HEARD, ...ON, AGAIN, NEXT], { piece: 1, isPlaying: true }],
  [
    'after the last piece, all of it',
    [...HEARD, ...ON, ...ON, NEXT],
    { stage: 'after', isPlaying: true },
  ],
  ['and the end', [...HEARD, ...ON, ...ON, ...ON, NEXT], { stage: 'ended', isPlaying: false }],
  [
    'one may begin again, as slowly',
    [SLOW, ...HEARD, { type: 'restarted' }],
    { stage: 'before', isSlow: true, wasHeard: false },
  ],
  [
    'a sound that fails can be asked for again',
    [LISTEN, 'failed'],
    { isPlaying: false, hasFailed: true },
  ],
  [
    'and then says nothing of it',
    [LISTEN, 'failed', LISTEN],
    { isPlaying: true, hasFailed: false },
  ],
] as const satisfies readonly (readonly [string, readonly Step[], Partial<ListeningState>])[])(
  'PAG-04 %s',
  (_what, steps, expected) => {
    expect(after(steps)).toMatchObject(expected)
  },
)

test('PAG-04 a sound that ends late ends nothing else', () => {
  const playing = after([...HEARD, NEXT])
  expect(reduceListening(playing, { type: 'said', take: playing.take - 1 })).toBe(playing)
  expect(reduceListening(playing, { type: 'failed', take: playing.take - 1 })).toBe(playing)
})
