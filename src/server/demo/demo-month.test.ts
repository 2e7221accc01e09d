import { expect, test } from 'vitest'
import { scoreCorrection } from '../../domain/copy/text/dictation-score.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { ageOn } from '../../domain/learner.ts'
import { LEVEL_AGES, LEVELS } from '../../domain/level.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { loadDemoData } from './demo-data.ts'
import { demoMonth } from './demo-month.ts'

const data = await loadDemoData()
const DAY_MS = 86_400_000
const CREATIONS = [
  '2026-11-21T09:00:00Z',
  '2027-01-01T00:30:00Z',
  '2027-08-31T22:30:00Z',
  '2028-02-29T12:00:00Z',
  '2027-04-11T23:00:00Z',
]

test('the demo has six learners of all levels, ten dictations and a month of results', () => {
  expect(data.learners).toHaveLength(6)
  expect(new Set(data.learners.map(({ level }) => level))).toEqual(new Set(LEVELS))
  expect(data.dictations).toHaveLength(11)
  for (const learner of data.learners) {
    expect(data.copies.filter((copy) => copy.learner === learner.key).length).toBeGreaterThan(3)
    expect(data.calculations.filter((test) => test.learner === learner.key).length).toBeGreaterThan(
      3,
    )
  }
})

test('COR-02 each planted mistake stands once in its dictation, so that the copy is what was meant', () => {
  const wrong = data.copies.flatMap((copy) => {
    const dictation = data.dictations.find(({ key }) => key === copy.dictation)
    const words = wordsOf(dictation?.content ?? '').map(({ text }) => text)
    return Object.keys(copy.written).filter(
      (word) => words.filter((one) => one === word).length !== 1,
    )
  })
  expect(wrong).toEqual([])
})

test('COR-02 CAL-13 stored scores are what the rules give for the stored contents', () => {
  const month = demoMonth(data, Date.parse('2026-11-21T09:00:00Z'))
  for (const correction of month.corrections) {
    const { word_count, error_count, score } = correction
    expect({ word_count, error_count, score }).toEqual(
      scoreCorrection(correction.dictation.content, correction.content),
    )
    expect(score).toBeGreaterThanOrEqual(70)
    expect(score).toBeLessThan(100)
  }
  for (const test of month.calculations) {
    expect(test.score).toBe(Math.round((test.correct_answers / test.questions_count) * 100))
    expect(test.average_time * test.questions_count).toBeGreaterThan(test.total_time - 100)
  }
})

test.each(CREATIONS)('a demo made on %s fits its date', (creation) => {
  const now = Date.parse(creation)
  const month = demoMonth(data, now)
  const rows = [...month.learners, ...month.dictations, ...month.corrections, ...month.calculations]
  for (const row of rows) {
    expect(row.created_at).toBeLessThan(now)
    expect(row.created_at).toBeGreaterThan(now - 33 * DAY_MS)
    expect([1, 2, 3, 4, 5]).toContain(new Date(row.created_at).getUTCDay())
  }
  for (const correction of month.corrections) {
    expect(correction.dictation.created_at).toBeLessThan(correction.created_at)
  }
  for (const learner of month.learners) {
    const age = ageOn(learner.birth_date, dayInParis(now))
    const [from, to] = LEVEL_AGES[learner.level]
    expect(age).toBeGreaterThanOrEqual(from - 1)
    expect(age).toBeLessThanOrEqual(to)
  }
})

test('no two results of a learner share an instant, so that «newest first» is one order', () => {
  for (const creation of CREATIONS) {
    const { corrections, calculations } = demoMonth(data, Date.parse(creation))
    const instants = [...corrections, ...calculations].map(
      (row) => `${row.learner} ${row.created_at}`,
    )
    expect(new Set(instants).size).toBe(instants.length)
  }
})
