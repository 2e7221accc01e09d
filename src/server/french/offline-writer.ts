/** The sentence engine over the language of data/, which is loaded at the first call. */
import type { DictationRequest } from '../../domain/dictation-request.ts'
import type { Exercise, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { writeExercise } from '../../french/exercises/write-exercise.ts'
import { type WrittenDictation, writeDictation } from '../../french/write-dictation.ts'
import { loadLanguage } from './language-data.ts'

export async function writeOffline(
  request: DictationRequest,
  seed: number,
): Promise<WrittenDictation> {
  return writeDictation(request, await loadLanguage(), seed)
}

export async function writeExerciseOffline(
  request: ExerciseRequest,
  seed: number,
): Promise<Exercise> {
  return writeExercise(request, await loadLanguage(), seed)
}
