/** An exercise of grammar on A4 paper: versions A and B, answers apart (GRA-18). */
import { cutInPages, versionB } from '../printed-pages.ts'
import type { Exercise, ExerciseType } from './exercise.ts'

export const EXERCISE_SHEETS = ['version-a', 'version-b', 'answers'] as const

export type ExerciseSheet = (typeof EXERCISE_SHEETS)[number]

/** A question of the exercise by its index, under its rank from 1. */
interface PrintedQuestion {
  readonly rank: number
  readonly index: number
}

export interface ExercisePage {
  readonly sheet: ExerciseSheet
  /** From 1, of those of its sheet. */
  readonly page: number
  readonly pages: number
  /** Of an answer page, those of version A; `other` has those of version B. */
  readonly questions: readonly PrintedQuestion[]
  readonly other: readonly PrintedQuestion[]
}

/** Questions that a sheet has room for. */
export const QUESTIONS_ON_SHEET: Readonly<Record<ExerciseType, number>> = {
  analysis: 4,
  fill: 8,
  reorder: 8,
  conjugation: 5,
  agreement: 6,
}

const ANSWERS_ON_SHEET: Readonly<Record<ExerciseType, number>> = {
  analysis: 5,
  fill: 12,
  reorder: 12,
  conjugation: 6,
  agreement: 12,
}

function ranked(indexes: readonly number[]): PrintedQuestion[] {
  return indexes.map((index, at) => ({ index, rank: at + 1 }))
}

/** Every page of the chosen sheets, in the order of `EXERCISE_SHEETS`. */
export function exercisePages(
  { type, questions }: Pick<Exercise, 'type' | 'questions'>,
  seed: number,
  sheets: readonly ExerciseSheet[],
): ExercisePage[] {
  const indexes = questions.map((_, index) => index)
  const [a, b] = [ranked(indexes), ranked(versionB(indexes, seed))]
  const answers = ANSWERS_ON_SHEET[type]
  const others = cutInPages(b, answers)
  return EXERCISE_SHEETS.filter((sheet) => sheets.includes(sheet)).flatMap((sheet) => {
    const drafts =
      sheet === 'answers'
        ? cutInPages(a, answers).map((own, at) => ({ questions: own, other: others[at] ?? [] }))
        : cutInPages(sheet === 'version-a' ? a : b, QUESTIONS_ON_SHEET[type]).map((own) => ({
            questions: own,
            other: [],
          }))
    return drafts.map((draft, at) => ({ sheet, page: at + 1, pages: drafts.length, ...draft }))
  })
}
