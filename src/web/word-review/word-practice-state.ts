/** «Dictée flash» and «Copier, cacher, écrire»: one word after the other, typed; a word that was missed is shown and copied. */

import type { CalendarDate } from '../../domain/calendar-date.ts'
import { type CopyStep, copySteps } from '../../domain/word-review/practice-order.ts'
import { hasTypedWord, isTypedRight } from '../../domain/word-review/typed-word.ts'
import { type ReviewedWord, wordAfterAnswer } from '../../domain/word-review/word-boxes.ts'

/** What an exercise needs of a word. */
export interface PracticedWord {
  readonly word: string
  readonly form: string
  readonly sentence: string
}

/** The words once the server has answers that wait for a network; the first one of a word decides. */
export function reviewAfterAnswers<Review extends { readonly words: readonly ReviewedWord[] }>(
  review: Review,
  answers: readonly { readonly word: string; readonly right: boolean }[],
  day: CalendarDate,
): Review {
  const words = review.words.map((known) => {
    const first = answers.find(({ word }) => word === known.word)
    return first ? wordAfterAnswer(known, { day, right: first.right }) : known
  })
  return { ...review, words }
}

export interface PracticeStep {
  /** `dictate`: the gap of a sentence; `copy`: the word in sight; `write`: from memory. */
  readonly kind: 'dictate' | CopyStep['kind']
  /** Index of the word. */
  readonly word: number
}

/** A «Dictée flash» asks no new word after two minutes. */
const FLASH_LIMIT_MS = 120_000

export interface PracticeState {
  readonly words: readonly PracticedWord[]
  readonly steps: readonly PracticeStep[]
  /** Index of the step; at the end their number. */
  readonly at: number
  readonly typed: string
  /** `mending`: the word was missed and is in sight, to be copied. */
  readonly mood: 'asked' | 'right' | 'mending'
  /** What was just copied is not the word. */
  readonly differs: boolean
  readonly answers: readonly { readonly word: string; readonly right: boolean }[]
  /** ms; null before the first step. */
  readonly startedAt: number | null
  /** ms; null: none. */
  readonly limit: number | null
}

export type PracticeEvent =
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted'; readonly at: number }
  /** «Je ne sais pas encore». */
  | { readonly type: 'unknown' }
  | { readonly type: 'skipped'; readonly at: number }

const BEGINNING = {
  at: 0,
  typed: '',
  mood: 'asked',
  differs: false,
  answers: [],
  startedAt: null,
} as const

export function flashDictation(words: readonly PracticedWord[]): PracticeState {
  const steps = words.map((_, word): PracticeStep => ({ kind: 'dictate', word }))
  return { ...BEGINNING, words, steps, limit: FLASH_LIMIT_MS }
}

export function copyCoverWrite(words: readonly PracticedWord[]): PracticeState {
  return { ...BEGINNING, words, steps: copySteps(words.length), limit: null }
}

export interface AskedStep extends PracticedWord {
  readonly kind: PracticeStep['kind']
}

/** null at the end. */
export function askedStep({ steps, words, at }: PracticeState): AskedStep | null {
  const step = steps[at]
  const word = step && words[step.word]
  return step && word ? { ...word, kind: step.kind } : null
}

/** Whether the word is in sight. */
export function showsModel(state: PracticeState): boolean {
  return state.mood === 'mending' || askedStep(state)?.kind === 'copy'
}

function next(state: PracticeState, now: number): PracticeState {
  const { startedAt, limit, steps } = state
  const isOver = limit !== null && now - (startedAt ?? now) >= limit
  const at = isOver ? steps.length : state.at + 1
  return { ...state, at, typed: '', mood: 'asked', differs: false }
}

function answered(state: PracticeState, step: AskedStep, right: boolean): PracticeState {
  const answers = [...state.answers, { word: step.word, right }]
  // What was typed is taken away: a wrong spelling is not to be seen again.
  return right
    ? { ...state, answers, mood: 'right' }
    : { ...state, answers, mood: 'mending', typed: '' }
}

function submitted(state: PracticeState, step: AskedStep, now: number): PracticeState {
  if (state.mood === 'right') return next(state, now)
  if (!hasTypedWord(state.typed)) return state
  const right = isTypedRight(step.form, state.typed)
  if (!showsModel(state)) return answered(state, step, right)
  return right ? next(state, now) : { ...state, typed: '', differs: true }
}

type AnswerEvent = Exclude<PracticeEvent, { readonly type: 'started' }>

function answerEvent(state: PracticeState, step: AskedStep, event: AnswerEvent): PracticeState {
  switch (event.type) {
    case 'typed':
      return state.mood === 'right' ? state : { ...state, typed: event.text }
    case 'submitted':
      return submitted(state, step, event.at)
    case 'unknown':
      return state.mood === 'asked' && !showsModel(state) ? answered(state, step, false) : state
    case 'skipped':
      return showsModel(state) ? next(state, event.at) : state
  }
}

/** An event that does not suit the step changes nothing. */
export function reducePractice(state: PracticeState, event: PracticeEvent): PracticeState {
  const step = askedStep(state)
  if (step === null) return state
  const isStarted = state.startedAt !== null
  if (event.type === 'started') return isStarted ? state : { ...state, startedAt: event.at }
  return isStarted ? answerEvent(state, step, event) : state
}
