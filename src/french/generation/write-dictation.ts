/** Writes a dictation from a teacher's words, offline: exactly the sentences asked, every word in its given form. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import { missedGoalsOfSentences } from '../goals/goal-rule.ts'
import { wordsForGoals } from '../goals/goal-words.ts'
import { newSampler } from '../sampler.ts'
import type { Sentence, Token } from '../sentence.ts'
import { interpretGivenWords } from './request/given-word-list.ts'
import { inflectForGoals } from './request/goal-inflection.ts'
import type { GivenWord } from './request/interpretation.ts'
import { isUnknown, natureOf } from './request/interpretation.ts'
import { withoutArticle } from './request/noun-interpretations.ts'
import { parsePedagogicalGoals } from './request/pedagogical-goals.ts'
import { nearestKnownWord } from './request/spelling-suggestion.ts'
import { containsWord } from './request/text-normalisation.ts'
import { preferThemeSense, selectTheme } from './request/theme-selection.ts'
import { tokensCovering } from './request/word-coverage.ts'
import { bestStory, type ToldStory } from './stories/story-choice.ts'
import {
  type GeneratedText,
  generateText,
  type InterpretedRequest,
  newGenerationContext,
} from './text-generation.ts'

export const FORCED_REASONS = ['unknown-word', 'only-quoted', 'no-own-sentence'] as const

export type ForcedReason = (typeof FORCED_REASONS)[number]

/** A word that stands in a fallback sentence, which deserves a look. */
export interface ForcedWord {
  readonly word: string
  readonly sentence: number
  readonly reason: ForcedReason
  /** Nature that the word was taken for; null when it has none that can be mistaken. */
  readonly takenFor: Nature | null
}

export type WritingWarning =
  | { readonly kind: 'theme-unknown'; readonly theme: string }
  | { readonly kind: 'goal-not-understood'; readonly goal: string }
  /** Understood, and the best text does not show it. */
  | { readonly kind: 'goal-missed'; readonly goal: string }
  /** An unknown word that is like a known one; the text has it as it was given. */
  | { readonly kind: 'word-misspelled'; readonly word: string; readonly nearest: string }
  /** A goal («pluriel») asked another form than the one given. */
  | { readonly kind: 'word-inflected'; readonly word: string; readonly form: string }

export interface WrittenDictation {
  readonly sentences: readonly Sentence[]
  readonly text: string
  readonly forced: readonly ForcedWord[]
  readonly missing: readonly string[]
  readonly warnings: readonly WritingWarning[]
  /** Id of the theme, null when none was found for the words. */
  readonly theme: string | null
  /** Id of the story told; null when the words would not live in one, and each sentence stands for itself. */
  readonly story: string | null
}

const USUAL_ATTEMPTS = 4
/** While a goal is missed. */
const MAX_ATTEMPTS = 10

function markGivenWords(sentences: readonly Sentence[], words: readonly GivenWord[]): Sentence[] {
  return sentences.map((sentence) => {
    const answers = new Map<Token, string>()
    for (const word of words) {
      for (const token of tokensCovering(word, sentence.tokens)) answers.set(token, word.text)
    }
    const tokens = sentence.tokens.map((token) => ({
      ...token,
      givenWord: answers.get(token) ?? null,
    }))
    return { ...sentence, tokens }
  })
}

function forcedWord(word: GivenWord, sentence: number, text: string): ForcedWord {
  const quoted = /«[^»]*»/u.exec(text)?.[0] ?? ''
  const known = containsWord(quoted, word.text) ? 'only-quoted' : 'no-own-sentence'
  const reason = isUnknown(word) ? 'unknown-word' : known
  return { word: word.text, sentence, reason, takenFor: natureOf(word) }
}

export function misspellingWarnings(
  words: readonly GivenWord[],
  language: Language,
): WritingWarning[] {
  return words.filter(isUnknown).flatMap(({ text }): WritingWarning[] => {
    const nearest = nearestKnownWord(text, language)
    return nearest === null ? [] : [{ kind: 'word-misspelled', word: text, nearest }]
  })
}

/** The seed mixed with the words: two dictations of one seed do not share their protagonist. */
function textSeed(request: DictationRequest, seed: number): number {
  const text = request.words.join(',') + request.level + request.theme
  return Array.from(text).reduce(
    (hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    Math.imul(seed, 7919),
  )
}

/** Cost of a goal that the text does not show: more than any clumsiness, less than a missing word. */
const MISSED_GOAL_COST = 25

interface Writing {
  readonly request: DictationRequest
  readonly language: Language
  readonly seed: number
}

/** The best of some texts; more are tried while a goal is not shown. */
function bestText(
  interpreted: InterpretedRequest,
  { request, language, seed }: Writing,
): GeneratedText {
  let best: GeneratedText | undefined
  let price = 0
  for (let index = 0; index < MAX_ATTEMPTS; index += 1) {
    if (best !== undefined && price === 0 && index >= USUAL_ATTEMPTS) break
    const random = newSampler(textSeed(request, seed) + index)
    const next = generateText(request, interpreted, { random, seed }, language)
    const missed =
      MISSED_GOAL_COST * missedGoalsOfSentences(next.sentences, interpreted.goals.asked).length
    if (best !== undefined && next.score - missed <= best.score - price) continue
    best = next
    price = missed
  }
  return best ?? { sentences: [], forced: [], missing: [], score: 0 }
}

/** Texts that a story is sought for: another protagonist, another tense where the class has several. */
const STORY_ATTEMPTS = 3

/** A story that holds every given word, the one that shows most goals; null when there is none. Nouns keep the article they were given with, if they can. */
function wholeStory(
  interpreted: InterpretedRequest,
  added: readonly GivenWord[],
  { request, language, seed }: Writing,
): ToldStory | null {
  const bare = interpreted.words.map(withoutArticle)
  const hasArticles = bare.some((word, at) => word !== interpreted.words[at])
  let best: ToldStory | null = null
  for (let index = hasArticles ? 0 : 1; index < STORY_ATTEMPTS; index += 1) {
    const random = newSampler(textSeed(request, seed) + index)
    const words = index === 0 ? interpreted.words : bare
    const context = newGenerationContext(request, interpreted, { random, seed }, language)
    const story = bestStory(request, { ...interpreted, words }, added, context)
    const isWhole = story?.missing.every((word) => added.includes(word)) === true
    if (isWhole && (best === null || story.missed.length < best.missed.length)) best = story
    if (best?.missed.length === 0) break
  }
  return best
}

function storyText({ sentences }: ToldStory): GeneratedText {
  return { sentences, forced: [], missing: [], score: 0 }
}

/** A story where there is one; single sentences where they alone show the goals, or hold the words. */
function storyOrSentences(
  interpreted: InterpretedRequest,
  added: readonly GivenWord[],
  writing: Writing,
): { readonly text: GeneratedText; readonly story: string | null } {
  const told = wholeStory(interpreted, added, writing)
  if (told?.missed.length === 0) return { text: storyText(told), story: told.story.id }
  const text = bestText(interpreted, writing)
  const missed = missedGoalsOfSentences(text.sentences, interpreted.goals.asked)
  return told !== null && told.missed.length <= missed.length
    ? { text: storyText(told), story: told.story.id }
    : { text, story: null }
}

/** Refuses nothing: what could not be done is in `missing`, `forced` and `warnings`. The seed decides everything else. */
export function writeDictation(
  request: DictationRequest,
  language: Language,
  seed: number,
): WrittenDictation {
  const asked = interpretGivenWords(request.words, language)
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
  const interpreted: InterpretedRequest = {
    words: [...words, ...added],
    goals: { ...goals, tenses },
    theme,
  }
  const { text: best, story } = storyOrSentences(interpreted, added, { request, language, seed })
  const sentences = markGivenWords(best.sentences, words)
  return {
    sentences,
    text: sentences.map(({ text }) => text).join(' '),
    forced: best.forced
      .filter(({ word }) => words.includes(word))
      .map(({ word, sentence }) => forcedWord(word, sentence, sentences[sentence]?.text ?? '')),
    missing: best.missing.filter((word) => words.includes(word)).map((word) => word.text),
    warnings: [
      ...(unknown && themeGoals.tenses.length === 0
        ? [{ kind: 'theme-unknown' as const, theme: request.theme }]
        : []),
      ...goals.unknown.map((goal) => ({ kind: 'goal-not-understood' as const, goal })),
      ...missedGoalsOfSentences(sentences, goals.asked).map((goal) => ({
        kind: 'goal-missed' as const,
        goal,
      })),
      ...misspellingWarnings(words, language),
      ...inflected.map((item) => ({ kind: 'word-inflected' as const, ...item })),
    ],
    theme: theme?.id ?? null,
    story,
  }
}
