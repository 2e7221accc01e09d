/** `npm run bench -- sentences coverage [missing]`: how many stories of its class have a place for each word of the school tables. */
import { LEVELS, type Level, levelRank } from '../../src/domain/level.ts'
import type { Language } from '../../src/french/data/language.ts'
import { interpretGivenWord } from '../../src/french/generation/request/given-word.ts'
import { storyHolds } from '../../src/french/generation/stories/story-index.ts'
import { soughtWord } from '../../src/french/generation/stories/story-words.ts'
import type { Figure } from '../figure.ts'

/** Stories that should have a natural place for a word: two requests in a row then differ. */
const ENOUGH = 3

interface PlacedWord {
  readonly word: string
  /** Rank of the first class that meets it, from 0. */
  readonly rank: number
  /** Stories of that class or a later one. */
  readonly stories: number
}

function schoolWords({ nouns, adjectives, verbs, functionWords }: Language): Map<string, number> {
  const entries = [
    ...[...nouns].map(([word, [entry]]) => [word, entry?.level ?? 1] as const),
    ...[...adjectives].map(([word, { level }]) => [word, level] as const),
    ...[...verbs].map(([word, { level }]) => [word, level] as const),
    ...[...functionWords].map(([word, [entry]]) => [word, entry?.level ?? 1] as const),
  ]
  return new Map(entries.filter(([word]) => /^\p{Ll}/u.test(word)))
}

function placedWords(language: Language): PlacedWord[] {
  return [...schoolWords(language)].map(([word, level]) => {
    const sought = [soughtWord(interpretGivenWord(word, language), language)]
    const rank = level - 1
    const holding = storyHolds(language.stories, sought, language.knownClass).filter(
      ({ story, written, inSlots }) =>
        (written | inSlots) !== 0 && story.levels.some((one) => levelRank(one) >= rank),
    )
    return { word, rank, stories: holding.length }
  })
}

function figuresOf(level: Level, words: readonly PlacedWord[]): Figure[] {
  const share = (atLeast: number): number =>
    (100 * words.filter(({ stories }) => stories >= atLeast).length) / Math.max(1, words.length)
  return [
    { name: `${level}: words with a story`, value: share(1), unit: '%' },
    { name: `${level}: words with ${ENOUGH} stories`, value: share(ENOUGH), unit: '%' },
  ]
}

/** Shares by the class that first meets a word, CM1 and CM2 together as in the data; the words without a story with `missing`. */
export function storyCoverageFigures(language: Language, missing: boolean): Figure[] {
  const words = placedWords(language)
  if (missing) {
    const without = words.filter(({ stories }) => stories === 0).map(({ word }) => word)
    console.log(`without a story: ${without.join(', ')}`)
  }
  return LEVELS.slice(0, -1).flatMap((level, rank) =>
    figuresOf(
      level,
      words.filter((one) => one.rank === rank),
    ),
  )
}
