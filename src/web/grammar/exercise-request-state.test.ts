import { expect, test } from 'vitest'
import { type CalendarDate, daysAfter } from '../../domain/calendar-date.ts'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { returningQuestions, reviewAnswers } from './exercise-request-state.ts'
import { initialGrammar } from './grammar-state.ts'
import { reducePlayer, startPlayer } from './player-state.ts'

const TODAY = '2026-11-23' as CalendarDate

function gap(sentence: string) {
  return { sentence, words: [{ text: 'dort', options: ['dort', 'dors'] }] }
}

function fill(...sentences: readonly string[]): Exercise & { type: 'fill' } {
  return { type: 'fill', questions: sentences.map(gap) }
}

function missed(sentence: string, due: CalendarDate, box: 1 | 2 = 1) {
  return { level: 'CE1' as const, exercise: fill(sentence), box, due }
}

const FORM = { ...initialGrammar('training').form, type: 'fill', count: '4' } as const

test('GRA-15 of the type of the form, what is due today returns, half of the exercise at most', () => {
  const kept = [
    missed('Il ___.', TODAY, 2),
    missed('Elle ___.', TODAY),
    missed('On ___.', daysAfter(TODAY, 1)),
    missed('Léa ___.', '2026-11-20' as CalendarDate),
  ]
  expect(returningQuestions(kept, FORM, TODAY)).toEqual(fill('Léa ___.', 'Elle ___.'))
  expect(returningQuestions(kept, { ...FORM, type: 'reorder' }, TODAY)).toBeNull()
  expect(returningQuestions([], FORM, TODAY)).toBeNull()
})

test('GRA-15 what was missed is told, and what had returned; the rest of what was right is not', () => {
  const exercise = fill('Il ___.', 'Elle ___.', 'Léa ___.')
  const options = {
    mode: 'control',
    level: 'CE1',
    total: 3,
    seed: 1,
    at: 0,
    limitMs: null,
  } as const
  let state = startPlayer(exercise, { ...options, isSample: false, due: 0 })
  for (const option of ['dors', 'dort', 'dort']) {
    state = reducePlayer(state, { type: 'gap-chosen', gap: 0, option })
    state = reducePlayer(state, { type: 'verified', at: 1 })
  }
  expect(reviewAnswers(state, [missed('Léa ___.', TODAY)])).toEqual([
    { level: 'CE1', exercise: fill('Il ___.'), right: false },
    { level: 'CE1', exercise: fill('Léa ___.'), right: true },
  ])
  expect(reviewAnswers({ ...state, isSample: true }, [])).toEqual([])
})
