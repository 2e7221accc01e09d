/** A request as it is understood: its words in their senses, its goals, its theme, and what is to be said of them. */
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import type { Language } from '../../data/language.ts'
import { wordsForGoals } from '../../goals/goal-words.ts'
import { newSampler } from '../../sampler.ts'
import type { InterpretedRequest } from '../generation-context.ts'
import { interpretGivenWords } from './given-word-list.ts'
import { inflectForGoals } from './goal-inflection.ts'
import type { GivenWord } from './interpretation.ts'
import { parsePedagogicalGoals } from './pedagogical-goals.ts'
import { preferThemeSense, selectTheme } from './theme-selection.ts'
import { wordQuestions } from './word-questions.ts'

export type WritingWarning =
  | { readonly kind: 'theme-unknown'; readonly theme: string }
  | { readonly kind: 'goal-not-understood'; readonly goal: string }
  /** Understood, and the best text does not show it. */
  | { readonly kind: 'goal-missed'; readonly goal: string }
  /** An unknown word that is like a known one, which the text has in its place. */
  | { readonly kind: 'word-misspelled'; readonly word: string; readonly nearest: string }
  /** A goal («pluriel») asked another form than the one given. */
  | { readonly kind: 'word-inflected'; readonly word: string; readonly form: string }
  /** No other story holds the words. */
  | { readonly kind: 'story-known' }

/** Letters, as a word or a locution has them: nobody knows what other signs meant. */
const PLAIN = /^[\p{L}\s'’-]+$/u

/** The words as they were probably meant, but those that the adult keeps: a child learns no misspelling. */
export function meantWords(
  { words, keptWords = [] }: DictationRequest,
  language: Language,
): { readonly words: readonly string[]; readonly corrected: readonly WritingWarning[] } {
  const questions = wordQuestions(
    words.filter((word) => PLAIN.test(word) && !keptWords.includes(word)),
    language,
  )
  const meant = new Map(questions.map(({ word, suggestion }) => [word, suggestion ?? word]))
  return {
    words: words.map((word) => meant.get(word) ?? word),
    corrected: [...meant].flatMap(([word, nearest]): WritingWarning[] =>
      word === nearest ? [] : [{ kind: 'word-misspelled', word, nearest }],
    ),
  }
}

/** The seed mixed with the words: two dictations of one seed do not share their protagonist. */
export function textSeed(request: DictationRequest, seed: number): number {
  const text = request.words.join(',') + request.level + request.theme
  return Array.from(text).reduce(
    (hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    Math.imul(seed, 7919),
  )
}

/** What decides on a text. */
export interface Writing {
  readonly request: DictationRequest
  readonly language: Language
  readonly seed: number
  /** Ids of stories that the asker has had: others go first. */
  readonly knownStories?: readonly string[]
}

export interface RequestReading {
  readonly interpreted: InterpretedRequest
  /** The given words, in the forms that the goals ask. */
  readonly words: readonly GivenWord[]
  /** Words that the goals need beside them. */
  readonly added: readonly GivenWord[]
  readonly warnings: readonly WritingWarning[]
}

/** The given words, in the forms that the goals ask. */
export function givenWordsOf(
  { words, pedagogicalGoals }: Pick<DictationRequest, 'words' | 'pedagogicalGoals'>,
  language: Language,
): readonly GivenWord[] {
  const goals = parsePedagogicalGoals(pedagogicalGoals)
  return inflectForGoals(interpretGivenWords(words, language), goals, language).words
}

/** What a request asks, and what it was told of before a word is written. */
export function readRequest({ request, language, seed }: Writing): RequestReading {
  const { words: meant, corrected } = meantWords(request, language)
  const asked = interpretGivenWords(meant, language)
  const goals = parsePedagogicalGoals(request.pedagogicalGoals)
  // Teachers write «Le futur» as a theme as well.
  const themeGoals = parsePedagogicalGoals([request.theme])
  const { words: formed, inflected } = inflectForGoals(asked, goals, language)
  const { theme, unknown } = selectTheme(request.theme, formed, language)
  const words = formed.map((word) => preferThemeSense(word, theme))
  const { level, length } = request
  const ask = {
    level,
    length,
    theme: theme?.id ?? null,
    random: newSampler(textSeed(request, seed)),
  }
  const added = wordsForGoals(goals, words, ask, language)
  const tenses = [...goals.tenses, ...themeGoals.tenses]
  const isThemeUnknown = unknown && themeGoals.tenses.length === 0
  return {
    interpreted: { words: [...words, ...added], goals: { ...goals, tenses }, theme },
    words,
    added,
    warnings: [
      ...(isThemeUnknown ? [{ kind: 'theme-unknown' as const, theme: request.theme }] : []),
      ...goals.unknown.map((goal) => ({ kind: 'goal-not-understood' as const, goal })),
      ...corrected,
      ...inflected.map((item) => ({ kind: 'word-inflected' as const, ...item })),
    ],
  }
}
