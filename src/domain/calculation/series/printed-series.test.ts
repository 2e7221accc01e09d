import { expect, test } from 'vitest'
import { versionB } from '../../printed-pages.ts'
import { initialTest } from '../setup.ts'
import { pageLines, SERIES_SHEETS, seriesPages } from './printed-series.ts'
import { type CalculationSeries, makeAskedKey, seriesQuestions } from './series.ts'

function series(count: number, seed = 4711): CalculationSeries {
  return { ...initialTest('CE1'), programme: true, count, seed }
}

test('CAL-18 version B has the questions of version A, none at its rank', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    for (const count of [2, 3, 12, 100]) {
      const a = seriesQuestions(series(count, seed))
      const b = versionB(a, seed)
      const keys = (asked: typeof a): string[] => asked.map(makeAskedKey)
      expect(keys(b).toSorted()).toEqual(keys(a).toSorted())
      expect(b.filter((asked, at) => asked === a[at])).toEqual([])
    }
  }
  expect(versionB([1], 4711)).toEqual([1])
})

test.each([
  [1, [1, 1, 1, 2]],
  [20, [1, 1, 1, 4]],
  [21, [1, 1, 1, 6]],
  [41, [2, 2, 1, 10]],
  [100, [3, 3, 2, 20]],
])('CAL-18 %i questions take %j pages', (count, pages) => {
  expect(SERIES_SHEETS.map((sheet) => seriesPages(series(count), [sheet]).length)).toEqual(pages)
})

test('CAL-18 two columns are as long as each other, and few questions stand in one', () => {
  expect([1, 10, 11, 12, 20, 21, 40].map(pageLines)).toEqual([10, 10, 6, 6, 10, 11, 20])
})

test('CAL-18 every question stands once in each version, with its answer under its rank', () => {
  const all = seriesPages(series(53), SERIES_SHEETS)
  for (const sheet of ['version-a', 'version-b'] as const) {
    const ranks = all
      .filter((page) => page.sheet === sheet)
      .flatMap(({ questions }) => questions.map(({ rank }) => rank))
    expect(ranks).toEqual(Array.from({ length: 53 }, (_, at) => at + 1))
  }
  const answers = all.filter((page) => page.sheet === 'answers')
  const asked = (sheet: string): string[] =>
    all.filter((page) => page.sheet === sheet).flatMap((page) => page.questions.map(makeAskedKey))
  expect(answers.flatMap((page) => page.questions.map(makeAskedKey))).toEqual(asked('version-a'))
  expect(answers.flatMap((page) => page.other.map(makeAskedKey))).toEqual(asked('version-b'))
})

test('CAL-18 nothing chosen is no page', () => {
  expect(seriesPages(series(20), [])).toEqual([])
})
