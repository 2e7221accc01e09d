/** A running training (specification §4; CAL-08, CAL-09). Instants in epoch ms. */
import type { CalendarDate } from '../calendar-date.ts'
import { newRandom, stepSeed } from '../random.ts'
import type { AutomatismId } from './automatism.ts'
import { type Badge, newBadges } from './badge.ts'
import { type Difficulty, nextDifficulty, TRAINING_DIFFICULTY } from './difficulty.ts'
import { dueFacts, type MissedFact, reviewFacts } from './fact-review.ts'
import { FACT_REST, nextQuestion, pickDue } from './next-question.ts'
import { pointsFor } from './points.ts'
import { drawAutomatism, hasDecimals, parseProgrammeFact } from './programme.ts'
import { answerTo, type Question } from './question.ts'
import { type AskedQuestion, freeQuestion, programmeQuestion } from './series/series.ts'
import type { TrainingSetup } from './setup.ts'

export interface TrainingAnswer extends AskedQuestion {
  /** null for «Je ne sais pas». */
  readonly given: number | null
  readonly right: boolean
  readonly timeSpent: number
  readonly points: number
}

export interface LearnerProgress {
  readonly facts: readonly MissedFact[]
  readonly badges: readonly Badge[]
}

export interface TrainingRun {
  readonly setup: TrainingSetup
  readonly seed: number
  readonly today: CalendarDate
  readonly startedAt: number
  readonly deadline: number | null
  readonly answers: readonly TrainingAnswer[]
  readonly points: number
  readonly streak: number
  readonly bestStreak: number
  readonly difficulty: Difficulty
  /** Answers since the difficulty last changed. */
  readonly sinceMove: readonly boolean[]
  readonly facts: readonly MissedFact[]
  /** Badges from earlier sessions. */
  readonly owned: readonly Badge[]
  /** Badges of this session, oldest first. */
  readonly earned: readonly Badge[]
  readonly hasRecovered: boolean
  readonly hasLearned: boolean
  /** Questions to replay, missed ones going back to the end; null for an open-ended training. */
  readonly queue: readonly Question[] | null
}

export interface TrainingStart {
  readonly at: number
  readonly seed: number
  readonly today: CalendarDate
  readonly memory: LearnerProgress
  /** The missed questions of a test, to be practised. */
  readonly replay?: readonly Question[] | undefined
}

/** Calm mode and replays ignore the timer. */
export function startTraining(setup: TrainingSetup, start: TrainingStart): TrainingRun {
  const { at, seed, today, memory, replay } = start
  const isTimed = setup.timed && !setup.calm && replay === undefined
  return {
    setup,
    seed,
    today,
    startedAt: at,
    deadline: isTimed ? at + setup.timerS * 1000 : null,
    answers: [],
    points: 0,
    streak: 0,
    bestStreak: 0,
    difficulty: TRAINING_DIFFICULTY,
    sinceMove: [],
    facts: memory.facts,
    owned: memory.badges,
    earned: [],
    hasRecovered: false,
    hasLearned: false,
    queue: replay ?? null,
  }
}

function nextAutomatism(run: TrainingRun, due: readonly string[]): AskedQuestion {
  const { level, automatisms } = run.setup
  const random = newRandom(stepSeed(run.seed, run.answers.length))
  const rested = run.answers.slice(-FACT_REST).map((answer) => answer.fact)
  const missed = due.filter((fact) => !rested.includes(fact)).flatMap(parseDueFact(automatisms))
  const again = pickDue(missed, random)
  if (again) return again
  const drawn = (): AskedQuestion => programmeQuestion(drawAutomatism(level, automatisms, random))
  let asked = drawn()
  while (rested.includes(asked.fact)) asked = drawn()
  return asked
}

function parseDueFact(automatisms: readonly AutomatismId[]): (fact: string) => AskedQuestion[] {
  return (fact) => {
    const made = parseProgrammeFact(fact)
    return made && automatisms.includes(made.automatism) ? [{ ...made, fact }] : []
  }
}

/** Undefined once every question of a replay is right. */
export function nextTrainingQuestion(run: TrainingRun): AskedQuestion | undefined {
  const { setup, difficulty, queue } = run
  if (queue) return queue[0] && freeQuestion(queue[0])
  const due = dueFacts(run.facts, run.today)
  if (setup.programme) return nextAutomatism(run, due)
  const asked = run.answers.map((answer) => answer.fact)
  const asking = { selection: setup, difficulty, due, asked }
  return freeQuestion(nextQuestion(asking, stepSeed(run.seed, run.answers.length)))
}

/** Missed questions of a test bring their own numbers. */
export function takesDecimals({ setup, queue }: TrainingRun): boolean {
  if (queue)
    return queue.some(({ left, right, result }) => ![left, right, result].every(Number.isInteger))
  return setup.programme && hasDecimals(setup.level)
}

function moved(run: TrainingRun, right: boolean): Pick<TrainingRun, 'difficulty' | 'sinceMove'> {
  const sinceMove = [...run.sinceMove, right]
  if (run.setup.programme || run.queue) return { difficulty: run.difficulty, sinceMove }
  const difficulty = nextDifficulty(run.difficulty, sinceMove)
  return { difficulty, sinceMove: difficulty === run.difficulty ? sinceMove : [] }
}

function withBadges(run: TrainingRun): TrainingRun {
  const right = run.answers.filter((answer) => answer.right)
  const stats = {
    answers: run.answers.length,
    rightAnswers: right.length,
    bestStreak: run.setup.calm ? 0 : run.bestStreak,
    difficulty: run.difficulty,
    rightOperations: new Set(right.map((answer) => answer.question.operation)),
    hasRecovered: run.hasRecovered,
    hasLearned: run.hasLearned,
  }
  return { ...run, earned: [...run.earned, ...newBadges(stats, [...run.owned, ...run.earned])] }
}

function restOfQueue({ queue }: TrainingRun, right: boolean): readonly Question[] | null {
  const [first, ...rest] = queue ?? []
  if (!queue || !first) return queue
  return right ? rest : [...rest, first]
}

/** `timeSpent` in ms; `given` is null for «Je ne sais pas». */
export function answerTraining(
  run: TrainingRun,
  asked: AskedQuestion,
  { given, timeSpent }: { readonly given: number | null; readonly timeSpent: number },
): TrainingRun {
  const right = given === answerTo(asked.question)
  const points = right && !run.setup.calm ? pointsFor(run.setup.level, timeSpent) : 0
  const streak = right ? run.streak + 1 : 0
  const known = run.facts.find(({ fact }) => fact === asked.fact)
  const facts = reviewFacts(run.facts, [{ fact: asked.fact, right }], run.today)
  return withBadges({
    ...run,
    ...moved(run, right),
    answers: [...run.answers, { ...asked, given, right, timeSpent, points }],
    points: run.points + points,
    streak,
    bestStreak: Math.max(streak, run.bestStreak),
    facts,
    hasRecovered: run.hasRecovered || (right && known !== undefined),
    hasLearned:
      run.hasLearned ||
      (right && known?.box === 4 && !facts.some((one) => one.fact === asked.fact)),
    queue: restOfQueue(run, right),
  })
}
