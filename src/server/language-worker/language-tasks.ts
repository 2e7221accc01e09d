/** All that the server asks of the language. A task takes and gives plain data, so that it can be done in another thread. */

import { MAX_PIECE_LENGTH, MAX_PIECES, type NamedErrors } from '../../contract/copy-review.ts'
import { CORRECTION_RULES_VERSION } from '../../domain/copy/review/error-class.ts'
import type { CopyPiece } from '../../domain/copy/review/wrong-pieces.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { AnalysisQuestion, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { findExcludedNature } from '../../french/checking/annotation-check.ts'
import { checkText } from '../../french/checking/check-text.ts'
import { repairText } from '../../french/checking/repair-text.ts'
import type { Language } from '../../french/data/language.ts'
import { agreementTargetsOf, diagnoseError } from '../../french/error-analysis/error-diagnosis.ts'
import {
  analyseExpectedWords,
  type ExpectedWord,
} from '../../french/error-analysis/expected-word.ts'
import { writeExercise } from '../../french/exercises/write-exercise.ts'
import { interpretGivenWord } from '../../french/generation/request/given-word.ts'
import { parsePedagogicalGoals } from '../../french/generation/request/pedagogical-goals.ts'
import { requestedLemma } from '../../french/generation/request/word-coverage.ts'
import {
  misspellingWarnings,
  type WrittenDictation,
  writeDictation,
} from '../../french/generation/write-dictation.ts'
import { explanationText } from '../../texts/corrections/error-explanations.ts'
import { filterKnownWords } from './load-language.ts'

/** Names the errors of a copy in French sentences: the lexicon that it takes lives here, never in the browser. */
/** The words of a piece, none when the text does not say there what the copy was compared with. */
function wordsOfPiece(
  words: readonly ExpectedWord[],
  content: string,
  { first, last, expected }: CopyPiece,
): readonly ExpectedWord[] {
  const piece = words.slice(first, last + 1)
  const same = content.slice(piece[0]?.start, piece.at(-1)?.end) === expected
  return same ? piece : []
}

function namedPiece(piece: CopyPiece, words: readonly ExpectedWord[], language: Language) {
  const isWord = Math.max(piece.expected.length, piece.written.length) <= MAX_PIECE_LENGTH
  const named = isWord && words.length > 0 ? diagnoseError(words, piece.written, language) : []
  return {
    first: piece.first,
    last: piece.last,
    classes: named.map(({ code, explanation }) => ({
      code,
      explanation: explanation === null ? null : explanationText(explanation),
    })),
  }
}

/** The errors of the first `MAX_PIECES` wrong pieces of a copy of `text`; a piece that `text` does not hold is left unnamed. */
export function diagnoseCopy(
  text: string,
  pieces: readonly CopyPiece[],
  language: Language,
): NamedErrors {
  const content = text.normalize('NFC')
  const words = analyseExpectedWords(content, language)
  const { nominal, verbal } = agreementTargetsOf(words, language)
  return {
    rules: CORRECTION_RULES_VERSION,
    errors: pieces
      .slice(0, MAX_PIECES)
      .map((piece) => namedPiece(piece, wordsOfPiece(words, content, piece), language)),
    nominal: [...nominal],
    verbal: [...verbal],
  }
}

/** A dictation without the annotations of its words, which no reply holds. */
export type PlainDictation = Omit<WrittenDictation, 'sentences'> & {
  readonly sentences: readonly string[]
}

interface WritingInput {
  readonly request: DictationRequest
  /** Decides everything; another seed gives another text. */
  readonly seed: number
}

function textOf({ sentences, ...rest }: WrittenDictation): PlainDictation {
  return { ...rest, sentences: sentences.map(({ text }) => text) }
}

export const LANGUAGE_TASKS = {
  writeDictation: (language: Language, { request, seed }: WritingInput) =>
    textOf(writeDictation(request, language, seed)),

  writeExercise: (
    language: Language,
    { request, seed }: { readonly request: ExerciseRequest; readonly seed: number },
  ) => writeExercise(request, language, seed),

  diagnoseCopy: (
    language: Language,
    { text, pieces }: { readonly text: string; readonly pieces: readonly CopyPiece[] },
  ) => diagnoseCopy(text, pieces, language),

  knownWords: (
    language: Language,
    { forms, among }: { readonly forms: readonly string[]; readonly among: 'language' | 'school' },
  ) => filterKnownWords(forms, among, language),

  /** Those of the given words that a text may inflect. */
  inflectableWords: (language: Language, { words }: { readonly words: readonly string[] }) =>
    words.filter((word) => requestedLemma(interpretGivenWord(word, language)) !== null),

  /** What is told of a request whoever writes the text: words like a known one, goals that nothing understands. */
  requestRemarks: (language: Language, { request }: { readonly request: DictationRequest }) => ({
    misspelled: misspellingWarnings(
      request.words.map((word) => interpretGivenWord(word, language)),
      language,
    ),
    unknownGoals: parsePedagogicalGoals(request.pedagogicalGoals).unknown,
  }),

  checkText: (
    language: Language,
    { text, request }: { readonly text: string; readonly request: DictationRequest },
  ) => checkText(text, request, language),

  /** A provider's sentences with the engine's in the place of those that are wrong, and what is left to say of them. */
  repairText: (
    language: Language,
    { sentences, request, seed }: WritingInput & { readonly sentences: readonly string[] },
  ) => {
    const repaired = textOf(repairText(sentences, request, language, seed))
    return { repaired, check: checkText(repaired.text, request, language) }
  },

  findExcludedNature: (
    language: Language,
    { questions }: { readonly questions: readonly AnalysisQuestion[] },
  ) => findExcludedNature(questions, language),
}
