/** What a training adds to a player: second tries, words that are only shown, questions on demand. */
import { expect, test } from 'vitest'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { bandOf } from '../../domain/grammar/question-difficulty.ts'
import { type PlayerEvent, type PlayerState, reducePlayer, startPlayer } from './player-state.ts'
import { bandsWanted } from './question-stock-state.ts'
import { exerciseScore } from './score-state.ts'

const CAT: Exercise = {
  type: 'analysis',
  analysisType: { nature: true, function: true },
  questions: [
    {
      sentence: 'Le chat dort.',
      words: [
        { text: 'Le', nature: 'déterminant' },
        { text: 'chat', nature: 'nom', function: 'sujet' },
        { text: 'dort', nature: 'verbe', function: 'verbe' },
      ],
    },
  ],
}

const GAPS: Exercise = {
  type: 'fill',
  questions: [
    {
      sentence: 'Les chats ___ dans ___ cour.',
      words: [
        { text: 'jouent', options: ['joue', 'jouent'] },
        { text: 'la', options: ['le', 'la'] },
      ],
    },
  ],
}

const OPTIONS = {
  mode: 'training',
  level: 'CE1',
  total: 5,
  seed: 1,
  at: 1000,
  isSample: true,
  due: 0,
  limitMs: null,
} as const

function start(exercise: Exercise): PlayerState {
  return startPlayer(exercise, OPTIONS)
}

function after(state: PlayerState, ...events: readonly PlayerEvent[]): PlayerState {
  return events.reduce(reducePlayer, state)
}

const NOUN: PlayerEvent = { type: 'nature-chosen', nature: 'nom' }
const VERB: PlayerEvent = { type: 'nature-chosen', nature: 'verbe' }
const verified = (): PlayerEvent => ({ type: 'verified', at: 2000 })
const continued = (at = 2000): PlayerEvent => ({ type: 'continued', at })

test('GRA-15 a first wrong answer leaves a second try, the second tells the answer', () => {
  const open = start(CAT)
  const retry = after(open, VERB, verified())
  expect(retry.progress).toMatchObject({ verdict: 'retry', misses: 1 })
  expect(after(retry, continued())).toEqual(retry)
  const changed = after(retry, { type: 'nature-chosen', nature: 'adverbe' })
  expect(changed.progress).toMatchObject({ verdict: null, misses: 1, missed: { nature: 'verbe' } })
  const told = after(changed, verified())
  expect(told.progress).toMatchObject({ verdict: 'wrong', misses: 2 })
  expect(after(told, { type: 'nature-chosen', nature: 'nom' })).toEqual(told)
  expect(after(told, continued()).progress).toMatchObject({ verdict: null, misses: 0 })
})

test('GRA-15 the answer can be asked for after a first try, not before', () => {
  const open = start(GAPS)
  const shown = { type: 'answer-shown' } as const
  expect(after(open, shown)).toEqual(open)
  const missed = after(
    open,
    { type: 'gap-chosen', gap: 0, option: 'joue' },
    { type: 'gap-chosen', gap: 1, option: 'le' },
    verified(),
  )
  expect(after(missed, shown).progress.verdict).toBe('wrong')
})

test('GRA-16 words that are only shown are passed over', () => {
  const shown: Exercise = {
    type: 'analysis',
    analysisType: { nature: true, function: false },
    questions: [
      {
        sentence: 'Le chat dort.',
        words: [
          { text: 'Le', nature: 'déterminant', asked: false },
          { text: 'chat', nature: 'nom' },
          { text: 'dort', nature: 'verbe' },
        ],
      },
    ],
  }
  const open = start(shown)
  expect(open.progress).toMatchObject({ word: 1 })
  const ended = after(open, NOUN, verified(), continued(), VERB, verified(), continued(3000))
  expect(ended.endedAt).toBe(3000)
  expect(exerciseScore(ended)).toMatchObject({ correct: 2, total: 2, score: 100 })
})

/** Sentences of so many words: at CP, one of each band and more. */
function ordered(...lengths: readonly number[]): Exercise {
  return {
    type: 'reorder',
    questions: lengths.map((length, rank) => ({
      sentence: `Phrase ${rank}.`,
      words: Array.from({ length }, (_, position) => ({ text: `mot${position}`, position })),
      orders: [Array.from({ length }, (_, position) => position)],
    })),
  }
}

test('GRA-13 a training asks for the bands that it lacks, and takes from its own', () => {
  const exercise = ordered(5, 5, 6, 6, 7)
  const options = {
    ...OPTIONS,
    level: 'CP',
    isSample: false,
    due: 0,
    mode: 'training',
    limitMs: null,
  } as const
  const open = startPlayer(exercise, options)
  expect(open.pace.band).toBe(2)
  expect(bandOf(exercise, open.question, 'CP')).toBe(1)
  expect(bandsWanted(open)).toEqual([2])
  const supplied = after(open, {
    type: 'supplied',
    exercise: ordered(0, 0, 0, 0, 0, 6),
  })
  expect(supplied.exercise.questions).toHaveLength(6)
  expect(bandsWanted(startPlayer(exercise, { ...options, isSample: true }))).toEqual([])
  expect(bandsWanted(startPlayer(exercise, { ...options, mode: 'control' }))).toEqual([])
})

test('GRA-17 forms are typed, verified together, and counted one by one', () => {
  const word = (text: string, subject: string) => ({
    text,
    also: [],
    subject,
    radical: 'chant',
    ending: '',
  })
  const open = start({
    type: 'conjugation',
    questions: [
      {
        sentence: 'chanter (présent) : tu ___, nous ___',
        verb: 'chanter',
        tense: 'présent',
        shape: 'table',
        model: '',
        words: [word('chantes', 'tu'), word('chantons', 'nous')],
      },
    ],
  })
  const type = (at: number, text: string): PlayerEvent => ({ type: 'word-typed', word: at, text })
  const retry = after(open, type(0, 'chante'), type(1, 'Chantons '), verified())
  expect(retry.progress).toMatchObject({ verdict: 'retry', typed: ['chante', 'Chantons '] })
  expect(retry.marks.map(({ right }) => right)).toEqual([false, true])
  const right = after(retry, type(0, 'chantes'), verified())
  expect(right.progress.verdict).toBe('right')
  expect(exerciseScore(right)).toMatchObject({ correct: 1, total: 2, score: 50 })
})

test('GRA-15 what was missed on an earlier day returns in turn with new questions', () => {
  const exercise = ordered(5, 5, 5, 6, 6)
  const options = { ...OPTIONS, isSample: false, due: 2, seed: 3 } as const
  let state = startPlayer(exercise, options)
  const asked = [state.question]
  while (asked.length < 5) {
    const { progress } = state
    const offered = progress.kind === 'reorder' ? progress.offered : []
    const placed = offered
      .toSorted((one, other) => one - other)
      .map((position): PlayerEvent => ({ type: 'word-placed', position }))
    state = after(state, ...placed, verified(), continued())
    asked.push(state.question)
  }
  expect(asked.map((index) => index >= 3)).toEqual([true, false, true, false, false])
})

const TWINS: Exercise = {
  type: 'reorder',
  questions: [
    {
      sentence: 'Elle arrose la plante de la classe.',
      words: ['Elle', 'arrose', 'la', 'plante', 'de', 'la', 'classe.'].map((text, position) => ({
        text,
        position,
      })),
      orders: [[0, 1, 2, 3, 4, 5, 6]],
    },
  ],
}

test.each(['training', 'control'] as const)(
  'GRA-08 in a %s two words that are written alike may change places',
  (mode) => {
    const placed = (...order: readonly number[]) =>
      order.map((position): PlayerEvent => ({ type: 'word-placed', position }))
    const marked = (...order: readonly number[]) =>
      after(startPlayer(TWINS, { ...OPTIONS, mode }), ...placed(...order), verified()).marks
    expect(marked(0, 1, 2, 3, 4, 5, 6)).toMatchObject([{ right: true }])
    expect(marked(0, 1, 5, 3, 4, 2, 6)).toMatchObject([{ right: true }])
    expect(marked(0, 1, 5, 3, 2, 4, 6)).toMatchObject([{ right: false }])
  },
)

test('GRA-13 a level with fewer sentences than questions asks those that there are, and counts them alone', () => {
  const place = (position: number): PlayerEvent => ({ type: 'word-placed', position })
  const training = startPlayer(TWINS, { ...OPTIONS, isSample: false })
  expect(training.total).toBe(5)
  const answered = after(training, ...[0, 1, 2, 3, 4, 5, 6].map(place), verified(), continued(3000))
  expect(answered.endedAt).toBe(3000)
  expect(exerciseScore(answered)).toMatchObject({ correct: 1, total: 1, score: 100 })
  const control = startPlayer(TWINS, { ...OPTIONS, mode: 'control', isSample: false })
  expect([control.total, control.rank]).toEqual([1, 1])
})
