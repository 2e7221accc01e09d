/** A series on A4 paper: versions, answers apart, cards to cut out (CAL-18). */
import { cutInPages, versionB } from '../../printed-pages.ts'
import { type AskedQuestion, type CalculationSeries, seriesQuestions } from './series.ts'

export const SERIES_SHEETS = ['version-a', 'version-b', 'answers', 'cards'] as const

export type SeriesSheet = (typeof SERIES_SHEETS)[number]

interface RankedQuestion extends AskedQuestion {
  /** From 1. */
  readonly rank: number
}

export interface SeriesPage {
  readonly sheet: SeriesSheet
  /** From 1, of those of its sheet. */
  readonly page: number
  readonly pages: number
  /** Of an answer page, those of version A; `other` has those of version B. */
  readonly questions: readonly RankedQuestion[]
  readonly other: readonly RankedQuestion[]
  /** Of cards: whether this is the back, its columns turned round as the sheet is. */
  readonly isBack: boolean
}

/** Up to so many questions each has a wide line. */
export const WIDE_QUESTIONS = 20
const DENSE_QUESTIONS = 40
const ONE_COLUMN = 10
const ANSWERS = 50
export const CARD_COLUMNS = 2
const CARDS = 10

/** Lines of a page's two columns, of the same length; up to ten questions stand in one. */
export function pageLines(questions: number): number {
  return questions <= ONE_COLUMN ? ONE_COLUMN : Math.ceil(questions / 2)
}

function ranked(questions: readonly AskedQuestion[]): RankedQuestion[] {
  return questions.map((asked, at) => ({ ...asked, rank: at + 1 }))
}

type Draft = Pick<SeriesPage, 'questions'> & Partial<SeriesPage>

function draftsOf(sheet: SeriesSheet, series: CalculationSeries): Draft[] {
  const questions = seriesQuestions(series)
  const [a, b] = [ranked(questions), ranked(versionB(questions, series.seed))]
  const perPage = series.count <= WIDE_QUESTIONS ? WIDE_QUESTIONS : DENSE_QUESTIONS
  switch (sheet) {
    case 'version-a':
      return cutInPages(a, perPage).map((questions) => ({ questions }))
    case 'version-b':
      return cutInPages(b, perPage).map((questions) => ({ questions }))
    case 'answers': {
      const others = cutInPages(b, ANSWERS)
      return cutInPages(a, ANSWERS).map((questions, at) => ({ questions, other: others[at] ?? [] }))
    }
    case 'cards':
      return cutInPages(a, CARDS).flatMap((questions) => [
        { questions },
        { questions, isBack: true },
      ])
  }
}

/** Every page of the chosen sheets, in the order of `SERIES_SHEETS`. */
export function seriesPages(
  series: CalculationSeries,
  sheets: readonly SeriesSheet[],
): SeriesPage[] {
  return SERIES_SHEETS.filter((sheet) => sheets.includes(sheet)).flatMap((sheet) => {
    const drafts = draftsOf(sheet, series)
    return drafts.map((draft, at) => ({
      sheet,
      page: at + 1,
      pages: drafts.length,
      other: [],
      isBack: false,
      ...draft,
    }))
  })
}
