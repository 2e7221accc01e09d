/** A series: level, choice, length and number; the same for everybody who has its address (CAL-14, CAL-18). */
import { newRandom, type Random } from '../../random.ts'
import type { AutomatismId } from '../automatism.ts'
import { factOf } from '../fact.ts'
import {
  drawAutomatism,
  makeProgrammeFact,
  PROGRAMMES,
  type ProgrammeQuestion,
  parseProgrammeFact,
} from '../programme.ts'
import { makeQuestionKey, parseQuestionKey, type Question } from '../question.ts'
import { evenShares, questionSet } from '../question-set.ts'
import type { QuestionSelection } from '../question-space.ts'

/** Automatismes of the year, or («Calculs libres») operations within the specified ranges. */
export interface SeriesSelection extends QuestionSelection {
  readonly programme: boolean
  readonly automatisms: readonly AutomatismId[]
}

export interface CalculationSeries extends SeriesSelection {
  readonly count: number
  readonly durationS: number
  /** From 0, below `SERIES_NUMBERS`: few enough to be dictated. */
  readonly seed: number
}

export const SERIES_NUMBERS = 1_000_000

export interface AskedQuestion {
  readonly question: Question
  readonly fact: string
  readonly automatism: AutomatismId | undefined
}

export function freeQuestion(question: Question): AskedQuestion {
  return { question, fact: factOf(question), automatism: undefined }
}

export function programmeQuestion(made: ProgrammeQuestion): AskedQuestion {
  return { ...made, fact: makeProgrammeFact(made) }
}

/** A short text that `parseAsked` reads again, as it was worded. */
export function makeAskedKey({ question, fact, automatism }: AskedQuestion): string {
  return automatism === undefined ? makeQuestionKey(question) : fact
}

export function parseAsked(key: string): AskedQuestion | undefined {
  const made = parseProgrammeFact(key)
  if (made) return programmeQuestion(made)
  const question = parseQuestionKey(key)
  return question && freeQuestion(question)
}

/** A small automatisme has four questions: after so many draws all of them have been seen. */
const MAX_REDRAWS = 60

/** Draws one automatisme without repeating a fact before all have come. */
function dealer(
  level: CalculationSeries['level'],
  id: AutomatismId,
  random: Random,
): (previous: string | undefined) => ProgrammeQuestion {
  const seen = new Set<string>()
  return (previous) => {
    let made = drawAutomatism(level, [id], random)
    for (let redraws = 0; seen.has(factOf(made.question)); redraws += 1) {
      if (redraws >= MAX_REDRAWS) seen.clear()
      made = drawAutomatism(level, [id], random)
    }
    while (makeQuestionKey(made.question) === previous) made = drawAutomatism(level, [id], random)
    seen.add(factOf(made.question))
    return made
  }
}

/** Automatismes in even shares. */
function programmeSet({ level, automatisms, count, seed }: CalculationSeries): AskedQuestion[] {
  const random = newRandom(seed)
  const taught = PROGRAMMES[level].map(({ id }) => id).filter((id) => automatisms.includes(id))
  const dealers = new Map(taught.map((id) => [id, dealer(level, id, random)]))
  const questions: AskedQuestion[] = []
  for (const id of evenShares(taught, count, random)) {
    const previous = questions.at(-1)
    const made = dealers.get(id)?.(previous && makeQuestionKey(previous.question))
    if (made) questions.push(programmeQuestion(made))
  }
  return questions
}

/** The selection must hold something: `seriesProblems` rules the rest out. */
export function seriesQuestions(series: CalculationSeries): AskedQuestion[] {
  return series.programme
    ? programmeSet(series)
    : questionSet(series, series.count, series.seed).map(freeQuestion)
}
