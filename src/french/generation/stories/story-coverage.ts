/** How many lists drawn from a family of words (a sound, a theme) a story can hold whole: what its author works towards. */
import { LEVELS, type Level } from '../../../domain/level.ts'
import type { Language } from '../../data/language.ts'
import type { Story } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import { newSampler, type Sampler } from '../../sampler.ts'
import { isTooLong, MAX_WORDS_PER_SENTENCE } from '../../sentence-length.ts'
import { writeStory } from './write-story.ts'

/** Words and sentences of a usual list, by class. */
const USUAL: Readonly<Record<Level, { readonly words: number; readonly sentences: number }>> = {
  CP: { words: 5, sentences: 4 },
  CE1: { words: 7, sentences: 5 },
  CE2: { words: 8, sentences: 6 },
  CM1: { words: 9, sentences: 7 },
  CM2: { words: 10, sentences: 8 },
}

const DRAWN_LISTS = 40

export interface StoryCoverage {
  readonly level: Level
  readonly lists: number
  /** Lists of which every word is told, in sentences that the class can read. */
  readonly whole: number
  /** Words that were left out, the most often first. */
  readonly missing: readonly string[]
  /** Sentences longer than the class reads. */
  readonly tooLong: readonly string[]
}

function drawn(family: readonly string[], count: number, random: Sampler): string[] {
  const order = family.map((word) => ({ word, rank: random.next() }))
  return order
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ word }) => word)
}

function byFrequency(items: readonly string[]): string[] {
  return [...Map.groupBy(items, (item) => item)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([item]) => item)
}

/** Coverage at one class of the story, over lists drawn from the family. */
export function storyCoverage(
  story: Story,
  family: readonly string[],
  { level, tense }: { readonly level: Level; readonly tense: Tense },
  language: Language,
): StoryCoverage {
  const { words: count, sentences: length } = USUAL[level]
  const random = newSampler(LEVELS.indexOf(level) + 1)
  const told = Array.from({ length: DRAWN_LISTS }, (_, seed) => {
    const words = drawn(family, count, random)
    const { sentences, missing } = writeStory(
      story,
      { level, tense, words, length, seed },
      language,
    )
    const tooLong = sentences.filter((text) => isTooLong(text, MAX_WORDS_PER_SENTENCE[level]))
    return { missing, tooLong }
  })
  return {
    level,
    lists: DRAWN_LISTS,
    whole: told.filter(({ missing, tooLong }) => missing.length + tooLong.length === 0).length,
    missing: byFrequency(told.flatMap(({ missing }) => missing)),
    tooLong: byFrequency(told.flatMap(({ tooLong }) => tooLong)),
  }
}
