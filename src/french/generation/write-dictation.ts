/** Writes a dictation from a teacher's words, offline: exactly the sentences asked, every word in its given form. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import { missedGoalsOfSentences } from '../goals/goal-rule.ts'
import type { Sentence, Token } from '../sentence.ts'
import { type GeneratedText, independentSentences } from './independent-sentences.ts'
import type { GivenWord } from './request/interpretation.ts'
import { isUnknown, natureOf } from './request/interpretation.ts'
import {
  type RequestReading,
  readRequest,
  type Writing,
  type WritingWarning,
} from './request/request-reading.ts'
import { containsWord } from './request/text-normalisation.ts'
import { tokensCovering } from './request/word-coverage.ts'
import { type WholeStory, wholeStory } from './stories/whole-story.ts'

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

function textOfStory({ told }: WholeStory): GeneratedText {
  return { sentences: told.sentences, forced: [], missing: [] }
}

/** A story that holds a word or two is about something else: sentences are about them. */
const WORDS_OF_A_STORY = 4

function isAStory({ words }: RequestReading): boolean {
  return words.length === 0 || words.length >= WORDS_OF_A_STORY
}

/** Words that a story may say side by side («un dauphin, une baleine et un requin»), a sentence of it three at most: more are a list poured into it. */
const MOST_SIDE_BY_SIDE = 6

/** A story that holds the words without pouring them into lists; else independent sentences, which show the goals at least as well. */
function storyOrSentences(
  reading: RequestReading,
  writing: Writing,
): { readonly text: GeneratedText; readonly story: string | null } {
  const whole = wholeStory(reading, writing)
  const ofStory = whole && { text: textOfStory(whole), story: whole.told.story.id }
  const isWhole =
    whole?.told.missed.length === 0 &&
    whole.told.enumerated <= MOST_SIDE_BY_SIDE &&
    isAStory(reading)
  if (ofStory !== null && isWhole) return ofStory
  const { interpreted } = reading
  const text = independentSentences(reading, writing)
  const missed = missedGoalsOfSentences(text.sentences, interpreted.goals.asked)
  const showsLess = whole !== null && missed.length > whole.told.missed.length
  return ofStory !== null && showsLess ? ofStory : { text, story: null }
}

/** Refuses nothing: what could not be done is in `missing`, `forced` and `warnings`. The seed decides everything else. */
export function writeDictation(
  request: DictationRequest,
  language: Language,
  seed: number,
  knownStories: readonly string[] = [],
): WrittenDictation {
  const writing = { request, language, seed, knownStories }
  const reading = readRequest(writing)
  const { interpreted, words, warnings } = reading
  const { text: best, story } = storyOrSentences(reading, writing)
  const sentences = markGivenWords(best.sentences, words)
  return {
    sentences,
    text: sentences.map(({ text }) => text).join(' '),
    forced: best.forced
      .filter(({ word }) => words.includes(word))
      .map(({ word, sentence }) => forcedWord(word, sentence, sentences[sentence]?.text ?? '')),
    missing: best.missing.filter((word) => words.includes(word)).map((word) => word.text),
    warnings: [
      ...warnings,
      ...missedGoalsOfSentences(sentences, interpreted.goals.asked).map((goal) => ({
        kind: 'goal-missed' as const,
        goal,
      })),
      ...(knownStories.includes(story ?? '') ? [{ kind: 'story-known' as const }] : []),
    ],
    theme: interpreted.theme?.id ?? null,
    story,
  }
}
