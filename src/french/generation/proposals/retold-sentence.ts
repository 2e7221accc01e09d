/** Another sentence at a place of a story: the one that stands there when the same story is told again. */
import type { Story, StoryVariant } from '../../data/story.ts'
import { missedGoalsOfSentences } from '../../goals/goal-rule.ts'
import { newSampler } from '../../sampler.ts'
import type { Sentence } from '../../sentence.ts'
import { isTooLong } from '../../sentence-length.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { type RequestReading, textSeed, type Writing } from '../request/request-reading.ts'
import { type HostBeat, hostBeats } from '../stories/host-variants.ts'
import { planStory } from '../stories/story-plan.ts'
import { type SoughtWord, soughtWord } from '../stories/story-words.ts'
import { tellStory } from '../stories/tell-story.ts'
import { type WholeStory, wholeStory } from '../stories/whole-story.ts'
import { type SentencePlace, suitsPlace } from './sentence-place.ts'

/** Times that the story is told again. */
const RETELLINGS = 40
/** Far from the seeds that the text itself is drawn from. */
const SEED_STEP = 1_000

interface Retelling {
  readonly sentences: readonly Sentence[]
  readonly variants: readonly StoryVariant[]
}

function retell(
  { told, context }: WholeStory,
  beats: readonly HostBeat[],
  sought: readonly SoughtWord[],
  seed: number,
): Retelling[] {
  const random = newSampler(seed)
  const { length } = told.sentences
  const { maxWords } = context
  const plan = planStory(beats, {
    sought,
    length,
    maxWords,
    repeated: 0,
    mostEnumerated: 3,
    random,
  })
  const sentences = plan && tellStory(plan, sought, { ...context, random }, 'text')
  if (sentences === null) return []
  return [{ sentences, variants: plan?.variants.map(({ variant }) => variant) ?? [] }]
}

/** The variant of each sentence, of those that a retelling happened to tell in the same words. */
function variantsByText(retellings: readonly Retelling[]): ReadonlyMap<string, StoryVariant> {
  return new Map(
    retellings.flatMap(({ sentences, variants }) =>
      sentences.flatMap(({ text }, at) => {
        const variant = variants[at]
        return variant === undefined ? [] : [[text, variant] as const]
      }),
    ),
  )
}

interface Candidate {
  readonly sentence: Sentence
  readonly variant: StoryVariant
  /** What stands before, or after, is what stands there in the text. */
  readonly follows: boolean
  readonly precedes: boolean
}

function candidateOf(
  { sentences, variants }: Retelling,
  texts: readonly string[],
  at: number,
): Candidate[] {
  const sentence = sentences[at]
  const variant = variants[at]
  if (sentence === undefined || variant === undefined) return []
  const isSame = (index: number): boolean => sentences[index]?.text === texts[index]
  return [{ sentence, variant, follows: isSame(at - 1), precedes: isSame(at + 1) }]
}

interface Rank {
  readonly beat: number
  readonly variant: number
}

function rankOf({ beats }: Story, variant: StoryVariant): Rank {
  const { line } = variant.source
  const lines = beats.map(({ variants }) => variants.map(({ source }) => source.line))
  const beat = lines.findIndex((some) => some.includes(line))
  return { beat, variant: lines[beat]?.indexOf(line) ?? -1 }
}

/** Variants of a beat that is told several times keep the order in which they were written: «en mai» before «en juin». */
function isBetween(
  story: Story,
  variant: StoryVariant,
  [before, after]: readonly (StoryVariant | null | undefined)[],
): boolean {
  const own = rankOf(story, variant)
  if (story.beats[own.beat]?.need !== 'repeated') return true
  const isOrdered = (other: StoryVariant | null | undefined, sign: 1 | -1): boolean => {
    // Not known: it may be any of the same beat.
    if (other === undefined) return false
    if (other === null) return true
    const rank = rankOf(story, other)
    return rank.beat !== own.beat || sign * (own.variant - rank.variant) > 0
  }
  return isOrdered(before, 1) && isOrdered(after, -1)
}

const PRONOUN = /(?<!\p{L})(?:ils?|elles?|celui-ci|celle-ci)(?!\p{L})/iu
const STARTS_WITH_PRONOUN = /^(?:\p{L}+,? )?(?:ils?|elles?|celui-ci|celle-ci)(?!\p{L})/iu

/** Whether a sentence told elsewhere can be understood between those that stand around the place. */
function fitsBetween(
  { sentence, variant, follows }: Candidate,
  { told, context }: WholeStory,
  { at, variants }: { readonly at: number; readonly variants: ReadonlyMap<string, StoryVariant> },
): boolean {
  const variantAt = (index: number): StoryVariant | null | undefined => {
    const shown = told.sentences[index]
    return shown === undefined ? null : variants.get(shown.text)
  }
  const first = variantAt(at)
  if (first === undefined || first === null) return false
  if (rankOf(told.story, variant).beat !== rankOf(told.story, first).beat) return false
  if (!isBetween(told.story, variant, [variantAt(at - 1), variantAt(at + 1)])) return false
  // Something in the story counts on what the one says, or the other counts on what may not have been said.
  if (variant.header.requires !== null || first.header.id !== variant.header.id) return false
  const namesHero = sentence.text.includes(context.discourse.protagonist.name)
  if (PRONOUN.test(sentence.text) && !namesHero) return follows
  const next = told.sentences[at + 1]?.text ?? ''
  return namesHero || !STARTS_WITH_PRONOUN.test(next)
}

/** A hero that the adult has renamed keeps the name. */
function namesAreKnown({ text }: Sentence, place: SentencePlace, { context }: WholeStory): boolean {
  const shown = place.sentences.join(' ')
  return context.language.names.every(
    ({ name }) =>
      shown.includes(name) || !new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text),
  )
}

/** Another variant before the same one with another adjective, then the nearer to what stands around it. */
function candidateValue(
  { variant, follows, precedes }: Candidate,
  seen: ReadonlySet<unknown>,
): number {
  return (seen.has(variant) ? 0 : 4) + (follows ? 2 : 0) + (precedes ? 1 : 0)
}

/** Null when the text is not the story that the request and its seed give, or no other sentence was found. */
export function retoldSentence(
  story: string,
  place: SentencePlace,
  kept: readonly GivenWord[],
  reading: RequestReading,
  writing: Writing,
): string | null {
  const telling = wholeStory(reading, writing)
  // The stories may have changed since the text was written.
  if (telling?.told.story.id !== story) return null
  const { told, words, context } = telling
  const shown = [...place.sentences.slice(place.at, place.at + 1), ...place.refused]
  const at = told.sentences.findIndex(({ text }) => shown.includes(text))
  if (at < 0) return null
  const sought = words.map((word) => soughtWord(word, context.language))
  const seed = textSeed(writing.request, writing.seed) + SEED_STEP
  const beats = hostBeats(told.story, { ...context, sought, preferred: [] })
  const retellings = Array.from({ length: RETELLINGS }, (_, attempt) =>
    retell(telling, beats, sought, seed + attempt),
  ).flat()
  const variants = variantsByText(retellings)
  const seen = new Set(shown.map((text) => variants.get(text)))
  const texts = told.sentences.map(({ text }) => text)
  const { asked } = reading.interpreted.goals
  const suits = (candidate: Candidate): boolean =>
    suitsPlace(candidate.sentence.text, place, kept, context.language) &&
    !isTooLong(candidate.sentence.text, context.maxWords) &&
    namesAreKnown(candidate.sentence, place, telling) &&
    ((candidate.follows && candidate.precedes) ||
      fitsBetween(candidate, telling, { at, variants })) &&
    missedGoalsOfSentences(told.sentences.with(at, candidate.sentence), asked).length === 0
  const [best] = retellings
    .flatMap((retelling) => candidateOf(retelling, texts, at))
    .filter(suits)
    .toSorted((one, other) => candidateValue(other, seen) - candidateValue(one, seen))
  return best?.sentence.text ?? null
}
