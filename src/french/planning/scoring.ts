/** How good a filled frame is for the story. */
import type { Tense } from '../morphology/forms.ts'
import type { FrameOrigin } from '../syntax/frame.ts'
import type { Candidate } from './candidate.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'

/** From the most natural origin of a sentence to the declared fallback. */
const ORIGIN_SCORE: Readonly<Record<FrameOrigin, number>> = {
  theme: 11.5,
  word: 9,
  tool: 9,
  class: 6,
  list: 2,
  fallback: 0,
}

/** Theme sentences of another story are out of place. */
const FOREIGN_THEME = 4

/** A given noun where the author thought of others of its class: right, seldom as good. */
const STRANGER = 2.5

export interface Taste {
  readonly wanted: readonly RegExp[]
  /** Words still to place for each sentence still to write. */
  readonly pressure: number
  readonly verbs: ReadonlySet<string>
  /** The text already says which day it is. */
  readonly dayTold: boolean
}

export function mainVerb(candidate: Candidate): string {
  const verb = candidate.binding.frame.items.find((item) => item.kind === 'verb')
  if (verb?.kind !== 'verb') return ''
  const { star } = candidate.binding
  return verb.lemma === '*' && star !== null && 'lemma' in star ? star.lemma : verb.lemma
}

function lengthScore(text: string, target: number): number {
  const count = text.split(/[\s']+/u).length
  return Math.max(-5, -0.6 * Math.abs(count - target))
}

const DAY =
  /^(aujourd'hui|hier|demain|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|ce matin|ce soir|un (beau )?matin|une nuit)(?!\p{L})/iu

/** Whether a sentence says which day it is; two in a text contradict each other. */
export function saysDay(text: string): boolean {
  return DAY.test(text)
}

function tenseScore(candidate: Candidate): number {
  const { frame, tenses, starUse } = candidate.binding
  if (starUse !== null && ![tenses.event, tenses.state].includes(starUse.tense)) return -3
  if (frame.tenses === null) return 0
  return frame.tenses.includes(tenses.event) || frame.tenses.includes(tenses.state) ? 1 : -2
}

/** Words beyond the first: worth much while each sentence must hold several, little afterwards. */
function extraScore(candidate: Candidate, pressure: number): number {
  const extra = Math.max(0, candidate.covers.length - 1)
  const useful = Math.min(extra, Math.ceil(pressure) - 1)
  const spare = candidate.binding.frame.origin === 'list' ? 0 : 1
  return useful * 4.5 + (extra - useful) * spare
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
  if (isVerb && conjugates) return changed ? 0 : 5
  if (!changed) return 0
  if (isVerb) return level <= 2 ? 1 : 0
  return level <= 2 ? 2.5 : 1
}

function formScore({ covers, inflected }: Candidate, story: Story): number {
  return -covers.reduce((sum, word) => sum + lemmaPrice(word, inflected.includes(word), story), 0)
}

export function scoreCandidate(candidate: Candidate, story: Story, taste: Taste): number {
  const { frame } = candidate.binding
  const foreign = frame.theme !== null && !story.themes.slice(0, 1).includes(frame.theme)
  const origin = foreign ? FOREIGN_THEME : ORIGIN_SCORE[frame.origin]
  const wanted = taste.wanted.filter((pattern) => pattern.test(candidate.text)).length
  return (
    origin +
    extraScore(candidate, taste.pressure) +
    wanted * 2.5 +
    lengthScore(candidate.text, story.targetWords) +
    (taste.dayTold && saysDay(candidate.text) ? -5 : 0) +
    formScore(candidate, story) +
    tenseScore(candidate) -
    STRANGER * candidate.strangers +
    habitScore(candidate) +
    quoteScore(candidate.text) +
    (frame.level > story.level ? -12 : 0) +
    (story.level > 2 && frame.level > 2 ? 1 : 0) +
    (taste.verbs.has(mainVerb(candidate)) ? -2.5 : 0) +
    story.random.next() * 7
  )
}
