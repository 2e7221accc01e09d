/** What is asked back of a request before a text is written, and what the adult answered (TXT-04, TXT-05). */
import type { RequestReview } from '../../contract/request-review.ts'
import { makeWordList, parseWordList } from '../../domain/dictation/word-list.ts'
import type { GeneratorFields } from './generator-form-state.ts'

export interface RequestReviewState {
  /** Last answer of the server, and the fields it is about. */
  readonly answer: { readonly review: RequestReview; readonly about: ReviewedFields } | null
  /** Words that stay as they are. */
  readonly kept: readonly string[]
  /** Themes and goals with which the adult goes on. */
  readonly accepted: readonly string[]
}

type ReviewedFields = Pick<GeneratorFields, 'words' | 'theme' | 'goals'>

export type RequestReviewEvent =
  | { readonly type: 'reviewed'; readonly review: RequestReview; readonly about: ReviewedFields }
  | { readonly type: 'kept'; readonly word: string }
  | { readonly type: 'accepted'; readonly texts: readonly string[] }

export const NOT_REVIEWED: RequestReviewState = { answer: null, kept: [], accepted: [] }

export function reduceRequestReview(
  state: RequestReviewState,
  event: RequestReviewEvent,
): RequestReviewState {
  switch (event.type) {
    case 'reviewed':
      return { ...state, answer: { review: event.review, about: event.about } }
    case 'kept':
      return { ...state, kept: [...state.kept, event.word] }
    case 'accepted':
      return { ...state, accepted: [...state.accepted, ...event.texts] }
  }
}

export interface OpenQuestions {
  readonly words: RequestReview['words']
  readonly theme: string | null
  readonly goals: readonly string[]
}

/** What still waits for an answer: of the words that are in the list, of the theme and the goals that are typed. */
export function openQuestions(
  { answer, kept, accepted }: RequestReviewState,
  fields: ReviewedFields,
): OpenQuestions {
  if (answer === null) return { words: [], theme: null, goals: [] }
  const { review, about } = answer
  const listed = parseWordList(fields.words)
  const theme = fields.theme.trim()
  const isThemeOpen =
    review.theme === 'unknown' && theme === about.theme.trim() && !accepted.includes(theme)
  return {
    words: review.words.filter(({ word }) => listed.includes(word) && !kept.includes(word)),
    theme: isThemeOpen && theme !== '' ? theme : null,
    goals:
      fields.goals === about.goals ? review.goals.filter((goal) => !accepted.includes(goal)) : [],
  }
}

export function isFullyAnswered({ words, theme, goals }: OpenQuestions): boolean {
  return words.length === 0 && theme === null && goals.length === 0
}

/** Whether the last answer is about the fields as they are. */
export function isReviewed({ answer }: RequestReviewState, fields: ReviewedFields): boolean {
  const key = ({ words, theme, goals }: ReviewedFields): string =>
    JSON.stringify([parseWordList(words), theme.trim(), goals.trim()])
  return answer !== null && key(answer.about) === key(fields)
}

/** The list with one word written otherwise, or without it. */
export function replacedInList(list: string, word: string, by: string | null): string {
  const words = parseWordList(list).flatMap((one) => (one === word ? (by ?? []) : [one]))
  return makeWordList([...new Set(words)])
}
