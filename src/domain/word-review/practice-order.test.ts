import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import type { ErrorClass } from '../copy/review/error-class.ts'
import { copySteps, interleaved, PRACTICE_WORDS, practiceWords } from './practice-order.ts'
import { WEEKLY_WORDS, weeklyLength, weeklyWords } from './weekly-dictation.ts'
import type { ReviewedWord } from './word-boxes.ts'

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

function word(name: string, due: string | null, change: Partial<ReviewedWord> = {}): ReviewedWord {
  return {
    ...{ word: name, lemma: name, form: name, sentence: `${name}.`, error: 'graphie', box: 1 },
    ...{ due: due === null ? null : day(due), successes: 0, misses: 1 },
    missedOn: day('2026-11-01'),
    ...change,
  }
}

const TODAY = day('2026-11-23')

test('REV-02 kinds of errors alternate while there are several', () => {
  const errors: ErrorClass[] = ['accent', 'accent', 'accent', 'muette', 'muette', 'graphie']
  const order = interleaved(errors.map((error, at) => ({ error, at }))).map(({ error }) => error)
  expect(order).toEqual(['accent', 'muette', 'graphie', 'accent', 'muette', 'accent'])
})

test('REV-02 interleaving keeps every word once', () => {
  const kinds = fc.array(fc.constantFrom<ErrorClass>('accent', 'muette', 'graphie', 'homophone'))
  fc.assert(
    fc.property(kinds, (errors) => {
      const words = errors.map((error, at) => ({ error, at }))
      const order = interleaved(words)
      expect(order.toSorted((one, other) => one.at - other.at)).toEqual(words)
    }),
  )
})

test('REV-02 an exercise asks five due words at most, else those that come next', () => {
  const due = Array.from({ length: 7 }, (_, at) => word(`mot${at}`, '2026-11-20'))
  const later = [word('plus-tard', '2026-11-30'), word('su', '2026-12-30', { box: 4 })]
  expect(practiceWords([...due, ...later], TODAY)).toHaveLength(PRACTICE_WORDS)
  expect(practiceWords(later, TODAY).map((one) => one.word)).toEqual(['plus-tard'])
  expect(practiceWords([], TODAY)).toEqual([])
})

test.each([
  [0, ''],
  [1, 'copy0 write0'],
  [3, 'copy0 copy1 write0 copy2 write1 write2'],
])('REV-02 %s words are copied and written in turn', (words, expected) => {
  expect(
    copySteps(words)
      .map((step) => step.kind + step.word)
      .join(' '),
  ).toBe(expected)
})

test('REV-02 the dictation of the week holds the words that are due, two in a sentence', () => {
  const words = [
    ...Array.from({ length: 30 }, (_, at) => word(`mot${at}`, '2026-11-20')),
    word('demain', '2026-11-24'),
    word('su', null, { box: 4 }),
  ]
  expect(weeklyWords(words, TODAY)).toHaveLength(WEEKLY_WORDS)
  expect(weeklyWords(words.slice(28), TODAY)).toEqual(['mot28', 'mot29'])
  expect([1, 8, 9, 20].map((count) => weeklyLength(count, null))).toEqual([3, 4, 5, 10])
  expect(weeklyLength(20, 5)).toBe(5)
})
