/** Writes a dictation from a teacher's words, offline: exactly the sentences asked, every word in its given form. */
import type { DictationRequest } from '../domain/dictation-request.ts'
import { levelRank } from '../domain/level.ts'
import type { Language } from './language.ts'
import { type Candidate, realise, type Story } from './planning/candidate.ts'
import { chooseCast } from './planning/cast.ts'
import { connect, type Told } from './planning/connectors.ts'
import { readGivenWord } from './planning/given-word.ts'
import { withGoalForms } from './planning/goal-forms.ts'
import { type GoalEffect, readGoals } from './planning/goals.ts'
import { groupSentences, joinSentences } from './planning/merging.ts'
import { holds } from './planning/plain-text.ts'
import { plotStory } from './planning/plot.ts'
import { newRandom, type Random } from './planning/random.ts'
import type { GivenWord } from './planning/reading.ts'
import { chooseTenses } from './planning/tense-choice.ts'
import { chooseTheme, NEUTRAL_THEME } from './planning/theme-choice.ts'
import type { Sentence } from './sentence.ts'
import type { Binding } from './syntax/binding.ts'
import { newDiscourse } from './syntax/discourse.ts'
import type { ThemeEntry } from './syntax/frame.ts'

export const FORCED_REASONS = ['unknown-word', 'no-own-sentence'] as const

export type ForcedReason = (typeof FORCED_REASONS)[number]

/** A word that stands in a fallback sentence, which deserves a look. */
export interface ForcedWord {
  readonly word: string
  /** Index of the sentence. */
  readonly sentence: number
  readonly reason: ForcedReason
}

export type WritingWarning =
  | { readonly kind: 'theme-unknown'; readonly theme: string }
  | { readonly kind: 'goal-not-understood'; readonly goal: string }
  /** A goal («pluriel») asked another form than the one given. */
  | { readonly kind: 'word-inflected'; readonly word: string; readonly form: string }

export interface WrittenDictation {
  readonly sentences: readonly Sentence[]
  readonly text: string
  readonly forced: readonly ForcedWord[]
  /** Given words that the text does not hold. */
  readonly missing: readonly string[]
  readonly warnings: readonly WritingWarning[]
  /** Id of the theme told, null when none was found for the words. */
  readonly theme: string | null
}

/** Texts tried; the best is kept. */
const TRIES = 4

interface Plan {
  readonly words: readonly GivenWord[]
  readonly goals: GoalEffect
  readonly theme: ThemeEntry | null
}

function newStory(
  request: DictationRequest,
  plan: Plan,
  random: Random,
  language: Language,
): Story {
  // CM1 and CM2 share the last level of the data.
  const level = Math.min(4, levelRank(request.level) + 1)
  const cast = chooseCast(plan.words, level, random, language)
  return {
    language,
    random,
    level,
    themes: plan.theme === null ? [NEUTRAL_THEME] : [plan.theme.id, ...plan.theme.neighbours],
    tenses: chooseTenses(plan.goals.tenses, plan.words, request.level, random),
    discourse: newDiscourse(cast),
    adjectives: plan.goals.adjectives ? 1 : 0.3,
  }
}

/** The plot in words: each sentence knows what was said before it. */
function tell(candidates: readonly Candidate[], story: Story): Sentence[] {
  let { discourse } = story
  const sentences: Told[] = []
  for (const { binding } of candidates) {
    const told = realise(binding, discourse, story.language)
    if (told === null) continue
    discourse = told.discourse
    sentences.push({ binding, sentence: told.sentence, isState: isState(binding, story) })
  }
  return connect(sentences, story.random)
}

function isState(binding: Binding, story: Story): boolean {
  const verb = binding.frame.items.find((item) => item.kind === 'verb')
  const lemma = verb?.kind === 'verb' ? verb.lemma : ''
  return story.language.verbs.get(lemma)?.aspect === 'état'
}

interface Attempt {
  readonly sentences: readonly Sentence[]
  readonly missing: readonly GivenWord[]
  readonly score: number
}

function attempt(
  request: DictationRequest,
  plan: Plan,
  random: Random,
  language: Language,
): Attempt {
  const story = newStory(request, plan, random, language)
  const { candidates } = plotStory(plan.words, request.length, story, plan.goals.wanted)
  const told = tell(candidates, story)
  const sentences = groupSentences(told, request.length).map((group) =>
    joinSentences(group.map(({ sentence }) => sentence)),
  )
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const missing = plan.words.filter((word) => !holds(text, word.text))
  const repeated = sentences.length - new Set(sentences.map((sentence) => sentence.text)).size
  const forced = sentences.filter((sentence) => sentence.forced).length
  const wanted = plan.goals.wanted.filter((pattern) => pattern.test(text)).length
  const joined = told.length - sentences.length
  const short = request.length - sentences.length
  return {
    sentences,
    missing,
    score: wanted - 100 * missing.length - 50 * (repeated + short) - 8 * forced - 3 * joined,
  }
}

function markGiven(sentences: readonly Sentence[], words: readonly GivenWord[]): Sentence[] {
  const forms = new Map(words.map((word) => [word.text.toLocaleLowerCase('fr'), word.text]))
  return sentences.map((sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token) => ({
      ...token,
      givenWord: forms.get(token.text.toLocaleLowerCase('fr')) ?? null,
    })),
  }))
}

function forcedWords(sentences: readonly Sentence[], words: readonly GivenWord[]): ForcedWord[] {
  return sentences.flatMap((sentence, index) => {
    if (!sentence.forced) return []
    return words
      .filter((word) => holds(sentence.text, word.text))
      .filter((word) => !isElsewhere(word, sentences, index))
      .map((word) => ({ word: word.text, sentence: index, reason: reasonOf(word) }))
  })
}

function isElsewhere(word: GivenWord, sentences: readonly Sentence[], index: number): boolean {
  return sentences.some(
    (other, at) => at !== index && !other.forced && holds(other.text, word.text),
  )
}

function reasonOf(word: GivenWord): ForcedReason {
  return word.readings[0]?.kind === 'unknown' ? 'unknown-word' : 'no-own-sentence'
}

/** The seed mixed with the words: two dictations of one seed do not share their hero. */
function seedOf(request: DictationRequest, seed: number): number {
  const text = request.words.join(',') + request.level + request.theme
  return Array.from(text).reduce(
    (hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    Math.imul(seed, 7919),
  )
}

/** Refuses nothing: what could not be done is in `missing`, `forced` and `warnings`. The seed decides everything else. */
export function writeDictation(
  request: DictationRequest,
  language: Language,
  seed: number,
): WrittenDictation {
  const asked = [...new Set(request.words)].map((word) => readGivenWord(word, language))
  const goals = readGoals(request.pedagogicalGoals)
  // Teachers write «Le futur» as a theme as well.
  const themeGoals = readGoals([request.theme])
  const { words, inflected } = withGoalForms(asked, goals, language)
  const { theme, unknown } = chooseTheme(request.theme, words, language)
  const tenses = [...goals.tenses, ...themeGoals.tenses]
  const plan: Plan = { words, goals: { ...goals, tenses }, theme }
  const attempts = Array.from({ length: TRIES }, (_, index) =>
    attempt(request, plan, newRandom(seedOf(request, seed) + index), language),
  )
  const best = attempts.reduce((winner, next) => (next.score > winner.score ? next : winner))
  const sentences = markGiven(best.sentences, words)
  return {
    sentences,
    text: sentences.map(({ text }) => text).join(' '),
    forced: forcedWords(sentences, words),
    missing: best.missing.map((word) => word.text),
    warnings: [
      ...(unknown && themeGoals.tenses.length === 0
        ? [{ kind: 'theme-unknown' as const, theme: request.theme }]
        : []),
      ...goals.unknown.map((goal) => ({ kind: 'goal-not-understood' as const, goal })),
      ...inflected.map((item) => ({ kind: 'word-inflected' as const, ...item })),
    ],
    theme: theme?.id ?? null,
  }
}
