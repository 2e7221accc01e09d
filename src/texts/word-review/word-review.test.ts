import { expect, test } from 'vitest'
import { type CalendarDate, parseCalendarDate } from '../../domain/calendar-date.ts'
import { ACCENT_KEYS } from './accent-keys.ts'
import { WEEKLY_THEMES, weeklyTheme } from './weekly-theme.ts'

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
