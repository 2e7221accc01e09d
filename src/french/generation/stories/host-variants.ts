/** The variants of a story with the given words that each may hold, found in what is written there. */
import type { Language } from '../../data/language.ts'
import type { BeatNeed, Segment, Story, StoryVariant, WordingChoice } from '../../data/story.ts'
import { wordCount } from '../../sentence-length.ts'
import {
  type OpenSlot,
  openSlots,
  type SoughtWord,
  type WordMask,
  withoutSlots,
  wordsIn,
} from './story-words.ts'

/** A choice with the given words that each of its wordings holds. */
export interface HostChoice extends WordingChoice {
  readonly masks: readonly WordMask[]
  /** Numbers of the wordings that hold any. */
  readonly holding: readonly number[]
}

export interface HostVariant {
  readonly variant: StoryVariant
  readonly written: WordMask
  readonly choices: readonly HostChoice[]
  /** Words that it holds in an enumeration. */
  readonly enumerable: WordMask
  readonly slots: readonly OpenSlot[]
  /** Words of the sentence before anything is enumerated in it. */
  readonly length: number
  /** Words outside its choices. */
  readonly fixedLength: number
  /** Goals that it helps to show. */
  readonly goals: number
}

export interface HostBeat {
  readonly need: BeatNeed
  readonly hosts: readonly HostVariant[]
}

export interface HostRequest {
  readonly sought: readonly SoughtWord[]
  /** Level of the class, 1 to 4. */
  readonly level: number
  /** What sentences that show a goal look like. */
  readonly preferred: readonly RegExp[]
  readonly language: Language
}

function isChoice(segment: Segment): segment is WordingChoice {
  return typeof segment !== 'string'
}

const NOTATION = /\b[A-Z](?::[mf][sp])?\{|[{}]|:\p{L}+|\/\p{L}+/gu

/** Words of a text in notation, as a sentence will have them: near enough to say what still has room. */
function writtenLength(text: string): number {
  return wordCount(text.replace(NOTATION, ' '))
}

function hostChoice({ kind, wordings }: WordingChoice, masks: readonly WordMask[]): HostChoice {
  const holding = [...masks.keys()].filter((at) => masks[at] !== 0)
  return { kind, wordings, masks, holding }
}

function enumerableIn(choices: readonly HostChoice[]): WordMask {
  return choices
    .flatMap(({ kind, masks }) => (kind === 'some' ? masks : []))
    .reduce((all, mask) => all | mask, 0)
}

/** A variant with the given words that it may hold. */
export function hostVariant(
  variant: StoryVariant,
  { sought, preferred, language }: HostRequest,
): HostVariant {
  const { segments } = variant
  const written = segments.filter((segment) => typeof segment === 'string').join(' … ')
  const choices = segments.filter(isChoice)
  const whole = [written, ...choices.flatMap(({ wordings }) => wordings)].join(' … ')
  // Most sentences hold none of the words: their wordings need no look.
  const among = wordsIn(withoutSlots(whole), sought)
  const first = choices.map(({ kind, wordings }) => (kind === 'one' ? (wordings[0] ?? '') : ''))
  const hosts = choices.map((choice) =>
    hostChoice(
      choice,
      choice.wordings.map((text) => wordsIn(withoutSlots(text), sought, among)),
    ),
  )
  return {
    variant,
    written: wordsIn(withoutSlots(written), sought, among),
    choices: hosts,
    enumerable: enumerableIn(hosts),
    slots: openSlots(written, sought, language.knownClass),
    length: writtenLength([written, ...first].join(' ')),
    fixedLength: writtenLength(written),
    goals: preferred.filter((pattern) => pattern.test(written)).length,
  }
}

/** The beats of a story for a class, their variants with the words that they may hold. */
export function hostBeats({ beats }: Story, request: HostRequest): HostBeat[] {
  return beats.map(({ need, variants }) => ({
    need,
    hosts: variants
      .filter(({ header }) => header.level <= request.level)
      .map((variant) => hostVariant(variant, request)),
  }))
}

/** The beats without words that a telling has shown their variants not to hold in the form asked. */
export function withoutDenied(
  beats: readonly HostBeat[],
  denied: ReadonlyMap<StoryVariant, WordMask>,
): readonly HostBeat[] {
  if (denied.size === 0) return beats
  return beats.map(({ need, hosts }) => ({
    need,
    hosts: hosts.map((host) => {
      const allowed = ~(denied.get(host.variant) ?? 0)
      if (allowed === -1) return host
      return {
        ...host,
        written: host.written & allowed,
        enumerable: host.enumerable & allowed,
        choices: host.choices.map((choice) =>
          hostChoice(
            choice,
            choice.masks.map((mask) => mask & allowed),
          ),
        ),
      }
    }),
  }))
}
