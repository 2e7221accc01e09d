import { expect, test } from 'vitest'
import { EXERCISE_TYPES } from './exercise.ts'
import { EXERCISE_SHEETS, exercisePages } from './printed-exercise.ts'

test.each(EXERCISE_TYPES)(
  'GRA-18 each question of %s stands once a version, with its answer under its rank',
  (type) => {
    const exercise = {
      type,
      questions: Array.from({ length: 13 }, () => ({ sentence: '', words: [] })),
    }
    const pages = exercisePages(
      { ...exercise, questions: exercise.questions as never },
      7,
      EXERCISE_SHEETS,
    )
    const of = (sheet: string) => pages.filter((page) => page.sheet === sheet)
    const [a, b] = ['version-a', 'version-b'].map((sheet) =>
      of(sheet).flatMap((page) => page.questions),
    )
    const ranks = Array.from({ length: 13 }, (_, at) => at + 1)
    expect([a, b].map((list) => list?.map(({ rank }) => rank))).toEqual([ranks, ranks])
    expect(a?.filter(({ index }, at) => index === b?.[at]?.index)).toEqual([])
    expect(of('answers').flatMap((page) => page.questions)).toEqual(a)
    expect(of('answers').flatMap((page) => page.other)).toEqual(b)
    expect(of('version-a').map(({ page, pages: all }) => [page, all])).toEqual(
      of('version-a').map((_, at, all) => [at + 1, all.length]),
    )
  },
)
