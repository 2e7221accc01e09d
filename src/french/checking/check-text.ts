/** The check of every text, whoever wrote it (specification §5): faults call for a retry or a repair, warnings are shown to the adult. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { Language } from '../data/language.ts'
import { interpretGivenWords } from '../generation/request/given-word-list.ts'
import { inflectForGoals } from '../generation/request/goal-inflection.ts'
import type { GivenWord } from '../generation/request/interpretation.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import type { GoalConstraints } from '../goals/goal-rule.ts'
import { missedGoals } from '../goals/goal-rule.ts'
import { featuresOfText } from '../goals/word-features.ts'
import type { Tense } from '../morphology/features.ts'
import { detectTenses } from '../morphology/tense-detection.ts'
import { type TextToken, tokenise } from '../morphology/tokeniser.ts'
import { MAX_WORDS_PER_SENTENCE, wordCount } from '../sentence-length.ts'
import { containsGivenWord, onlyListsGivenWord } from './given-word-coverage.ts'
import { checkGrammar } from './grammar-checker/check-grammar.ts'
import { isNotDictation, isUnfinished, repeatedSentences } from './prose-checks.ts'
import { splitSentences } from './sentence-splitting.ts'
import { STUDIED_TENSES } from './studied-tenses.ts'
import { misspelledWords, rareWords } from './vocabulary-checks.ts'

/** `sentence`: index from 0. */
export type DictationFault =
  | { readonly kind: 'sentence-count'; readonly asked: number; readonly found: number }
  | { readonly kind: 'missing-word'; readonly word: string }
  | { readonly kind: 'word-only-listed'; readonly word: string }
  | { readonly kind: 'repeated-sentence'; readonly sentence: number }
  | {
      readonly kind: 'too-long'
      readonly sentence: number
      readonly words: number
      readonly most: number
    }
  /** Markup, comment, title, list. */
  | { readonly kind: 'not-a-dictation'; readonly sentence: number }
  | { readonly kind: 'unfinished'; readonly sentence: number }
  | {
      readonly kind: 'language'
      readonly sentence: number
      readonly found: string
      readonly expected?: string
    }
  | { readonly kind: 'tense'; readonly sentence: number; readonly tense: Tense }
  | { readonly kind: 'rare-word'; readonly word: string }
  | { readonly kind: 'goal-missed'; readonly goal: string }

export interface TextCheck {
  readonly sentences: readonly string[]
  readonly faults: readonly DictationFault[]
  readonly warnings: readonly DictationFault[]
}

const MAX_RARE_WORDS = 5

interface TextCheckContext {
  readonly request: DictationRequest
  readonly language: Language
  readonly given: readonly GivenWord[]
  readonly goals: GoalConstraints
  /** Tokens of the given words, in lower case: never judged. */
  readonly givenForms: ReadonlySet<string>
  readonly tenses: ReadonlySet<Tense>
}

function textCheckContext(request: DictationRequest, language: Language): TextCheckContext {
  const given = interpretGivenWords(request.words, language)
  const goals = parsePedagogicalGoals(request.pedagogicalGoals)
  const themeGoals = parsePedagogicalGoals([request.theme])
  const givenTenses = given.flatMap(({ interpretations: [reading] }) =>
    reading?.kind === 'finite' ? reading.uses.map(({ tense }) => tense) : [],
  )
  return {
    request,
    language,
    given,
    goals,
    givenForms: new Set(
      given.flatMap(({ text }) => tokenise(text, language).map(({ lower }) => lower)),
    ),
    tenses: new Set([
      ...STUDIED_TENSES[request.level],
      ...goals.tenses,
      ...themeGoals.tenses,
      ...givenTenses,
    ]),
  }
}

function languageFaults(sentence: string, at: number, context: TextCheckContext): DictationFault[] {
  const { language, givenForms } = context
  const words = tokenise(sentence, language)
  const unknown = misspelledWords(words, givenForms, language).map((found) => ({ found }))
  const wrong = checkGrammar(sentence, language)
    .filter(({ kind }) => kind !== 'capital-or-point' || !isUnfinished(sentence))
    .map(({ text, expected }) => ({
      found: text,
      ...(expected === undefined ? {} : { expected }),
    }))
  return [...unknown, ...wrong].map((item) => ({ kind: 'language', sentence: at, ...item }))
}

function sentenceFaults(sentence: string, at: number, context: TextCheckContext): DictationFault[] {
  if (isNotDictation(sentence)) return [{ kind: 'not-a-dictation', sentence: at }]
  const words = wordCount(sentence)
  const most = MAX_WORDS_PER_SENTENCE[context.request.level]
  return [
    ...(isUnfinished(sentence) ? [{ kind: 'unfinished' as const, sentence: at }] : []),
    ...(words > most ? [{ kind: 'too-long' as const, sentence: at, words, most }] : []),
    ...languageFaults(sentence, at, context),
  ]
}

/** As it was given, or in the form that a goal asks («pluriel»). */
function wordFault(
  word: GivenWord,
  sentences: readonly string[],
  { goals, language }: TextCheckContext,
): DictationFault | null {
  const forms = [word, ...inflectForGoals([word], goals, language).words]
  const holding = sentences.filter((sentence) =>
    forms.some((form) => containsGivenWord(sentence, form, language)),
  )
  if (holding.length === 0) return { kind: 'missing-word', word: word.text }
  const listed = holding.every((sentence) =>
    forms.every((form) => onlyListsGivenWord(sentence, form, language)),
  )
  return listed ? { kind: 'word-only-listed', word: word.text } : null
}

function tenseWarnings(
  words: readonly TextToken[],
  at: number,
  context: TextCheckContext,
): DictationFault[] {
  const seen = detectTenses(words, context.language)
    .filter(({ sure, tense }) => sure && !context.tenses.has(tense))
    .map(({ tense }) => tense)
  return [...new Set(seen)].map((tense) => ({ kind: 'tense', sentence: at, tense }))
}

function warningsOf(sentences: readonly string[], context: TextCheckContext): DictationFault[] {
  const { language, request, givenForms, goals } = context
  const words = sentences.map((sentence) => tokenise(sentence, language))
  const rare = rareWords(words.flat(), { level: request.level, given: givenForms }, language)
  const seen = sentences.map((sentence) => featuresOfText(sentence, language))
  return [
    ...missedGoals(goals.asked, seen).map((goal) => ({ kind: 'goal-missed' as const, goal })),
    ...words.flatMap((list, at) => tenseWarnings(list, at, context)),
    ...rare.slice(0, MAX_RARE_WORDS).map((word) => ({ kind: 'rare-word' as const, word })),
  ]
}

/** Given words a sentence beyond which sentences cannot be short. */
const DENSE_REQUEST = 2

function isDense({ words, length }: DictationRequest): boolean {
  return words.length > DENSE_REQUEST * length
}

/**
 * Exactly the sentences asked, every given word used, no sentence twice, short enough for the class, prose, right French. A word counts as
 * right when any of its analyses does.
 */
export function checkText(text: string, request: DictationRequest, language: Language): TextCheck {
  const context = textCheckContext(request, language)
  const sentences = splitSentences(text)
  const found = sentences.length
  const count =
    found === request.length
      ? []
      : [{ kind: 'sentence-count' as const, asked: request.length, found }]
  const all = [
    ...count,
    ...context.given.flatMap((word) => wordFault(word, sentences, context) ?? []),
    ...repeatedSentences(sentences).map((sentence) => ({
      kind: 'repeated-sentence' as const,
      sentence,
    })),
    ...sentences.flatMap((sentence, at) => sentenceFaults(sentence, at, context)),
  ]
  const isWarning = ({ kind }: DictationFault): boolean => kind === 'too-long' && isDense(request)
  return {
    sentences,
    faults: all.filter((fault) => !isWarning(fault)),
    warnings: [...all.filter(isWarning), ...warningsOf(sentences, context)],
  }
}
