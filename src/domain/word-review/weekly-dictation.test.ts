import { expect, test } from 'vitest'
import { type CalendarDate, daysAfter, parseCalendarDate } from '../calendar-date.ts'
import { sharedWeeklyWords, WEEKLY_WORDS } from './weekly-dictation.ts'

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

const TODAY = day('2026-11-23')
const YESTERDAY = day('2026-11-22')

const missed = (word: string) => ({ word, days: [{ day: YESTERDAY, right: false }] })

test('REV-02 a class writes the words that are due for most of it, then by the alphabet', () => {
  const known = [missed('noisette'), missed('branche'), missed('écureuil'), missed('noisette')]
  expect(sharedWeeklyWords(known, TODAY)).toEqual([
    { word: 'noisette', learners: 2 },
    { word: 'branche', learners: 1 },
    { word: 'écureuil', learners: 1 },
  ])
})

test('REV-02 a word that rests, and more words than a week takes, are left for later', () => {
  const days = [
    { day: day('2026-11-20'), right: false },
    { day: YESTERDAY, right: true },
  ]
  expect(sharedWeeklyWords([{ word: 'sapin', days }], TODAY)).toEqual([])
  expect(sharedWeeklyWords([{ word: 'sapin', days }], daysAfter(TODAY, 2))).toHaveLength(1)
  const many = Array.from({ length: 30 }, (_, at) => missed(`mot${at}`))
  expect(sharedWeeklyWords(many, TODAY)).toHaveLength(WEEKLY_WORDS)
})
