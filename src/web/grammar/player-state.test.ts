import { expect, test } from 'vitest'
import type { Exercise, ExerciseMode } from '../../domain/grammar/exercise.ts'
import {
  canVerify,
  type PlayerEvent,
  type PlayerState,
  reducePlayer,
  startPlayer,
} from './player-state.ts'
import { exerciseScore, talliesBy } from './score-state.ts'

const BOTH = { nature: true, function: true }

const CATS: Exercise = {
  type: 'analysis',
  analysisType: BOTH,
  questions: [
    {
      sentence: 'Le chat dort.',
      words: [
        { text: 'Le', nature: 'déterminant' },
        { text: 'chat', nature: 'nom', function: 'sujet' },
        { text: 'dort', nature: 'verbe', function: 'verbe' },
      ],
    },
    {
      sentence: 'Léa rit.',
      words: [
        { text: 'Léa', nature: 'nom', function: 'sujet' },
        { text: 'rit', nature: 'verbe', function: 'verbe' },
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

const ORDER: Exercise = {
  type: 'reorder',
  questions: [
    {
      sentence: 'Le chat dort ici.',
      words: ['le', 'chat', 'dort', 'ici'].map((text, position) => ({ text, position })),
      orders: [
        [0, 1, 2, 3],
        [3, 0, 1, 2],
      ],
    },
  ],
}

const TWO_WORDS: Exercise = {
  type: 'reorder',
  questions: [
    {
      sentence: 'Léa rit.',
      words: ['Léa', 'rit'].map((text, position) => ({ text, position })),
      orders: [[0, 1]],
    },
  ],
}

const OPTIONS = { level: 'CE1', total: 5, seed: 1, at: 1000, isSample: true, due: 0 } as const

function start(exercise: Exercise, mode: ExerciseMode, limitMs: number | null = null): PlayerState {
  return startPlayer(exercise, { ...OPTIONS, mode, limitMs })
}

function after(state: PlayerState, ...events: readonly PlayerEvent[]): PlayerState {
  return events.reduce(reducePlayer, state)
}

const THE: PlayerEvent = { type: 'nature-chosen', nature: 'déterminant' }
const NOUN: PlayerEvent = { type: 'nature-chosen', nature: 'nom' }
const VERB: PlayerEvent = { type: 'nature-chosen', nature: 'verbe' }
const SUBJECT: PlayerEvent = { type: 'function-chosen', name: 'sujet' }
const CORE: PlayerEvent = { type: 'function-chosen', name: 'verbe' }

const verified = (at = 2000): PlayerEvent => ({ type: 'verified', at })
const continued = (at = 2000): PlayerEvent => ({ type: 'continued', at })

test('GRA-06 verify waits for what is asked, a function only where the word has one', () => {
  const cat = start(CATS, 'control')
  expect(canVerify(cat)).toBe(false)
  expect(canVerify(after(cat, THE))).toBe(true)
  const noun = after(cat, THE, verified())
  expect(canVerify(after(noun, NOUN))).toBe(false)
  expect(canVerify(after(noun, NOUN, SUBJECT))).toBe(true)
})

test('GRA-06 GRA-15 a training lets one try again, and counts the first answer', () => {
  const open = start({ ...CATS, questions: CATS.questions.slice(0, 1) }, 'training')
  const wrong = after(open, NOUN, verified())
  expect(wrong.progress.verdict).toBe('retry')
  const mended = after(wrong, THE)
  expect(mended.progress.verdict).toBeNull()
  const right = after(mended, verified())
  expect(right.progress.verdict).toBe('right')
  expect(after(right, NOUN)).toEqual(right)
  const ended = after(
    right,
    continued(),
    NOUN,
    SUBJECT,
    verified(),
    continued(),
    VERB,
    CORE,
    verified(),
    continued(9000),
  )
  expect(ended.endedAt).toBe(9000)
  expect(exerciseScore(ended)).toEqual({
    correct: 2,
    total: 3,
    score: 67,
    precision: 75,
    time: 8000,
  })
})

test('GRA-06 the next question forgets which words were right', () => {
  const open = start(CATS, 'training')
  const first =
    open.exercise.type === 'analysis' ? open.exercise.questions[open.question] : undefined
  const played = (first?.words ?? []).reduce(
    (state, word) =>
      after(
        state,
        { type: 'nature-chosen', nature: word.nature },
        ...(word.function ? [{ type: 'function-chosen', name: word.function } as const] : []),
        verified(),
        continued(),
      ),
    open,
  )
  expect(played.rank).toBe(2)
  expect(played.progress).toMatchObject({ word: 0, done: [], verdict: null })
  expect(played.pace).toEqual({ band: 2, streak: 1 })
})

test('GRA-01 a control says nothing: each answer leads to the next', () => {
  const state = after(start(CATS, 'control'), NOUN, verified())
  expect(state.progress).toMatchObject({ word: 1, verdict: null, done: [] })
  expect(state.marks).toMatchObject([{ text: 'Le', given: 'nom', right: false }])
})

test('GRA-01 a control that is out of time counts what was not answered as wrong', () => {
  const state = after(start(CATS, 'control', 60_000), THE, verified(), {
    type: 'ticked',
    at: 70_000,
  })
  expect(state).toMatchObject({ expired: true, endedAt: 61_000 })
  expect(exerciseScore(state)).toEqual({
    correct: 1,
    total: 5,
    score: 20,
    precision: 100,
    time: 60_000,
  })
  expect(after(state, NOUN, verified(71_000))).toEqual(state)
})

test('GRA-01 out of time, only the questions that were to be asked count', () => {
  const one = startPlayer(CATS, { ...OPTIONS, mode: 'control', total: 1, limitMs: 60_000 })
  const state = after(one, THE, verified(), { type: 'ticked', at: 61_000 })
  expect(exerciseScore(state)).toMatchObject({ correct: 1, total: 3, score: 33 })
})

test('GRA-01 an answer given after the time does not count', () => {
  const state = after(start(CATS, 'control', 60_000), THE, verified(61_000))
  expect(exerciseScore(state)).toMatchObject({ correct: 0, total: 5 })
})

test('GRA-07 verify waits for every gap; each gap is marked', () => {
  const one = after(start(GAPS, 'training'), { type: 'gap-chosen', gap: 0, option: 'jouent' })
  expect(canVerify(one)).toBe(false)
  const both = after(one, { type: 'gap-chosen', gap: 1, option: 'le' })
  const wrong = after(both, verified())
  expect(wrong.progress.verdict).toBe('retry')
  expect(wrong.marks.map(({ right }) => right)).toEqual([true, false])
  const mended = after(wrong, { type: 'gap-chosen', gap: 1, option: 'la' }, verified())
  expect(mended.progress.verdict).toBe('right')
  expect(exerciseScore(mended)).toMatchObject({ score: 50, precision: 75 })
})

test('GRA-08 words are placed, moved and taken back; every right order is right', () => {
  const place = (position: number): PlayerEvent => ({ type: 'word-placed', position })
  const open = start(ORDER, 'training')
  const three = after(open, place(0), place(1), place(2))
  expect(canVerify(three)).toBe(false)
  expect(after(three, place(2))).toEqual(three)
  const all = after(three, place(3))
  expect(after(all, verified()).progress.verdict).toBe('right')
  const back = after(all, { type: 'word-removed', position: 3 })
  expect(back.progress).toMatchObject({ placed: [0, 1, 2] })
  const left = (state: PlayerState): PlayerState =>
    after(state, { type: 'word-moved', position: 3, by: -1 })
  const front = left(left(left(all)))
  expect(front.progress).toMatchObject({ placed: [3, 0, 1, 2] })
  expect(left(front)).toEqual(front)
  expect(after(front, verified()).progress.verdict).toBe('right')
  expect(after(left(all), verified()).progress.verdict).toBe('retry')
})

test('GRA-08 words are never offered in a right order', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const options = { ...OPTIONS, mode: 'training', seed, limitMs: null } as const
    const { progress } = startPlayer(ORDER, options)
    const offered = progress.kind === 'reorder' ? progress.offered : []
    expect([...offered].sort()).toEqual([0, 1, 2, 3])
    expect([
      [0, 1, 2, 3],
      [3, 0, 1, 2],
    ]).not.toContainEqual(offered)
    // Of two words every other order would be the right one.
    expect(startPlayer(TWO_WORDS, options).progress).toMatchObject({ offered: [1, 0] })
  }
})

test('GRA-01 the final score is told by nature and by function', () => {
  const ended = after(start(CATS, 'control', 60_000), THE, verified(), {
    type: 'ticked',
    at: 99_000,
  })
  expect(talliesBy(ended.marks, 'nature')).toEqual([
    { name: 'déterminant', correct: 1, total: 1 },
    { name: 'nom', correct: 0, total: 2 },
    { name: 'verbe', correct: 0, total: 2 },
  ])
  expect(talliesBy(ended.marks, 'function')).toEqual([
    { name: 'sujet', correct: 0, total: 2 },
    { name: 'verbe', correct: 0, total: 2 },
  ])
})
