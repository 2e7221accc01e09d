/**
 * Words missed on paper return by boxes and days (Leitner 1972; decision 42). What is known of a word is replayed from its
 * days, so that a copy corrected anew, or deleted, leaves what it would have left from the beginning.
 */
import { type CalendarDate, daysAfter } from '../calendar-date.ts'
import type { ErrorClass } from '../copy/review/error-class.ts'

export const WORD_BOXES = [1, 2, 3, 4] as const

export type WordBox = (typeof WORD_BOXES)[number]

/** Days until a word that enters a box is asked again. */
const REST: Readonly<Record<WordBox, number>> = { 1: 1, 2: 3, 3: 7, 4: 21 }

/** A word is acquired once it enters the last box: right on three days on which it was due. */
const ACQUIRED_BOX = 4

/** What one copy, or one exercise on the screen, showed of a word. */
export interface WordDay {
  readonly day: CalendarDate
  readonly right: boolean
}

export interface WordProgress {
  readonly box: WordBox
  /** null once the word was right again three weeks after it was acquired. */
  readonly due: CalendarDate | null
  /** Days that moved it up since it was last missed. */
  readonly successes: number
}

/** Where a copy missed a word. */
export interface MissedWord {
  /** What returns: the lemma, or the form where the error is in its agreement, its tense or its sense. */
  readonly word: string
  readonly lemma: string
  /** As it stood in the dictation, without an elided word. */
  readonly form: string
  /** The sentence that it stood in. */
  readonly sentence: string
  readonly error: ErrorClass
}

/** One stored answer: `missed` on copies that missed the word. */
export interface StoredAnswer extends WordDay {
  readonly word: string
  readonly missed: MissedWord | null
}

/** A word to review, with its last miss. */
export interface ReviewedWord extends MissedWord, WordProgress {
  /** Copies that missed it, and the day of the last. */
  readonly misses: number
  readonly missedOn: CalendarDate
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function enter(box: WordBox, day: CalendarDate, successes: number): WordProgress {
  return { box, due: daysAfter(day, REST[box]), successes }
}

const FIRST_BOX = WORD_BOXES[0]

function afterDay(known: WordProgress | null, { day, right }: WordDay): WordProgress | null {
  if (!right) return enter(FIRST_BOX, day, 0)
  // Right before its day: too early to prove anything.
  if (known === null || known.due === null || known.due > day) return known
  const next = WORD_BOXES[WORD_BOXES.indexOf(known.box) + 1]
  if (next === undefined) return { ...known, due: null }
  return enter(next, day, known.successes + 1)
}

/** A word after one more answer on the screen, as the server will see it: told twice, it changes nothing more. */
export function wordAfterAnswer(word: ReviewedWord, answer: WordDay): ReviewedWord {
  return { ...word, ...afterDay(word, answer) }
}

/** One answer a day, in the order of the days: a word that was wrong once on a day was wrong on that day. */
function byDay(answers: readonly WordDay[]): WordDay[] {
  const days = new Map<CalendarDate, boolean>()
  for (const { day, right } of answers) days.set(day, (days.get(day) ?? true) && right)
  return [...days]
    .map(([day, right]) => ({ day, right }))
    .toSorted((one, other) => compared(one.day, other.day))
}

/** Box and due day after `answers`, in whatever order they come; null for a word that was never wrong. */
export function wordProgress(answers: readonly WordDay[]): WordProgress | null {
  return byDay(answers).reduce(afterDay, null)
}

function reviewedWord(answers: readonly StoredAnswer[]): ReviewedWord[] {
  const misses = answers
    .filter(({ missed }) => missed !== null)
    .toSorted((one, other) => compared(one.day, other.day))
  const last = misses.at(-1)
  const progress = wordProgress(answers)
  // Only paper brings a word in: what a deleted copy leaves behind of exercises says nothing.
  if (last === undefined || last.missed === null || progress === null) return []
  return [{ ...last.missed, ...progress, misses: misses.length, missedOn: last.day }]
}

/** The lowest box first, then the longest due, then the most missed. */
function byUrgency(one: ReviewedWord, other: ReviewedWord): number {
  return (
    one.box - other.box ||
    compared(one.due ?? '9999', other.due ?? '9999') ||
    other.misses - one.misses ||
    compared(one.word, other.word)
  )
}

/** The words to review of a learner, most urgent first, from all that is stored of them. */
export function reviewedWords(answers: readonly StoredAnswer[]): ReviewedWord[] {
  const words = Map.groupBy(answers, ({ word }) => word)
  return [...words.values()].flatMap(reviewedWord).toSorted(byUrgency)
}

export function isAcquired({ box }: Pick<WordProgress, 'box'>): boolean {
  return box === ACQUIRED_BOX
}

export function isDue({ due }: Pick<WordProgress, 'due'>, today: CalendarDate): boolean {
  return due !== null && due <= today
}
