/** A series on A4 paper: versions, answers apart, cards to cut out (CAL-18). */
import { newRandom } from '../../random.ts'
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
const ANSWERS = 50
export const CARD_COLUMNS = 2
const CARDS = 10

function ranked(questions: readonly AskedQuestion[]): RankedQuestion[] {
  return questions.map((asked, at) => ({ ...asked, rank: at + 1 }))
}

/** The same questions, none at the rank that it has in version A, so that neighbours have nothing to read. */
export function versionB(series: CalculationSeries): AskedQuestion[] {
  const questions = seriesQuestions(series)
  const turn = questions.length < 2 ? 0 : newRandom(series.seed).whole(1, questions.length - 1)
  return [...questions.slice(turn), ...questions.slice(0, turn)]
}

function cut<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

type Draft = Pick<SeriesPage, 'questions'> & Partial<SeriesPage>

function draftsOf(sheet: SeriesSheet, series: CalculationSeries): Draft[] {
  const [a, b] = [ranked(seriesQuestions(series)), ranked(versionB(series))]
  const perPage = series.count <= WIDE_QUESTIONS ? WIDE_QUESTIONS : DENSE_QUESTIONS
  switch (sheet) {
    case 'version-a':
      return cut(a, perPage).map((questions) => ({ questions }))
    case 'version-b':
      return cut(b, perPage).map((questions) => ({ questions }))
    case 'answers': {
      const others = cut(b, ANSWERS)
      return cut(a, ANSWERS).map((questions, at) => ({ questions, other: others[at] ?? [] }))
    }
    case 'cards':
      return cut(a, CARDS).flatMap((questions) => [{ questions }, { questions, isBack: true }])
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
