/** Finding sentences for the teacher's words: the hardest word first, others absorbed where they fit. */
import type { Language } from '../language.ts'
import type { Frame, FrameOrigin } from '../syntax/frame.ts'
import type { Place } from '../tables/table.ts'
import { conjugatesStar } from './binding-of.ts'
import { type Candidate, fillFrame } from './candidate.ts'
import { fallbackHeaders } from './fallback-headers.ts'
import { withHeroSubject } from './hero-variant.ts'
import { withGivenPronoun } from './pronoun-variant.ts'
import type { GivenWord, Reading } from './reading.ts'
import { scoreCandidate, type Taste } from './scoring.ts'
import { withGivenAdjective } from './slot-filling.ts'
import { withStarVerb } from './star-variant.ts'
import type { Guest, Story } from './story.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'

/** Most frames tried for one word: beyond, the choice is rich enough. */
const MOST_FRAMES = 60

function headers(reading: Reading): string[] {
  switch (reading.kind) {
    case 'noun':
      return [reading.form, reading.noun.lemma]
    case 'tool':
      return [reading.form]
    case 'adjective':
    case 'finite':
    case 'infinitive':
    case 'participle':
      return [reading.form, reading.lemma]
    default:
      return [reading.form]
  }
}

/** `animal.ferme` and the classes it belongs to: `animal`. */
function widerClasses(nounClass: string): string[] {
  const parts = nounClass.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}

/** Frames with a slot for the noun: of the story's theme, then general ones. */
function slotFrames(reading: Reading, language: Language): Frame[] {
  if (reading.kind !== 'noun') return []
  return widerClasses(reading.noun.nounClass)
    .flatMap((name) => language.framesAsking.get(name) ?? [])
    .filter(({ origin }) => origin !== 'fallback')
}

function ownFrames(story: Story): readonly Frame[] {
  return story.language.framesOf.get(story.themes[0] ?? NEUTRAL_THEME) ?? []
}

/** Sentences near the story with a noun that may take an adjective. */
function adjectiveFrames(story: Story): Frame[] {
  return ownFrames(story).filter((frame) =>
    frame.slots.some(({ adjective }) => adjective === 'any'),
  )
}

/** Sentences that name the hero or the friend, whose name may be a given word. */
function castFrames(story: Story): Frame[] {
  const neutral = story.language.framesOf.get(NEUTRAL_THEME) ?? []
  const near = [...ownFrames(story), ...neutral].filter(
    ({ level, hero, after }) => level <= story.level && hero === null && after === null,
  )
  return story.random.shuffle(near).slice(0, MOST_FRAMES / 2)
}

interface Host {
  readonly frame: Frame
  readonly guest: Guest | null
  /** Readings after the first are less likely. */
  readonly doubt: number
}

/** «soyez», «pût» cannot be the verb of a statement. */
function hasPlainTense(reading: Reading): boolean {
  if (reading.kind !== 'finite') return true
  return reading.uses.some(({ tense }) => tense !== 'subjonctif' && tense !== 'impératif')
}

function ownHosts(word: GivenWord, reading: Reading, doubt: number, language: Language): Host[] {
  const guest: Guest = { word, reading }
  const written = [...new Set([...headers(reading), word.text.toLowerCase()])]
    .flatMap((name) => language.framesFor.get(name) ?? [])
    .filter((frame) => !conjugatesStar(frame) || hasPlainTense(reading))
  const variants =
    reading.kind === 'finite'
      ? written.flatMap((frame) => withHeroSubject(frame, language) ?? [])
      : []
  const subject = reading.kind === 'finite' ? reading.subject : null
  const frames = withGivenPronoun([...written, ...variants], subject)
  return [...new Set(frames)].map((frame) => ({ frame, guest, doubt }))
}

function poolHosts(word: GivenWord, reading: Reading, story: Story): Host[] {
  const { language } = story
  const cast = reading.kind === 'name' ? castFrames(story) : []
  const qualified = reading.kind === 'adjective' ? adjectiveFrames(story) : []
  const byText = language.framesHolding(word.text.toLowerCase())
  const frames = [...slotFrames(reading, language), ...cast, ...qualified, ...byText]
  return [...new Set(frames)]
    .filter((frame) => frame.origin === 'theme' || frame.words.length === 0)
    .map((frame) => ({ frame, guest: null, doubt: 0 }))
}

/** The story's own sentences that have the given verb. */
function verbHosts(word: GivenWord, reading: Reading, story: Story): Host[] {
  if (reading.kind !== 'infinitive' && reading.kind !== 'finite') return []
  if (!hasPlainTense(reading)) return []
  const reflexive = reading.kind === 'infinitive' && reading.reflexive
  const guest: Guest = { word, reading }
  const subject = reading.kind === 'finite' ? reading.subject : null
  const variants = ownFrames(story).flatMap(
    (frame) => withStarVerb(frame, reading.lemma, reflexive) ?? [],
  )
  return withGivenPronoun(variants, subject).map((frame) => ({ frame, guest, doubt: 0 }))
}

/** Places where a word may stand, likeliest reading first; fallbacks come only when asked. */
function hostsOf(word: GivenWord, story: Story, fallback: boolean): Host[] {
  const { language } = story
  const hosts = word.readings.flatMap((reading, index): Host[] => {
    if (fallback) {
      return fallbackHeaders(reading, language).flatMap((name) =>
        (language.framesFor.get(name) ?? []).map((frame) => ({
          frame,
          guest: { word, reading },
          doubt: index,
        })),
      )
    }
    const pool =
      index === 0 ? [...poolHosts(word, reading, story), ...verbHosts(word, reading, story)] : []
    return [...ownHosts(word, reading, index, language), ...pool]
  })
  const near = hosts.filter(({ frame }) => frame.theme === null || frame.theme === story.themes[0])
  const far = story.random.shuffle(hosts.filter((host) => !near.includes(host)))
  return [...story.random.shuffle(near), ...far].slice(0, MOST_FRAMES)
}

interface Scored {
  readonly candidate: Candidate
  readonly score: number
}

function best(scored: readonly Scored[]): Scored | null {
  return scored.reduce<Scored | null>(
    (winner, item) => (winner === null || item.score > winner.score ? item : winner),
    null,
  )
}

export interface HostingState {
  /** Lines of data already told. */
  readonly usedLines: ReadonlySet<Place>
  readonly texts: ReadonlySet<string>
  readonly taste: Taste
  readonly listLength: number
}

/** Price of a line of data that comes back in the same text; dear for the fallbacks, which all look alike. */
const TOLD_AGAIN: Readonly<Record<FrameOrigin, number>> = {
  theme: 8,
  word: 5,
  tool: 5,
  class: 5,
  list: 5,
  fallback: 12,
}

/** Price of a word in another sense than its likeliest: «marché» is a place before it is a walk. */
const DOUBT = 12

function candidatesFor(
  word: GivenWord,
  pool: readonly GivenWord[],
  story: Story,
  state: HostingState,
  fallback: boolean,
): Scored[] {
  return hostsOf(word, story, fallback).flatMap((host) => {
    const { frame, guest, doubt } = host
    const told = state.usedLines.has(frame.source)
    if (told && guest === null) return []
    const others = guest === null ? [word, ...pool] : pool
    const candidate = fillFrame(frame, guest, others, story, state.listLength)
    if (candidate === null || !isNewFor(word, candidate, state)) return []
    const price = DOUBT * doubt + (told ? TOLD_AGAIN[frame.origin] : 0)
    return [{ candidate, score: scoreCandidate(candidate, story, state.taste) - price }]
  })
}

const OWNED = /^(mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs) /iu

/** «mes parents de Léa»: a given owner allows no other. */
function hasTwoOwners(text: string, { text: given }: GivenWord): boolean {
  return OWNED.test(given) && new RegExp(`${given} d(e |')`, 'iu').test(text)
}

function isNewFor(word: GivenWord, candidate: Candidate, state: HostingState): boolean {
  if (hasTwoOwners(candidate.text, word)) return false
  return candidate.covers.includes(word) && !state.texts.has(candidate.text)
}

/** The best sentence that holds a word, and others if it can; null when even the fallbacks fail. */
export function hostWord(
  word: GivenWord,
  pool: readonly GivenWord[],
  story: Story,
  state: HostingState,
): Candidate | null {
  const natural = best(candidatesFor(word, pool, story, state, false))
  if (natural !== null) return natural.candidate
  return best(candidatesFor(word, pool, story, state, true))?.candidate ?? null
}

/** Whether a given noun may carry the adjective: then the noun's sentence comes first. */
function hasNoun(adjective: Reading, words: readonly GivenWord[], language: Language): boolean {
  if (adjective.kind !== 'adjective') return false
  return words.some(({ readings: [reading] }) => {
    if (reading?.kind !== 'noun') return false
    const noun = { ...reading, number: reading.number ?? 's', adjective: null }
    return withGivenAdjective(noun, adjective, language) !== null
  })
}

/** How many sentences a word could have: the fewer, the sooner it is placed. */
export function easiness(word: GivenWord, words: readonly GivenWord[], language: Language): number {
  const [reading] = word.readings
  if (reading === undefined) return 0
  if (hasNoun(reading, words, language)) return 100
  const own = headers(reading).reduce(
    (sum, name) => sum + (language.framesFor.get(name)?.length ?? 0),
    0,
  )
  const written = language.framesHolding(word.text.toLowerCase()).length
  return own + Math.min(written, 40) * (reading.kind === 'tool' ? 1 : 0.2)
}
