/** A running test and its summary (specification §3, §9; CAL-11, CAL-12). Instants in epoch ms, durations in ms. */
import { scorePercent } from '../results/results.ts'
import { factOf } from './fact.ts'
import { OPERATIONS, type Operation } from './operation.ts'
import { answerTo, type Question } from './question.ts'
import {
  type AskedQuestion,
  type CalculationSeries,
  SERIES_NUMBERS,
  seriesQuestions,
} from './series/series.ts'
import type { TestSetup } from './setup.ts'

export interface TestAnswer {
  /** null when skipped. */
  readonly given: number | null
  readonly timeSpent: number
}

export interface TestRun {
  readonly setup: TestSetup
  /** Of the series. */
  readonly seed: number
  readonly questions: readonly AskedQuestion[]
  readonly startedAt: number
  readonly deadline: number
  readonly answers: readonly TestAnswer[]
  readonly askedAt: number
}

export interface TestDetail {
  readonly question: Question
  readonly operation: Operation
  /** False when skipped or never reached. */
  readonly answered: boolean
  readonly isCorrect: boolean
  readonly given: number | null
  readonly timeSpent: number
}

export interface TestSummary {
  readonly totalQuestions: number
  readonly correctAnswers: number
  /** From the start to the last answer or to the deadline. */
  readonly totalTime: number
  /** Per answered question; 0 when none was answered. */
  readonly averageTime: number
  readonly score: number
  readonly details: readonly TestDetail[]
}

const SLOWEST = 3

/** `chance`: any whole number. */
export function startTest(setup: TestSetup, at: number, chance: number): TestRun {
  const seed = chance % SERIES_NUMBERS
  return {
    setup,
    seed,
    questions: seriesQuestions({ ...setup, seed }),
    startedAt: at,
    deadline: at + setup.durationS * 1000,
    answers: [],
    askedAt: at,
  }
}

export function currentQuestion(run: TestRun): Question | undefined {
  return run.questions[run.answers.length]?.question
}

export function isLastQuestion(run: TestRun): boolean {
  return run.answers.length === run.questions.length - 1
}

export function answerTest(run: TestRun, at: number, given: number | null): TestRun {
  const timeSpent = Math.max(0, at - run.askedAt)
  return { ...run, answers: [...run.answers, { given, timeSpent }], askedAt: at }
}

function detailOf(question: Question, answer: TestAnswer | undefined): TestDetail {
  const given = answer?.given ?? null
  return {
    question,
    operation: question.operation,
    answered: given !== null,
    isCorrect: given === answerTo(question),
    given,
    timeSpent: answer?.timeSpent ?? 0,
  }
}

/** Unanswered questions count as wrong. */
export function summariseTest(run: TestRun, endedAt: number): TestSummary {
  const details = run.questions.map(({ question }, i) => detailOf(question, run.answers[i]))
  const answered = details.filter((one) => one.answered)
  const time = answered.reduce((sum, one) => sum + one.timeSpent, 0)
  const correctAnswers = details.filter((one) => one.isCorrect).length
  return {
    totalQuestions: details.length,
    correctAnswers,
    totalTime: Math.max(0, Math.min(endedAt, run.deadline) - run.startedAt),
    averageTime: answered.length === 0 ? 0 : time / answered.length,
    score: scorePercent(details.length, details.length - correctAnswers),
    details,
  }
}

/** The three slowest answers above the average. */
export function slowestAnswers({ details, averageTime }: TestSummary): TestDetail[] {
  return details
    .filter((one) => one.answered && one.timeSpent > averageTime)
    .toSorted((one, other) => other.timeSpent - one.timeSpent)
    .slice(0, SLOWEST)
}

/** Questions to revise, one per fact: wrong or skipped, but not those the clock cut off. */
export function missedQuestions({ details }: TestSummary, run: TestRun): Question[] {
  const facts = new Map<string, Question>()
  for (const { question, isCorrect } of details.slice(0, run.answers.length)) {
    const fact = factOf(question)
    if (!isCorrect && !facts.has(fact)) facts.set(fact, question)
  }
  return [...facts.values()]
}

/** Questions that stood on the screen: those answered, and the one that the end of the time or «Arrêter» cut off. */
export function shownQuestions({ answers, questions }: TestRun): number {
  return Math.min(answers.length + 1, questions.length)
}

/** In the order of `OPERATIONS`, as they are stored; of the programme, those that its questions have. */
export function testedOperations({ setup, questions }: TestRun): Operation[] {
  const asked = setup.programme
    ? questions.map(({ question }) => question.operation)
    : setup.operations
  return OPERATIONS.filter((operation) => asked.includes(operation))
}

/** What can be asked again: by its address, the same questions come to everybody. */
export function seriesOf({ setup, seed }: TestRun): CalculationSeries {
  return { ...setup, seed }
}
