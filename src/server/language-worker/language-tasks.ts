/** Everything the server asks of the language. Tasks take and return plain data, which can be posted to another thread. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { AnalysisQuestion, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import { breathGroups } from '../../french/breath-groups/breath-groups.ts'
import { findExcludedNature } from '../../french/checking/annotation-check.ts'
import { checkText } from '../../french/checking/check-text.ts'
import { type PlacedWord, placedWords } from '../../french/checking/placed-words.ts'
import { repairText } from '../../french/checking/repair-text.ts'
import { type StudiedText, studyText } from '../../french/checking/text-study.ts'
import type { Language } from '../../french/data/language.ts'
import { dictatedWords } from '../../french/error-analysis/dictated-words.ts'
import { writeExercise } from '../../french/exercises/write-exercise.ts'
import {
  anotherSentence,
  type WrittenAs,
} from '../../french/generation/proposals/another-sentence.ts'
import type { SentencePlace } from '../../french/generation/proposals/sentence-place.ts'
import { interpretGivenWord } from '../../french/generation/request/given-word.ts'
import { parsePedagogicalGoals } from '../../french/generation/request/pedagogical-goals.ts'
import {
  givenWordsOf,
  meantWords,
  readRequest,
} from '../../french/generation/request/request-reading.ts'
import { requestedLemma } from '../../french/generation/request/word-coverage.ts'
import { wordQuestions } from '../../french/generation/request/word-questions.ts'
import { type WrittenDictation, writeDictation } from '../../french/generation/write-dictation.ts'
import { type DiagnosedText, diagnoseCopy } from './diagnose-copy.ts'
import { filterKnownWords } from './load-language.ts'

/** A dictation without the annotations of its words, which no reply holds; `words` are the given ones. */
export type PlainDictation = Omit<WrittenDictation, 'sentences'> & {
  readonly sentences: readonly PlainSentence[]
}

export interface PlainSentence {
  readonly text: string
  readonly words: readonly PlacedWord[]
}

interface WritingInput {
  readonly request: DictationRequest
  /** Decides everything; another seed gives another text. */
  readonly seed: number
  readonly knownStories?: readonly string[]
}

function withPlacedWords(
  sentences: readonly string[],
  request: DictationRequest,
  language: Language,
): PlainSentence[] {
  const given = givenWordsOf(request, language)
  return sentences.map((text) => ({ text, words: placedWords(text, given, language) }))
}

function textOf(
  { sentences, ...rest }: WrittenDictation,
  request: DictationRequest,
  language: Language,
): PlainDictation {
  const texts = sentences.map(({ text }) => text)
  return { ...rest, sentences: withPlacedWords(texts, request, language) }
}

export const LANGUAGE_TASKS = {
  writeDictation: (language: Language, { request, seed, knownStories }: WritingInput) =>
    textOf(writeDictation(request, language, seed, knownStories), request, language),

  /** Another sentence at a place of a text that was written with the seed; null when none was found. */
  anotherSentence: (
    language: Language,
    {
      place,
      as,
      ...writing
    }: WritingInput & { readonly place: SentencePlace; readonly as: WrittenAs },
  ) => anotherSentence(place, as, { ...writing, language }),

  writeExercise: (
    language: Language,
    { request, seed }: { readonly request: ExerciseRequest; readonly seed: number },
  ) => writeExercise(request, language, seed),

  diagnoseCopy: (language: Language, copy: DiagnosedText) => diagnoseCopy(copy, language),

  /** Each word of a dictation with its lemma and its sentence. */
  dictatedWords: (language: Language, { text }: { readonly text: string }) =>
    dictatedWords(text, language),
  breathGroups: (
    language: Language,
    { text, level }: { readonly text: string; readonly level: Level },
  ) => breathGroups(text, level, language),

  knownWords: (
    language: Language,
    {
      forms,
      among,
    }: { readonly forms: readonly string[] | 'all'; readonly among: 'language' | 'school' },
  ) => filterKnownWords(forms, among, language),

  /** Sentences that somebody else wrote, with the given words that they hold. */
  placeWords: (
    language: Language,
    {
      sentences,
      request,
    }: { readonly sentences: readonly string[]; readonly request: DictationRequest },
  ) => withPlacedWords(sentences, request, language),

  /** Where a stored text works on its words and goals. */
  studyText: (language: Language, study: StudiedText) => studyText(study, language),

  /** Those of the given words that a text may inflect. */
  inflectableWords: (language: Language, { words }: { readonly words: readonly string[] }) =>
    words.filter((word) => requestedLemma(interpretGivenWord(word, language)) !== null),

  /** What is told of a request whoever writes the text: its words as they were meant, goals that nothing understands. */
  requestRemarks: (language: Language, { request }: { readonly request: DictationRequest }) => ({
    ...meantWords(request, language),
    unknownGoals: parsePedagogicalGoals(request.pedagogicalGoals).unknown,
  }),

  /** What is asked back before a text is written. */
  reviewRequest: (language: Language, { request }: { readonly request: DictationRequest }) => ({
    words: wordQuestions(request.words, language),
    warnings: readRequest({ request, language, seed: 0 }).warnings,
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
    const repaired = textOf(repairText(sentences, request, language, seed), request, language)
    return { repaired, check: checkText(repaired.text, request, language) }
  },

  findExcludedNature: (
    language: Language,
    { questions }: { readonly questions: readonly AnalysisQuestion[] },
  ) => findExcludedNature(questions, language),
}

/** The task over `input` unchecked: only this server posts tasks, each with the input of its type. */
function asUntypedTask(
  task: keyof typeof LANGUAGE_TASKS,
): (language: Language, input: unknown) => unknown {
  return LANGUAGE_TASKS[task] as (language: Language, input: unknown) => unknown
}

export function runTask(
  language: Language,
  task: keyof typeof LANGUAGE_TASKS,
  input: unknown,
): unknown {
  return asUntypedTask(task)(language, input)
}
