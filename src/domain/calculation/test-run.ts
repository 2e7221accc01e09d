/** A test under way and its marks (specification §3, §9; CAL-11, CAL-12). Moments are ms since 1970, durations ms. */
import { scorePercent } from '../copy/text/dictation-score.ts'
import { factOf } from './fact.ts'
import { OPERATIONS, type Operation } from './operation.ts'
import { answerTo, type Question } from './question.ts'
import { questionSet } from './question-set.ts'
import type { TestSetup } from './setup.ts'

export interface TestAnswer {
  /** null when the question was passed. */
  readonly given: number | null
  readonly timeSpent: number
}

export interface TestRun {
  readonly setup: TestSetup
  readonly questions: readonly Question[]
  readonly startedAt: number
  readonly deadline: number
  /** Answers to the first questions, in order. */
  readonly answers: readonly TestAnswer[]
  /** When the question now asked appeared. */
  readonly askedAt: number
}

export interface TestDetail {
  readonly question: Question
  readonly operation: Operation
  /** Passed or never reached when false. */
  readonly answered: boolean
  readonly isCorrect: boolean
  readonly given: number | null
  /** 0 for a question that was never reached. */
  readonly timeSpent: number
}

export interface TestSummary {
  readonly totalQuestions: number
  readonly correctAnswers: number
  /** ms, from the start to the last answer or to the deadline. */
  readonly totalTime: number
  /** ms an answered question; 0 when none was answered. */
  readonly averageTime: number
  /** Percent. */
  readonly score: number
  readonly details: readonly TestDetail[]
}

/** Questions named as the slowest, at most. */
const SLOWEST = 3

export function startTest(setup: TestSetup, at: number, seed: number): TestRun {
  return {
    setup,
    questions: questionSet(setup, setup.count, seed),
    startedAt: at,
    deadline: at + setup.durationS * 1000,
    answers: [],
    askedAt: at,
  }
}

/** The question being asked; undefined after the last one. */
export function currentQuestion(run: TestRun): Question | undefined {
  return run.questions[run.answers.length]
}

/** Whether the button reads «Terminer le test». */
export function isLastQuestion(run: TestRun): boolean {
  return run.answers.length === run.questions.length - 1
}

/** The run after an answer to the current question. */
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

/** The marks of a test that ended at `endedAt`; what was not answered counts as wrong. */
export function summariseTest(run: TestRun, endedAt: number): TestSummary {
  const details = run.questions.map((question, i) => detailOf(question, run.answers[i]))
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

/** The answered questions that took longest and longer than the average, slowest first. */
export function slowestAnswers({ details, averageTime }: TestSummary): TestDetail[] {
  return details
    .filter((one) => one.answered && one.timeSpent > averageTime)
    .toSorted((one, other) => other.timeSpent - one.timeSpent)
    .slice(0, SLOWEST)
}

/** The questions to see again, each fact once: wrong or passed ones, not those that the clock kept from being asked. */
export function missedQuestions({ details }: TestSummary, run: TestRun): Question[] {
  const facts = new Map<string, Question>()
  for (const [i, detail] of details.entries()) {
    if (!detail.isCorrect && i < run.answers.length && !facts.has(factOf(detail.question))) {
      facts.set(factOf(detail.question), detail.question)
    }
  }
  return [...facts.values()]
}

/** The operations of the test in their usual order, as they are stored. */
export function testedOperations({ operations }: TestSetup): Operation[] {
  return OPERATIONS.filter((operation) => operations.includes(operation))
}
