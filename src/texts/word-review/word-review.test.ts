import { expect, test } from 'vitest'
import { type CalendarDate, parseCalendarDate } from '../../domain/calendar-date.ts'
import type { ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import { ACCENT_KEYS } from './accent-keys.ts'
import { WEEKLY_THEMES, weeklyTheme } from './weekly-dictation.ts'
import { wordReportCsv } from './word-report.ts'
import { dueText, progressText } from './word-review.ts'

test('REV-02 the keys hold what French words need, each once', () => {
  const signs = ACCENT_KEYS.map(({ sign }) => sign)
  expect(new Set(signs).size).toBe(signs.length)
  for (const word of ['forêt', 'gâteau', 'garçon', 'Noël', 'maïs', 'août', 'cœur', "l'île", 'où']) {
    const others = [...word.toLocaleLowerCase('fr')].filter((letter) => !/[a-z]/u.test(letter))
    expect(signs.filter((sign) => others.includes(sign))).toHaveLength(others.length)
  }
})

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

test.each([
  ['2026-11-01', 'la tempête'],
  ['2026-11-08', 'le Moyen Âge'],
  ['2026-11-30', 'la tempête'],
  ['2026-12-24', 'la neige'],
  ['2027-06-30', 'la mer'],
])('REV-02 on %s the theme of the week is «%s»', (date, theme) => {
  expect(weeklyTheme(day(date))).toBe(theme)
  expect(WEEKLY_THEMES).toContain(theme)
})

const FOREST: ReviewedWord = {
  word: 'forêt',
  lemma: 'forêt',
  form: 'forêts',
  sentence: 'Les forêts ; dorment.',
  error: 'accent',
  box: 2,
  due: day('2026-11-27'),
  successes: 1,
  misses: 2,
  missedOn: day('2026-11-23'),
}

test('REV-03 the file has semicolons, the mark of UTF-8, and no formula', () => {
  const text = wordReportCsv([FOREST, { ...FOREST, word: '=1+1', box: 4, due: null }])
  const [heading, first, second] = text.split('\r\n')
  expect(heading).toMatch(/^\ufeffMot;Lemme;/u)
  expect(first).toBe(
    'forêt;forêt;forêts;"Accent, cédille ou tréma";"Les forêts ; dorment.";2;2026-11-23;1;non;2026-11-27',
  )
  expect(second).toMatch(/^"?'=1\+1"?;.*;oui;$/u)
})

test.each([
  ['2026-11-27', "Aujourd'hui"],
  ['2026-12-01', "Aujourd'hui"],
  ['2026-11-26', 'Demain'],
  ['2026-11-20', 'Le 27 novembre 2026'],
])('REV-01 on %s the word comes back «%s»', (date, text) => {
  expect(dueText(FOREST, day(date))).toBe(text)
})

test('REV-01 a word says how many of its three days were right', () => {
  expect(progressText(FOREST)).toBe('1 jour réussi sur 3')
  expect(progressText({ ...FOREST, successes: 2 })).toBe('2 jours réussis sur 3')
  expect(progressText({ ...FOREST, box: 4, successes: 3 })).toBe('Acquis')
  expect(dueText({ due: null }, day('2026-11-23'))).toBe('Su pour de bon')
})
