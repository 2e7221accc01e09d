import { expect, test } from 'vitest'
import { grammarStandings } from './grammar-standing.ts'
import { nextSteps } from './next-steps.ts'

const NOTHING = { copies: 3, dueWords: 0, dueFacts: 0, grammar: [] }

test('LEA-07 a kind of grammar stands where its last five exercises put it', () => {
  const scores = [90, 80, 100, 85, 95, 0].map((score) => ({
    exercise_type: 'conjugation' as const,
    score,
  }))
  expect(grammarStandings([{ exercise_type: 'fill', score: 41 }, ...scores])).toEqual([
    { type: 'fill', score: 41, band: 3, exercises: 1 },
    { type: 'conjugation', score: 90, band: 5, exercises: 5 },
  ])
})

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [79, 4],
  [80, 5],
  [100, 5],
])('LEA-07 %i %% is band %i of five', (score, band) => {
  expect(grammarStandings([{ exercise_type: 'fill', score }])[0]?.band).toBe(band)
})

test('LEA-07 what is due comes before what is weak; with nothing due, another dictation', () => {
  const grammar = grammarStandings([
    { exercise_type: 'fill', score: 65 },
    { exercise_type: 'agreement', score: 40 },
    { exercise_type: 'analysis', score: 90 },
  ])
  expect(nextSteps({ copies: 0, dueWords: 4, dueFacts: 2, grammar })).toEqual([
    { kind: 'first-copy' },
    { kind: 'words', count: 4 },
    { kind: 'facts', count: 2 },
    { kind: 'grammar', type: 'agreement' },
  ])
  expect(nextSteps(NOTHING)).toEqual([{ kind: 'dictation' }])
})
