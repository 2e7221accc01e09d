/** The month that ends today, as rows: the same data at any date, with ages and days that fit it. */
import type { Operation } from '../../domain/calculation/operation.ts'
import { type CalendarDate, parseCalendarDate } from '../../domain/calendar-date.ts'
import type { CopyDraft } from '../../domain/copy/draft/copy-draft.ts'
import { confirmedText, scoreDraft } from '../../domain/copy/draft/copy-text.ts'
import { type CopyFault, draftOfCorrectedCopy } from '../../domain/copy/review/corrected-copy.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { LEVEL_AGES, type Level } from '../../domain/level.ts'
import { dayInParis, instantInParis } from '../../domain/paris-time.ts'
import { scorePercent } from '../../domain/results/results.ts'
import type { DemoData } from './demo-data.ts'

const DAY_MS = 86_400_000

/** Dictations are prepared before the class. */
const PREPARATION_TIME = '08:10'

interface Dated {
  /** ms since 1970. */
  readonly created_at: number
}

export interface DemoLearner extends Dated {
  readonly key: string
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: CalendarDate
  readonly level: Level
}

export interface DemoDictation extends Dated {
  readonly key: string
  readonly title: string
  readonly content: string
  readonly level: Level
  readonly theme: string
  readonly goals: readonly string[]
}

export interface DemoCorrection extends Dated {
  readonly learner: string
  readonly dictation: DemoDictation
  /** What an adult settled. */
  readonly draft: CopyDraft
  readonly content: string
  readonly word_count: number
  readonly error_count: number
  readonly score: number
}

export interface DemoCalculation extends Dated {
  readonly learner: string
  readonly level: Level
  readonly operation: readonly Operation[]
  readonly questions_count: number
  readonly correct_answers: number
  readonly total_time: number
  readonly average_time: number
  readonly score: number
}

export interface DemoMonth {
  readonly learners: readonly DemoLearner[]
  readonly dictations: readonly DemoDictation[]
  readonly corrections: readonly DemoCorrection[]
  readonly calculations: readonly DemoCalculation[]
}

function found<Row extends { readonly key: string }>(rows: readonly Row[], key: string): Row {
  const row = rows.find((candidate) => candidate.key === key)
  if (!row) throw new Error(`the demo has no ${key}`)
  return row
}

/** The school day `days` before `now`; Saturday and Sunday go back to Friday. */
function schoolDay(now: number, days: number): CalendarDate {
  const noon = instantInParis(dayInParis(now), '12:00') - days * DAY_MS
  const weekday = new Date(noon).getUTCDay()
  return dayInParis(noon - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0) * DAY_MS)
}

/** Children of a class turn its first age during the year in which it starts, in September. */
function birthDate(level: Level, birthday: string, today: CalendarDate): CalendarDate {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '09-01' ? 1 : 0)
  const date = parseCalendarDate(`${year - LEVEL_AGES[level][0]}-${birthday}`)
  if (!date) throw new Error(`${birthday} is no birthday`)
  return date
}

/** A copy of a dictation with what was written instead of some words; an empty text is a forgotten word. */
function settledCopy(original: string, written: Readonly<Record<string, string>>): CopyDraft {
  const faults = wordsOf(original).flatMap(({ text }, index): CopyFault[] => {
    const instead = written[text]
    if (instead === undefined) return []
    return [
      instead === '' ? { index, kind: 'forgotten' } : { index, kind: 'written', text: instead },
    ]
  })
  const draft = draftOfCorrectedCopy({ original, faults, extras: [], order: [], signs: [] })
  if (!draft) throw new Error('the demo has a copy that cannot be')
  return draft
}

function demoCorrection(
  copy: DemoData['copies'][number],
  dictations: readonly DemoDictation[],
  now: number,
): DemoCorrection {
  const dictation = found(dictations, copy.dictation)
  const draft = settledCopy(dictation.content, copy.written)
  return {
    learner: copy.learner,
    dictation,
    draft,
    content: confirmedText(draft),
    ...scoreDraft(draft),
    created_at: instantInParis(schoolDay(now, copy.day), copy.time),
  }
}

function demoCalculation(
  test: DemoData['calculations'][number],
  learners: readonly DemoLearner[],
  now: number,
): DemoCalculation {
  return {
    learner: test.learner,
    level: found(learners, test.learner).level,
    operation: test.operation,
    questions_count: test.questions,
    correct_answers: test.correct,
    total_time: test.total_ms,
    average_time: Math.round(test.total_ms / test.questions),
    score: scorePercent(test.questions, test.questions - test.correct),
    created_at: instantInParis(schoolDay(now, test.day), test.time),
  }
}

/** Rows of the demo for a creation at `now` (ms since 1970); scores come from the product's own rules. */
export function demoMonth(data: DemoData, now: number): DemoMonth {
  const today = dayInParis(now)
  const enrolled = instantInParis(schoolDay(now, 29), PREPARATION_TIME)
  const learners = data.learners.map(({ birthday, ...learner }) => ({
    ...learner,
    birth_date: birthDate(learner.level, birthday, today),
    created_at: enrolled,
  }))
  const dictations = data.dictations.map(({ day, ...dictation }, place) => ({
    ...dictation,
    // A minute apart, so that «newest first» is one order only.
    created_at: instantInParis(schoolDay(now, day), PREPARATION_TIME) + place * 60_000,
  }))
  return {
    learners,
    dictations,
    corrections: data.copies.map((copy) => demoCorrection(copy, dictations, now)),
    calculations: data.calculations.map((test) => demoCalculation(test, learners, now)),
  }
}
