import { expect, test } from 'vitest'
import type { BreathGroup } from '../../domain/dictating/breath-group.ts'
import {
  type DictatingEvent,
  type DictatingState,
  dictatingKey,
  reduceDictating,
  startDictating,
} from './dictating-state.ts'

function group(text: string): BreathGroup {
  return { pieces: [{ before: [], text, after: [] }], sentence: 0, words: 2 }
}

const SETUP = {
  groups: [group('Le chat'), group('dort.')],
  level: 'CM2',
  speed: 'normal',
  voice: 'device',
  voices: ['device', 'mine', 'none'],
} as const

/** `said` ends whatever is being said; a number lets so many seconds pass. */
type Step = 'said' | number | Exclude<DictatingEvent, { readonly type: 'said' }>

function after(steps: readonly Step[], setup: Partial<DictatingState> = {}): DictatingState {
  return steps.reduce<DictatingState>(
    (state, step) => {
      if (step === 'said') return reduceDictating(state, { type: 'said', take: state.take })
      if (typeof step !== 'number') return reduceDictating(state, step)
      return Array.from({ length: step }).reduce<DictatingState>(
        (one) => reduceDictating(one, { type: 'second-passed' }),
        state,
      )
    },
    startDictating({ ...SETUP, ...setup }),
  )
}

const TOGGLE = { type: 'pause-toggled' } as const
const NEXT = { type: 'moved', by: 1 } as const
const PREVIOUS = { type: 'moved', by: -1 } as const
const REPEAT = { type: 'repeated' } as const

test.each([
  ['at first the whole text is said', [], { stage: 'before', secondsLeft: null }],
  ['then the first group', ['said'], { stage: 'groups', group: 0, readings: 0 }],
  ['which is said twice', ['said', 'said'], { group: 0, readings: 1, secondsLeft: null }],
  [
    'before there is time to write',
    ['said', 'said', 'said'],
    { group: 0, readings: 2, secondsLeft: 8 },
  ],
  ['which passes', ['said', 'said', 'said', 3], { group: 0, secondsLeft: 5 }],
  [
    'until the next group',
    ['said', 'said', 'said', 8],
    { group: 1, readings: 0, secondsLeft: null },
  ],
  ['after the last, the whole text again', ['said', NEXT, 'said', 'said', 20], { stage: 'after' }],
  ['and it ends', ['said', NEXT, NEXT, 'said'], { stage: 'ended' }],
  [
    'a pause stops the clock',
    ['said', 'said', 'said', 2, TOGGLE, 60],
    { secondsLeft: 6, isPaused: true },
  ],
  ['a pause stops the voice', ['said', TOGGLE, 'said'], { group: 0, readings: 0, isPaused: true }],
  ['and what was said goes on', ['said', TOGGLE, TOGGLE, 'said'], { readings: 1, isPaused: false }],
  [
    '«Répéter» says it once more',
    ['said', 'said', 'said', 5, REPEAT],
    { readings: 1, secondsLeft: null },
  ],
  [
    'and gives the time anew',
    ['said', 'said', 'said', 5, REPEAT, 'said'],
    { readings: 2, secondsLeft: 8 },
  ],
  ['«Suivant» leaves a pause', ['said', TOGGLE, NEXT], { group: 1, isPaused: false }],
  ['«Précédent» goes back', ['said', NEXT, PREVIOUS], { stage: 'groups', group: 0, readings: 0 }],
  ['before the first group stands the text', ['said', PREVIOUS], { stage: 'before' }],
  ['and nothing before it', [PREVIOUS, PREVIOUS], { stage: 'before', group: 0 }],
  [
    'after the end one may hear it again',
    [NEXT, NEXT, NEXT, NEXT, REPEAT],
    { stage: 'after', group: 1 },
  ],
  [
    'an end cannot be paused',
    [NEXT, NEXT, NEXT, NEXT, TOGGLE],
    { stage: 'ended', isPaused: false },
  ],
] as const satisfies readonly (readonly [string, readonly Step[], Partial<DictatingState>])[])(
  'PAG-02 %s',
  (_what, steps, expected) => {
    expect(after(steps)).toMatchObject(expected)
  },
)

test('PAG-02 a voice that ends late ends nothing else', () => {
  const state = after(['said'])
  const moved = reduceDictating(state, NEXT)
  expect(reduceDictating(moved, { type: 'said', take: state.take })).toBe(moved)
})

test.each([
  ['slow', 11],
  ['fast', 6],
] as const)('PAG-02 at the speed «%s» there are %i seconds to write', (speed, secondsLeft) => {
  expect(after([{ type: 'speed-set', speed }, 'said', 'said', 'said'])).toMatchObject({
    secondsLeft,
  })
})

test('PAG-02 speed and voice change by one key, and stay within what there is', () => {
  const faster = dictatingKey('+', 'device')
  const voice = dictatingKey('V', 'device')
  if (faster?.type !== 'speed-moved' || voice?.type !== 'voice-changed') throw new Error('no key')
  expect(after([faster, faster, faster]).speed).toBe('fast')
  expect(after([voice]).voice).toBe('mine')
  expect(after([voice, voice, voice]).voice).toBe('device')
  const silent = { voice: 'none', voices: ['none'] } as const
  expect(after([voice], silent)).toEqual(startDictating({ ...SETUP, ...silent }))
  expect(after([{ type: 'voice-set', voice: 'device' }], silent).voice).toBe('none')
  expect(dictatingKey('x', 'mine')).toBeUndefined()
  expect(dictatingKey(' ', 'mine')).toEqual(TOGGLE)
  expect(dictatingKey(' ', 'none')).toEqual(NEXT)
})

test('PAG-02 one sentence, one group', () => {
  const state = after(['said', 'said', 'said', 60, 'said'], { groups: [group('Oui.')] })
  expect(state.stage).toBe('ended')
})
