/**
 * Grammar without network: the engine runs on the server, so what can be asked then is what was made before (FIR-06). A few exercises of each
 * kind lie on the device, in the order in which they were last played; none is made up here.
 */
import type { GeneratedExercise } from '../../contract/grammar.ts'
import { generateExercise } from '../../contract/grammar.ts'
import { DIFFICULTY_BANDS } from '../../domain/grammar/difficulty-band.ts'
import { EXERCISE_TYPES, type ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { oneQuestion, withQuestions } from '../../domain/grammar/exercise-questions.ts'
import type { Level } from '../../domain/level.ts'
import { call } from '../api/client.ts'
import { changeOnDevice } from './device-database.ts'

type AskedKind = Pick<ExerciseRequest, 'level' | 'type' | 'analysisType' | 'wide'>

/** Of each kind; then it begins again with the one played longest ago. */
const KEPT_OF_KIND = 3
const QUESTIONS_OF_BAND = 2
const BOTH = { nature: true, function: true } as const

function placeOf(user: string, { level, type, analysisType, wide }: AskedKind) {
  const key = JSON.stringify([level, type, analysisType.nature, analysisType.function, wide])
  return { user, store: 'exercises', key } as const
}

/** Made ahead, unless enough of its kind are there; `most`: how many are enough. */
async function keepExercise(user: string, kind: AskedKind, most = KEPT_OF_KIND): Promise<void> {
  const place = placeOf(user, kind)
  const kept = await changeOnDevice<readonly GeneratedExercise[]>(place, (before) => before)
  if ((kept?.length ?? 0) >= most) return
  const { level, type, analysisType, wide } = kind
  const bands = [...DIFFICULTY_BANDS]
  const asked = { level, type, analysisType, wide, bands, count: QUESTIONS_OF_BAND }
  const made = await call(generateExercise, { body: { ...asked, withoutAi: true } })
  if (made.questions.length === 0) return
  await changeOnDevice<readonly GeneratedExercise[]>(place, (before = []) => [made, ...before])
}

/** After an exercise was made with a network: another one like it. */
export async function keepAnother(user: string, kind: AskedKind): Promise<void> {
  // The next one does it.
  await keepExercise(user, kind).catch(() => undefined)
}

/** One of each type for each class, as the form opens. */
export async function keepExercises(user: string, levels: readonly Level[]): Promise<void> {
  for (const level of levels) {
    for (const type of EXERCISE_TYPES)
      await keepExercise(user, { level, type, analysisType: BOTH, wide: false }, 1)
  }
}

/** As many questions as a control asks, from the easy to the difficult. */
function spread(exercise: GeneratedExercise, count: number): GeneratedExercise {
  const { length } = exercise.questions
  const asked = Math.min(count, length)
  const [first, ...more] = Array.from({ length: asked }, (_, i) =>
    oneQuestion(exercise, Math.floor((i * length) / asked)),
  )
  return first ? { ...exercise, ...more.reduce(withQuestions, first) } : exercise
}

/** The one played longest ago; undefined when none of this kind was made ahead. */
export async function takeExercise(
  user: string,
  request: ExerciseRequest,
): Promise<GeneratedExercise | undefined> {
  let taken: GeneratedExercise | undefined
  await changeOnDevice<readonly GeneratedExercise[]>(placeOf(user, request), (before = []) => {
    const [next, ...others] = before
    taken = next
    return next ? [...others, next] : undefined
  })
  return taken && (request.bands ? taken : spread(taken, request.count))
}
