/** Simulated trainings over the engine's own questions: right answers never bring easier ones (GRA-13). */
import { expect, test } from 'vitest'
import {
  DIFFICULTY_BANDS,
  type DifficultyBand,
  FIRST_PACE,
  nextPace,
} from '../../domain/grammar/difficulty-band.ts'
import { EXERCISE_TYPES, type ExerciseType } from '../../domain/grammar/exercise.ts'
import { bandOf, questionDifficulty } from '../../domain/grammar/question-difficulty.ts'
import { newRandom } from '../../domain/random.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { writeExercise } from './write-exercise.ts'

const language = loadLanguage()
const LEVEL = 'CE2'
const SETS = 20
const QUESTIONS = 10

/** Marks of difficulty of the questions of each band, as they are made on demand. */
function marksByBand(type: ExerciseType): ReadonlyMap<DifficultyBand, readonly number[]> {
  const request = {
    level: LEVEL,
    type,
    count: 2,
    analysisType: { nature: true, function: true },
    wide: false,
    bands: DIFFICULTY_BANDS,
  } as const
  const exercise = writeExercise(request, language, 1)
  const marks = new Map<DifficultyBand, number[]>()
  for (const index of exercise.questions.keys()) {
    const band = bandOf(exercise, index, LEVEL)
    marks.set(band, [...(marks.get(band) ?? []), questionDifficulty(exercise, index)])
  }
  return marks
}

const MARKS = Object.fromEntries(EXERCISE_TYPES.map((type) => [type, marksByBand(type)])) as Record<
  ExerciseType,
  ReturnType<typeof marksByBand>
>

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

interface Asked {
  readonly band: DifficultyBand
  readonly mark: number
}

/** Ten questions to a pupil who finds all, or nothing. */
function simulated(
  marks: ReadonlyMap<DifficultyBand, readonly number[]>,
  isRight: boolean,
  seed: number,
): Asked[] {
  const random = newRandom(seed)
  let pace = FIRST_PACE
  return Array.from({ length: QUESTIONS }, () => {
    const { band } = pace
    pace = nextPace(pace, isRight)
    return { band, mark: random.pick(marks.get(band) ?? []) }
  })
}

/** How often a pupil is right in each band, and the band that suits him. */
const PUPILS = [
  { name: 'finds nothing', right: [0.1, 0.05, 0, 0, 0], home: 1 },
  { name: 'knows band 1', right: [0.95, 0.4, 0.2, 0.1, 0.05], home: 1 },
  { name: 'knows band 2', right: [0.98, 0.95, 0.35, 0.15, 0.1], home: 2 },
  { name: 'knows band 3', right: [0.98, 0.98, 0.95, 0.35, 0.15], home: 3 },
  { name: 'knows band 4', right: [1, 0.98, 0.98, 0.95, 0.35], home: 4 },
  { name: 'knows all', right: [1, 1, 1, 0.99, 0.97], home: 5 },
] as const

/** From here on a training of twenty questions has had the time to find the band. */
const SETTLED_FROM = 8
const LONG_TRAINING = 20

/** Marks of the settled questions of twenty trainings, and the share asked within a band of the pupil's own. */
function settled(
  marks: ReadonlyMap<DifficultyBand, readonly number[]>,
  { right, home }: (typeof PUPILS)[number],
): { readonly near: number; readonly mark: number } {
  const asked: Asked[] = []
  for (let seed = 1; seed <= SETS; seed += 1) {
    const random = newRandom(seed)
    let pace = FIRST_PACE
    for (let question = 1; question <= LONG_TRAINING; question += 1) {
      const { band } = pace
      if (question >= SETTLED_FROM) asked.push({ band, mark: random.pick(marks.get(band) ?? []) })
      pace = nextPace(pace, random.next() < (right[band - 1] ?? 0))
    }
  }
  const near = asked.filter(({ band }) => Math.abs(band - home) <= 1).length / asked.length
  return { near, mark: mean(asked.map(({ mark }) => mark)) }
}

test.each(EXERCISE_TYPES)(
  'GRA-13 %s: six pupils reach their band in twenty trainings and keep it, each asked harder questions than the one before',
  (type) => {
    const marks = MARKS[type]
    const found = PUPILS.map((pupil) => settled(marks, pupil))
    expect(Math.min(...found.map(({ near }) => near))).toBeGreaterThan(0.9)
    const levels = found.map(({ mark }) => mark)
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  },
)

/** Means of the first and the last five questions. */
function halves(asked: readonly Asked[]): [first: number, last: number] {
  return [
    mean(asked.slice(0, 5).map(({ mark }) => mark)),
    mean(asked.slice(-5).map(({ mark }) => mark)),
  ]
}

test.each(EXERCISE_TYPES)('GRA-13 %s: the pace holds on twenty simulated trainings', (type) => {
  const marks = MARKS[type]
  expect([...marks.keys()].sort()).toEqual([...DIFFICULTY_BANDS])
  for (let seed = 1; seed <= SETS; seed += 1) {
    const rising = simulated(marks, true, seed)
    const bands = rising.map(({ band }) => band)
    expect(bands).toEqual(bands.toSorted((one, other) => one - other))
    const [first, last] = halves(rising)
    expect(last).toBeGreaterThan(first)
    const falling = simulated(marks, false, seed).map(({ band }) => band)
    expect(falling).toEqual(falling.toSorted((one, other) => other - one))
  }
})
