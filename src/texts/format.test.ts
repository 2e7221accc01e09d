import { expect, test } from 'vitest'
import {
  clockTime,
  counted,
  decimal,
  duration,
  euros,
  longCalendarDate,
  longDate,
  longDateTime,
  ofName,
  percent,
  shortDate,
} from './format.ts'

test('DIC-01 dates are long, French and in the time of Paris', () => {
  expect(longDate('2026-11-20T23:30:00Z')).toBe('21 novembre 2026')
  expect(longDateTime('2026-11-20T07:15:00Z')).toBe('20 novembre 2026 à 08:15')
  expect(longDate('2026-03-01T10:00:00Z')).toBe('1 mars 2026')
  expect(shortDate('2026-09-07T10:00:00Z')).toBe('07/09')
})

test('LEA-01 a birth date is the same day in every zone', () => {
  expect(longCalendarDate('2018-02-23')).toBe('23 février 2018')
})

test('PUB-04 prices and percents have their no-break space', () => {
  expect([0, 399, 699, 999].map(euros)).toEqual([
    '0\u00a0€',
    '3,99\u00a0€',
    '6,99\u00a0€',
    '9,99\u00a0€',
  ])
  expect(percent(12.5)).toBe('12,5\u00a0%')
  expect(decimal(3.25)).toBe('3,3')
})

test('RES-03 a noun agrees with its number', () => {
  expect([0, 1, 2].map((n) => counted(n, 'erreur', 'erreurs'))).toEqual([
    '0 erreur',
    '1 erreur',
    '2 erreurs',
  ])
})

test('CAL-08 a time is said in minutes and seconds, a clock counts down to its end', () => {
  expect([400, 45_000, 60_000, 65_400, 300_000].map(duration)).toEqual([
    '0 s',
    '45 s',
    '1 min',
    '1 min 5 s',
    '5 min',
  ])
  expect([300_000, 59_001, 1, 0, -5].map(clockTime)).toEqual([
    '5:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ])
})

test('LEA-07 CLA-04 «de» before a name is elided before a vowel, whatever accent it has', () => {
  const names = ['Adam', 'Éloïse', 'Œdipe', 'Yves', 'Yanis', 'Hugo', 'Camille']
  expect(names.map(ofName)).toEqual([
    "d'Adam",
    "d'Éloïse",
    "d'Œdipe",
    "d'Yves",
    'de Yanis',
    'de Hugo',
    'de Camille',
  ])
})
