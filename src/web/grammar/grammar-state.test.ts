import { expect, test } from 'vitest'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { exerciseRequestOf, supplyRequestOf } from './exercise-request-state.ts'
import {
  type GrammarEvent,
  type GrammarState,
  hasUnsavedExercise,
  initialGrammar,
  lacksAnalysisType,
  questionsAsked,
  reduceGrammar,
} from './grammar-state.ts'

const SAMPLE: Exercise = {
  type: 'fill',
  questions: [{ sentence: 'Il ___.', words: [{ text: 'dort', options: ['dort', 'dors'] }] }],
}
const OPENING = { exercise: SAMPLE, at: 0, seed: 1, key: 'clé' } as const

function after(state: GrammarState, ...events: readonly GrammarEvent[]): GrammarState {
  return events.reduce(reduceGrammar, state)
}

test('GRA-02 the form opens on CP, an analysis of natures and functions, five questions', () => {
  expect(initialGrammar('training').form).toMatchObject({
    level: 'CP',
    type: 'analysis',
    analysisType: { nature: true, function: true },
    count: '5',
  })
})

test.each([
  ['0', 1],
  ['21', 20],
  ['7,6', 8],
  ['', 5],
  ['dix', 5],
])('GRA-02 «%s» questions are %i', (count, asked) => {
  const state = after(initialGrammar('training'), { type: 'changed', change: { count } })
  expect(questionsAsked(state.form)).toBe(asked)
  expect(after(state, { type: 'count-left' }).form.count).toBe(String(asked))
})

test('GRA-02 an analysis of nothing does not start', () => {
  const none = after(initialGrammar('training'), {
    type: 'changed',
    change: { analysisType: { nature: false, function: false } },
  })
  expect(lacksAnalysisType(none.form)).toBe(true)
  expect(after(none, { type: 'started' })).toEqual(none)
  const fill = after(none, { type: 'changed', change: { type: 'fill' } })
  expect(after(fill, { type: 'started' }).phase).toEqual({ kind: 'generating', withoutAi: false })
  expect(exerciseRequestOf(fill).analysisType).toEqual({ nature: true, function: true })
})

test('GRA-13 a training starts with some questions of the bands around its first, a control with its own', () => {
  expect(exerciseRequestOf(initialGrammar('training'))).toMatchObject({
    count: 2,
    bands: [1, 2, 3],
  })
  expect(exerciseRequestOf(initialGrammar('control')).count).toBe(5)
  expect(exerciseRequestOf(initialGrammar('control'))).not.toHaveProperty('bands')
})

test('GRA-13 a training asks the engine for what it may lack next', () => {
  const playing = after(
    initialGrammar('training'),
    { type: 'started' },
    { type: 'loaded', due: null, ...OPENING },
  )
  expect(supplyRequestOf(playing)).toMatchObject({ withoutAi: true, count: 2, bands: [2, 1] })
  expect(supplyRequestOf(after(playing, { type: 'left' }))).toBeNull()
})

test('GRA-03 a failure comes back to the form as it was, with its sentence', () => {
  const typed = after(initialGrammar('training'), { type: 'changed', change: { level: 'CM1' } })
  const failed = after(typed, { type: 'started' }, { type: 'failed', sentence: 'Erreur' })
  expect(failed).toEqual({ ...typed, error: 'Erreur' })
})

test('GRA-03 after a provider failed the engine can write the same exercise', () => {
  const failed = after(
    initialGrammar('training'),
    { type: 'started' },
    { type: 'failed', sentence: 'Erreur', byProvider: true },
  )
  expect(failed.engineOffered).toBe(true)
  const again = after(failed, { type: 'started', withoutAi: true })
  expect(exerciseRequestOf(again)).toEqual({ ...exerciseRequestOf(failed), withoutAi: true })
})

test('GRA-03 leaving the player returns to the form', () => {
  const playing = after(initialGrammar('training'), { type: 'sample-chosen', ...OPENING })
  expect(playing.phase.kind).toBe('playing')
  expect(after(playing, { type: 'left' }).phase).toEqual({ kind: 'setup' })
})

test('an exercise that comes after the form was taken back is not played', () => {
  const stopped = after(initialGrammar('training'), { type: 'started' }, { type: 'stopped' })
  expect(after(stopped, { type: 'loaded', due: null, ...OPENING })).toEqual(stopped)
})

test('GRA-01 a control has the minutes of its form, a training has none', () => {
  const minutes = { type: 'changed', change: { minutes: 10 } } as const
  const limit = (mode: 'training' | 'control'): unknown => {
    const { phase } = after(initialGrammar(mode), minutes, { type: 'sample-chosen', ...OPENING })
    return phase.kind === 'playing' ? phase.player.limitMs : undefined
  }
  expect(limit('control')).toBe(600_000)
  expect(limit('training')).toBeNull()
})

test('GRA-03 the form stays what was asked while the exercise is written and played', () => {
  const asked = after(initialGrammar('control'), { type: 'started' })
  const change = { type: 'changed', change: { level: 'CM2' } } as const
  expect(after(asked, change)).toBe(asked)
  const played = after(asked, { type: 'loaded', due: null, ...OPENING })
  expect(after(played, change)).toBe(played)
  expect(after(played, { type: 'left' }, change).form.level).toBe('CM2')
})

const ANSWERED: readonly GrammarEvent[] = [
  { type: 'played', event: { type: 'gap-chosen', gap: 0, option: 'dort' } },
  { type: 'played', event: { type: 'verified', at: 1 } },
]

test('GRA-01 a control is unsaved until its result is stored, when it has a learner', () => {
  const unsaved = (learnerId: string | null, ...events: readonly GrammarEvent[]): boolean =>
    hasUnsavedExercise(
      after(initialGrammar('control'), { type: 'changed', change: { learnerId } }, ...events),
    )
  const opened: GrammarEvent = { type: 'sample-chosen', ...OPENING }
  expect(unsaved('léa')).toBe(false)
  expect(unsaved(null, opened)).toBe(true)
  expect(unsaved(null, opened, ...ANSWERED)).toBe(false)
  expect(unsaved('léa', opened, ...ANSWERED)).toBe(true)
  expect(unsaved('léa', opened, ...ANSWERED, { type: 'saving' })).toBe(true)
  expect(unsaved('léa', opened, ...ANSWERED, { type: 'saved', isKept: false })).toBe(false)
  expect(unsaved('léa', opened, { type: 'left' })).toBe(false)
})

test('GRA-01 a training is unsaved from its first answer to its end', () => {
  const opened = after(initialGrammar('training'), { type: 'sample-chosen', ...OPENING })
  expect(hasUnsavedExercise(opened)).toBe(false)
  const answered = after(opened, ...ANSWERED)
  expect(hasUnsavedExercise(answered)).toBe(true)
  const ended = after(answered, { type: 'played', event: { type: 'continued', at: 2 } })
  expect(hasUnsavedExercise(ended)).toBe(false)
})

test('GRA-15 what the learner missed stands behind what was made, in a training only', () => {
  const due: Exercise = {
    type: 'fill',
    questions: [{ sentence: 'Elle ___.', words: [{ text: 'rit', options: ['rit', 'ris'] }] }],
  }
  const loaded = { type: 'loaded', ...OPENING, due } as const
  const open = (mode: 'training' | 'control') =>
    after(initialGrammar(mode), { type: 'started' }, loaded).phase
  expect(open('training')).toMatchObject({
    player: {
      exercise: { questions: [...SAMPLE.questions, ...due.questions] },
      question: 1,
      due: [],
    },
  })
  expect(open('control')).toMatchObject({ player: { exercise: SAMPLE } })
})
