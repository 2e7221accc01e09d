/** Which stories may hold which words, found without planning them: the words written in each, and its open places. */
import type { Story } from '../../data/story.ts'
import { OWN_VALUE, SLOT_VALUE } from './story-plan.ts'
import {
  countWords,
  openSlots,
  SLOT,
  type SoughtWord,
  type WordMask,
  withoutSlots,
} from './story-words.ts'

interface IndexedStory {
  readonly story: Story
  /** Words as they are written, in lower case. */
  readonly written: ReadonlySet<string>
  /** Its open places, each once. */
  readonly slots: string
}

const WORD = /\p{L}+(?:['-]\p{L}+)*/gu

function indexed(story: Story): IndexedStory {
  const { text } = story
  const words = withoutSlots(text).toLocaleLowerCase('fr').match(WORD) ?? []
  return {
    story,
    // «l'escalier» is found as «escalier» too.
    written: new Set(words.flatMap((word) => [word, ...word.split("'").slice(1)])),
    slots: [...new Set(text.match(SLOT) ?? [])].join(' '),
  }
}

const INDEXES = new WeakMap<readonly Story[], readonly IndexedStory[]>()

function indexOf(stories: readonly Story[]): readonly IndexedStory[] {
  const known = INDEXES.get(stories) ?? stories.map(indexed)
  INDEXES.set(stories, known)
  return known
}

/** Of several words, the longest stands for the others. */
function keyOf(form: string): string {
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
  const keys = sought.map(({ forms }) => forms.map(keyOf))
  const bySlots = new Map<string, WordMask>()
  const slotMask = (slots: string): WordMask => {
    const known = bySlots.get(slots)
    if (known !== undefined) return known
    const mask = openSlots(slots, sought, knownClass).reduce((all, { fits }) => all | fits, 0)
    bySlots.set(slots, mask)
    return mask
  }
  return indexOf(stories).map(({ story, written, slots }) => ({
    story,
    written: keys.reduce(
      (mask, forms, at) => (forms.some((form) => written.has(form)) ? mask | (1 << at) : mask),
      0,
    ),
    inSlots: slotMask(slots),
  }))
}

/** How many words a story may hold, those in its open places for a little less. */
export function holdValue({ written, inSlots }: Pick<StoryHold, 'written' | 'inSlots'>): number {
  return OWN_VALUE * countWords(written) + SLOT_VALUE * countWords(inSlots & ~written)
}
