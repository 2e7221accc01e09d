/** How good a filled frame is for the story. */
import type { Tense } from '../morphology/features.ts'
import type { Frame, FrameOrigin } from '../syntax/frame.ts'
import type { Candidate } from './candidate.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'
import { type Anchors, anchorsOf, clash } from './time-anchors.ts'
import { wordCount } from './word-count.ts'

/** From the most natural origin of a sentence to the declared fallback. */
const ORIGIN_SCORE: Readonly<Record<FrameOrigin, number>> = {
  theme: 13,
  word: 9,
  tool: 9,
  class: 6,
  list: 2,
  fallback: 0,
}

/** A sentence of the theme that the teacher asked for comes before any other that holds the word. */
const TOLD_THEME = 4

/** Theme sentences of another story are out of place. */
const FOREIGN_THEME = 1
const NEAR_THEME = 6
const OTHER_STORY = -3

/** A given noun where the author thought of others of its class: right, seldom as good. */
const STRANGER = 2.5

/** A given adjective said of a noun that does not list it. */
const LOOSE = -3.5

export interface Taste {
  readonly wanted: readonly RegExp[]
  /** Words still to place for each sentence still to write. */
  readonly pressure: number
  readonly verbs: ReadonlySet<string>
  /** What the sentences so far say of their time. */
  readonly anchors: readonly Anchors[]
}

export function mainVerb(candidate: Candidate): string {
  const verb = candidate.binding.frame.items.find((item) => item.kind === 'verb')
  if (verb?.kind !== 'verb') return ''
  const { star } = candidate.binding
  return verb.lemma === '*' && star !== null && 'lemma' in star ? star.lemma : verb.lemma
}

const TOO_LONG = -10

/** A sentence too short may still be enriched: sense comes before length. */
function lengthScore(text: string, { targetWords, mostWords }: Story): number {
  const count = wordCount(text)
  const long = count > mostWords ? TOO_LONG : 0
  return long + Math.max(-4.5, -0.6 * Math.abs(count - targetWords))
}

function tenseScore(candidate: Candidate): number {
  const { frame, tenses, starUse } = candidate.binding
  if (starUse !== null && ![tenses.event, tenses.state].includes(starUse.tense)) return -3
  if (frame.tenses === null) return 0
  return frame.tenses.includes(tenses.event) || frame.tenses.includes(tenses.state) ? 1 : -2
}

/** Words for each sentence left that can still be joined by two. */
const MANAGEABLE = 1.5

/** Words beyond the first: worth much while each sentence must hold several, little afterwards. */
function extraScore(candidate: Candidate, pressure: number): number {
  const extra = Math.max(0, candidate.covers.length - 1)
  const useful = Math.min(extra, Math.ceil(pressure) - 1)
  const list = candidate.binding.frame.origin === 'list'
  // A list is worth its words only where sentences cannot hold them even joined by two.
  const worth = list && pressure <= MANAGEABLE ? 2 : 4.5
  return useful * worth + (extra - useful) * (list ? 0 : 1)
}

const HABIT =
  /(^|[^\p{L}])(chaque|souvent|toujours|d'habitude|tous les (jours|matins|soirs))(?!\p{L})/iu
const ACTION_TENSES: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** «Chaque dimanche, il a mangé»: a habit told as one action. */
function habitScore(candidate: Candidate): number {
  const { binding, text } = candidate
  const tense = binding.starUse?.tense ?? binding.tenses.event
  return ACTION_TENSES.includes(tense) && binding.frame.aspect !== 'état' && HABIT.test(text)
    ? -4
    : 0
}

/** A quoted word says nothing of its sense: the last of the fallbacks. */
function quoteScore(text: string): number {
  return text.includes('«') ? -6 : 0
}

/** A verb is conjugated where a tense is to be practised; the youngest meet their words as given. */
function lemmaPrice(word: GivenWord, changed: boolean, { level, conjugates }: Story): number {
  const isVerb = word.readings[0]?.kind === 'infinitive'
  if (isVerb && conjugates) return changed ? 0 : 8
  if (!changed) return 0
  if (isVerb) return level <= 2 ? 1 : 0
  return level <= 2 ? 2.5 : 1
}

function formScore({ covers, inflected }: Candidate, story: Story): number {
  return -covers.reduce((sum, word) => sum + lemmaPrice(word, inflected.includes(word), story), 0)
}

function originScore({ theme, origin, stage }: Frame, { themes }: Story): number {
  if (theme === null) return ORIGIN_SCORE[origin]
  if (theme === themes[0]) return ORIGIN_SCORE.theme + (theme === NEUTRAL_THEME ? 0 : TOLD_THEME)
  // The opening or the end of another story would start or close it here.
  if (stage !== 'milieu' && theme !== NEUTRAL_THEME) return OTHER_STORY
  return themes.includes(theme) ? NEAR_THEME : FOREIGN_THEME
}

/** Another day, another season. */
function clashScore(text: string, { anchors }: Taste): number {
  const own = anchorsOf(text)
  return anchors.some((other) => clash(own, other)) ? -12 : 0
}

/** Words without a theme are tied by the hero who meets them; sentences to join, by one subject. */
function heroScore({ binding }: Candidate, { themes }: Story, pressure: number): number {
  if (themes[0] !== NEUTRAL_THEME && pressure <= 1) return 0
  const subject = binding.frame.items.find((item) => item.kind === 'group' && item.role === 'S')
  const [part] = subject?.kind === 'group' ? subject.parts : []
  return part?.kind === 'character' ? 1.5 : 0
}

/** Weight of freshness beside sense. */
const FRESH = 6

const TURNS = 3

/** Each try of the teacher prefers another third of the data, so that two dictations differ: from 0 to 1. */
export function freshness({ binding }: Candidate, { turn }: Story): number {
  const { file, line } = binding.frame.source
  return ((line + file.length + turn) % TURNS) / (TURNS - 1)
}

export function scoreCandidate(candidate: Candidate, story: Story, taste: Taste): number {
  const { frame } = candidate.binding
  const origin = originScore(frame, story)
  const wanted = taste.wanted.filter((pattern) => pattern.test(candidate.text)).length
  return (
    origin +
    extraScore(candidate, taste.pressure) +
    wanted * 2.5 +
    lengthScore(candidate.text, story) +
    clashScore(candidate.text, taste) +
    LOOSE * candidate.loose +
    heroScore(candidate, story, taste.pressure) +
    FRESH * freshness(candidate, story) +
    formScore(candidate, story) +
    tenseScore(candidate) -
    STRANGER * candidate.strangers +
    candidate.belonging +
    habitScore(candidate) +
    quoteScore(candidate.text) +
    (frame.level > story.level ? -12 : 0) +
    (story.level > 2 && frame.level > 2 ? 1 : 0) +
    (taste.verbs.has(mainVerb(candidate)) ? -2.5 : 0) +
    story.random.next() * 5
  )
}
