/**
 * npm run --silent exercises -- --level CE2 --type analysis --count 5 --seed 1 [--wide] : the offline exercise generator, the
 * exercise's JSON on stdout. `--analysis nature|function|both`, both by default. A count beyond what an exercise holds is brought
 * into it, as in the form, and stderr says so.
 */
import { argv, exit, stderr, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import {
  clampExerciseQuestions,
  type ExerciseRequest,
  isExerciseType,
  MAX_EXERCISE_QUESTIONS,
  MIN_EXERCISE_QUESTIONS,
} from '../../src/domain/grammar/exercise.ts'
import { isLevel } from '../../src/domain/level.ts'
import { writeExercise } from '../../src/french/exercises/write-exercise.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

const USAGE = `usage: exercises --level CP|CE1|CE2|CM1|CM2 --type analysis|fill|reorder|conjugation|agreement [--count ${MIN_EXERCISE_QUESTIONS} to ${MAX_EXERCISE_QUESTIONS}] [--seed N] [--analysis nature|function|both] [--wide]`

interface ExerciseOptions {
  readonly request: ExerciseRequest
  readonly seed: number
  /** As it was typed. */
  readonly count: number
}

function parseOptions(): ExerciseOptions | undefined {
  try {
    const { values } = parseArgs({
      args: argv.slice(2),
      options: {
        level: { type: 'string', default: 'CP' },
        type: { type: 'string', default: 'analysis' },
        count: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
        analysis: { type: 'string', default: 'both' },
        wide: { type: 'boolean', default: false },
      },
    })
    const { level, type, analysis, wide } = values
    const seed = Number(values.seed)
    const isNumber = Number.isInteger(seed) && /^\d+$/u.test(values.count)
    const known = ['nature', 'function', 'both'].includes(analysis)
    if (!isLevel(level) || !isExerciseType(type) || !known || !isNumber) return undefined
    const analysisType = { nature: analysis !== 'function', function: analysis !== 'nature' }
    const asked = Number(values.count)
    const count = clampExerciseQuestions(asked)
    return { request: { level, type, count, analysisType, wide }, seed, count: asked }
  } catch {
    return undefined
  }
}

const asked = parseOptions()
if (asked) {
  const { count } = asked.request
  if (count !== asked.count)
    stderr.write(
      `exercises: an exercise has ${MIN_EXERCISE_QUESTIONS} to ${MAX_EXERCISE_QUESTIONS} questions: ${count} instead of ${asked.count}\n`,
    )
  const exercise = writeExercise(asked.request, loadLanguage(), asked.seed)
  stdout.write(`${JSON.stringify(exercise)}\n`)
} else {
  stderr.write(`${USAGE}\n`)
  exit(2)
}
