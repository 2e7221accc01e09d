import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDate, daysAfter, parseCalendarDate } from '../calendar-date.ts'
import {
  isAcquired,
  isDue,
  type MissedWord,
  reviewedWords,
  type StoredAnswer,
  WORD_BOXES,
  type WordDay,
  wordProgress,
} from './word-boxes.ts'

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

const MONDAY = day('2026-11-23')

/** «−0» is wrong on the first day, «+4» right four days later. */
function answers(said: string): WordDay[] {
  return said
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => ({ day: daysAfter(MONDAY, Number(one.slice(1))), right: one.startsWith('+') }))
}

test.each([
  ['', null],
  ['+0', null],
  ['-0', { box: 1, due: '2026-11-24', successes: 0 }],
  ['-0 +0', { box: 1, due: '2026-11-24', successes: 0 }],
  ['-0 +1', { box: 2, due: '2026-11-27', successes: 1 }],
  ['-0 +1 +2', { box: 2, due: '2026-11-27', successes: 1 }],
  ['-0 +1 +4', { box: 3, due: '2026-12-04', successes: 2 }],
  ['-0 +1 +4 +11', { box: 4, due: '2026-12-25', successes: 3 }],
  ['-0 +1 +4 +11 +32', { box: 4, due: null, successes: 3 }],
  ['-0 +1 +4 +11 +32 +90', { box: 4, due: null, successes: 3 }],
  ['-0 +1 +4 -11', { box: 1, due: '2026-12-05', successes: 0 }],
  ['-0 +1 +4 +11 +32 -60', { box: 1, due: '2027-01-23', successes: 0 }],
  ['-0 +9', { box: 2, due: '2026-12-05', successes: 1 }],
  ['-0 +1 -1', { box: 1, due: '2026-11-25', successes: 0 }],
])('REV-01 after «%s» the box and the due day are known', (said, expected) => {
  expect(wordProgress(answers(said))).toEqual(expected)
})

test('REV-01 a word is acquired after three days, and asked once more three weeks later', () => {
  const acquired = wordProgress(answers('-0 +1 +4 +11'))
  expect(acquired && [isAcquired(acquired), acquired.successes]).toEqual([true, 3])
  expect(acquired && isDue(acquired, daysAfter(MONDAY, 31))).toBe(false)
  expect(acquired && isDue(acquired, daysAfter(MONDAY, 32))).toBe(true)
  const known = wordProgress(answers('-0 +1 +4 +11 +32'))
  expect(known && [isAcquired(known), isDue(known, day('2040-01-01'))]).toEqual([true, false])
})

const anyAnswers = fc.array(
  fc.record({ day: fc.nat(60).map((days) => daysAfter(MONDAY, days)), right: fc.boolean() }),
  { maxLength: 40 },
)

test('REV-01 the order in which answers are stored changes nothing, nor does storing one twice', () => {
  fc.assert(
    fc.property(anyAnswers, fc.infiniteStream(fc.nat()), (list, ranks) => {
      const shuffled = list
        .map((one) => ({ one, rank: ranks.next().value }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ one }) => one)
      expect(wordProgress([...shuffled, ...list])).toEqual(wordProgress(list))
    }),
  )
})

test('REV-01 nothing is acquired without three right days after the last wrong one', () => {
  fc.assert(
    fc.property(anyAnswers, (list) => {
      const progress = wordProgress(list)
      expect(progress === null).toBe(list.every(({ right }) => right))
      if (progress === null || !isAcquired(progress)) return
      const lastWrong = list.filter(({ right }) => !right).map((one) => one.day)
      const since = list.filter((one) => one.right && lastWrong.every((wrong) => wrong < one.day))
      expect(new Set(since.map((one) => one.day)).size).toBeGreaterThanOrEqual(3)
    }),
  )
})

/** A child who practises what is due each day, right with a chance that grows with the box. */
function practised(seed: readonly number[], days: number): WordDay[] {
  const list: WordDay[] = [{ day: MONDAY, right: false }]
  for (let at = 1; at <= days; at += 1) {
    const today = daysAfter(MONDAY, at)
    const known = wordProgress(list)
    if (known === null || !isDue(known, today)) continue
    const chance = 0.55 + 0.1 * known.box
    list.push({ day: today, right: (seed[at % seed.length] ?? 0) < chance })
  }
  return list
}

test('REV-01 over 60 days a word is asked often while it is missed, and rarely once it is right', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
      (seed) => {
        const list = practised(seed, 60)
        const wrong = list.filter(({ right }) => !right).length
        // Four right days settle a word; each miss costs at most its own climb.
        expect(list.length - wrong).toBeLessThanOrEqual(4 * wrong)
        const gaps = list.slice(1).map((one, at) => [list[at]?.right, one.day] as const)
        expect(gaps.every(([, on]) => on > MONDAY)).toBe(true)
      },
    ),
  )
  expect(practised([0], 60).map((one) => one.day)).toEqual(
    [0, 1, 4, 11, 32].map((after) => daysAfter(MONDAY, after)),
  )
  expect(practised([1], 60)).toHaveLength(61)
})

const FOREST: MissedWord = {
  word: 'forêt',
  lemma: 'forêt',
  form: 'forêts',
  sentence: 'Les forêts sont vertes.',
  error: 'accent',
}

function stored(word: string, one: WordDay, missed: Partial<MissedWord> | null): StoredAnswer {
  return { word, ...one, missed: missed && { ...FOREST, word, lemma: word, ...missed } }
}

test('REV-01 a word shows its last miss; what no copy missed is no word to review', () => {
  const [first, , third] = answers('-0 +1 -4')
  if (!first || !third) throw new Error('no answers')
  const list = [
    stored('forêt', third, { sentence: 'La forêt dort.', form: 'forêt', error: 'graphie' }),
    stored('forêt', first, {}),
    stored('lapin', first, null),
  ]
  expect(reviewedWords(list)).toEqual([
    {
      ...FOREST,
      form: 'forêt',
      sentence: 'La forêt dort.',
      error: 'graphie',
      box: 1,
      due: '2026-11-28',
      successes: 0,
      misses: 2,
      missedOn: '2026-11-27',
    },
  ])
})

test('REV-01 the lowest box comes first, then the longest due', () => {
  const list = [
    ...answers('-0 +1').map((one) => stored('noix', one, one.right ? null : {})),
    ...answers('-2').map((one) => stored('pomme', one, {})),
    ...answers('-1').map((one) => stored('hêtre', one, {})),
    ...answers('-0 +1 +4 +11 +32').map((one) => stored('su', one, one.right ? null : {})),
  ]
  const words = reviewedWords(list)
  expect(words.map(({ word }) => word)).toEqual(['hêtre', 'pomme', 'noix', 'su'])
  expect(words.map(({ box }) => box)).toEqual([WORD_BOXES[0], WORD_BOXES[0], 2, 4])
})
