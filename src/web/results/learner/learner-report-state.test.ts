import { expect, test } from 'vitest'
import { parseCalendarDate } from '../../../domain/calendar-date.ts'
import { answerText, solvedText } from '../../../texts/calculations/questions.ts'
import { learnerReport, type StoredWork } from './learner-report-state.ts'

function day(text: string) {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

const TODAY = day('2026-11-23')

const WORD = {
  ...{
    word: 'noisette',
    lemma: 'noisette',
    form: 'noisettes',
    sentence: 'Il mange des noisettes.',
  },
  ...{ error: 'graphie' as const, misses: 1, missedOn: TODAY },
}

const WORK: StoredWork = {
  results: {
    ...{ french_dictation: [], math_calculation: [], french_grammar: [], results: [] },
    totals: {
      dictation: { count: 3, average: 80 },
      calculation: { count: 0, average: null },
      grammar: { count: 0, average: null },
    },
  },
  review: {
    words: [
      { ...WORD, box: 1, due: day('2026-11-24'), successes: 0 },
      { ...WORD, word: 'branche', box: 4, due: day('2026-12-14'), successes: 3 },
    ],
    repeated: [],
  },
  practice: {
    facts: [{ fact: '7x8', box: 1, due: day('2026-11-25') }],
    known: ['5+7', '4x9'],
    badges: [],
    bests: [],
  },
}

test('LEA-07 words and facts that come back later are not due now, yet stand on the paper for the weeks to come', () => {
  const report = learnerReport({ level: 'CE1' }, WORK, TODAY)
  expect(report.steps).toEqual([{ kind: 'dictation' }])
  expect(report.homeSteps).toEqual([
    { kind: 'words', count: 1 },
    { kind: 'facts', count: 1 },
  ])
  expect([report.acquired, report.returning].map((words) => words.map(({ word }) => word))).toEqual(
    [['branche'], ['noisette']],
  )
})

test('LEA-07 the cells of the tables of the class: CP has no multiplication', () => {
  expect(learnerReport({ level: 'CP' }, WORK, TODAY).facts.all).toBe(66)
  const { facts, missedFacts } = learnerReport({ level: 'CE1' }, WORK, TODAY)
  expect(facts).toEqual({ known: 2, all: 132 })
  expect(missedFacts.map((one) => solvedText(one, answerText(one)))).toEqual(['7 × 8 = 56'])
})
