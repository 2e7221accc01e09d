/** Which stories may hold which words, found without planning them: the words written in each, and its open places. */

import { Postings } from '../../data/postings.ts'
import type { Story } from '../../data/story.ts'
import { visitWords } from '../../data/written-form.ts'
import { OWN_VALUE, SLOT_VALUE } from './story-plan.ts'
import {
  countWords,
  openSlots,
  SLOT,
  type SoughtWord,
  type WordMask,
  withoutSlots,
} from './story-words.ts'

interface StoryIndex {
  /** Numbers of the stories in which a word is written, in lower case. */
  readonly written: Postings
  /** The open places of each story, each once. */
  readonly slots: readonly string[]
}

const WORD = /\p{L}+(?:['-]\p{L}+)*/gu

const COMMENTS = /^#.*$/gmu

function newIndex(stories: readonly Story[]): StoryIndex {
  const written = new Postings()
  for (const [at, { text }] of stories.entries()) {
    visitWords(withoutSlots(text.replace(COMMENTS, '')), (word) => written.add(word, at))
  }
  const slots = stories.map(({ text }) => [...new Set(text.match(SLOT) ?? [])].join(' '))
  return { written, slots }
}

const INDEXES = new WeakMap<readonly Story[], StoryIndex>()

function indexOf(stories: readonly Story[]): StoryIndex {
  const known = INDEXES.get(stories) ?? newIndex(stories)
  INDEXES.set(stories, known)
  return known
}

/** Of several words, the longest stands for the others. */
export function keyOf(form: string): string {
  const words = form.match(WORD) ?? [form]
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

export interface StoryHold {
  readonly story: Story
  /** Words that a sentence of it may hold as written. */
  readonly written: WordMask
  /** Words that one of its open places may take. */
  readonly inSlots: WordMask
}

/** What each story may hold at most; its plan says what it does hold. */
export function storyHolds(
  stories: readonly Story[],
  sought: readonly SoughtWord[],
  knownClass: (name: string) => boolean,
): StoryHold[] {
  const { written, slots } = indexOf(stories)
  const bySlots = new Map<string, WordMask>()
  const slotMask = (places: string): WordMask => {
    const known = bySlots.get(places)
    if (known !== undefined) return known
    const mask = openSlots(places, sought, knownClass).reduce((all, { fits }) => all | fits, 0)
    bySlots.set(places, mask)
    return mask
  }
  const masks = new Uint32Array(stories.length)
  for (const [at, { forms }] of sought.entries()) {
    for (const number of forms.flatMap((form) => written.of(keyOf(form)))) {
      masks[number] = (masks[number] ?? 0) | (1 << at)
    }
  }
  return stories.map((story, at) => ({
    story,
    written: masks[at] ?? 0,
    inSlots: slotMask(slots[at] ?? ''),
  }))
}

/** How many words a story may hold, those in its open places for a little less. */
export function holdValue({ written, inSlots }: Pick<StoryHold, 'written' | 'inSlots'>): number {
  return OWN_VALUE * countWords(written) + SLOT_VALUE * countWords(inSlots & ~written)
}
