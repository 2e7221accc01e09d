/** All that the server asks of the language. A task takes and gives plain data, so that it can be done in another thread. */
import type { CopyPiece } from '../../domain/copy/review/wrong-pieces.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { AnalysisQuestion, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { findExcludedNature } from '../../french/check/annotation.ts'
import { checkText } from '../../french/check/check-text.ts'
import { repairText } from '../../french/check/repair-text.ts'
import { writeExercise } from '../../french/exercises/write-exercise.ts'
import type { Language } from '../../french/language.ts'
import { readGivenWord } from '../../french/planning/given-word.ts'
import { readGoals } from '../../french/planning/goals.ts'
import { lemmaGiven } from '../../french/planning/inclusion.ts'
import { misspelled, type WrittenDictation, writeDictation } from '../../french/write-dictation.ts'
import { wordsAmong } from './language-data.ts'
import { nameCopy } from './name-copy.ts'

/** A dictation without the annotations of its words, which no reply holds. */
export type WrittenText = Omit<WrittenDictation, 'sentences'> & {
  readonly sentences: readonly string[]
}

interface Writing {
  readonly request: DictationRequest
  /** Decides everything; another seed gives another text. */
  readonly seed: number
}

function textOf({ sentences, ...rest }: WrittenDictation): WrittenText {
  return { ...rest, sentences: sentences.map(({ text }) => text) }
}

export const FRENCH_WORK = {
  writeDictation: (language: Language, { request, seed }: Writing) =>
    textOf(writeDictation(request, language, seed)),

  writeExercise: (
    language: Language,
    { request, seed }: { readonly request: ExerciseRequest; readonly seed: number },
  ) => writeExercise(request, language, seed),

  nameCopy: (
    language: Language,
    { text, pieces }: { readonly text: string; readonly pieces: readonly CopyPiece[] },
  ) => nameCopy(text, pieces, language),

  whichAreWords: (
    language: Language,
    { forms, among }: { readonly forms: readonly string[]; readonly among: 'language' | 'school' },
  ) => wordsAmong(forms, among, language),

  /** Those of the given words that a text may inflect. */
  whichMayInflect: (language: Language, { words }: { readonly words: readonly string[] }) =>
    words.filter((word) => lemmaGiven(readGivenWord(word, language)) !== null),

  /** What is told of a request whoever writes the text: words like a known one, goals that nothing understands. */
  remarksOn: (language: Language, { request }: { readonly request: DictationRequest }) => ({
    misspelled: misspelled(
      request.words.map((word) => readGivenWord(word, language)),
      language,
    ),
    unknownGoals: readGoals(request.pedagogicalGoals).unknown,
  }),

  checkText: (
    language: Language,
    { text, request }: { readonly text: string; readonly request: DictationRequest },
  ) => checkText(text, request, language),

  /** A provider's sentences with the engine's in the place of those that are wrong, and what is left to say of them. */
  repairText: (
    language: Language,
    { sentences, request, seed }: Writing & { readonly sentences: readonly string[] },
  ) => {
    const repaired = textOf(repairText(sentences, request, language, seed))
    return { repaired, check: checkText(repaired.text, request, language) }
  },

  excludedNature: (
    language: Language,
    { questions }: { readonly questions: readonly AnalysisQuestion[] },
  ) => findExcludedNature(questions, language),
}
