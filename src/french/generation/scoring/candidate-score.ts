/** How well a filled template suits the text: origin, coverage, length, tense, theme, repetition. */

import type { Template, TemplateOrigin } from '../../data/template.ts'
import { wordCount } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { Candidate } from '../placement/candidate.ts'
import { mainVerb } from '../placement/candidate.ts'
import { tellsSingleAction } from '../placement/habitual-adverbials.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import { describesState, isProtagonistAction } from '../text-planning/protagonist-action.ts'
import { standsAlone } from '../text-planning/standing-alone.ts'
import {
  contradicts,
  type TemporalSetting,
  temporalSettingOf,
} from '../text-planning/temporal-setting.ts'

/** From the most natural origin of a sentence to the declared fallback. */
const ORIGIN_SCORE: Readonly<Record<TemplateOrigin, number>> = {
  story: 13,
  theme: 13,
  word: 9,
  tool: 9,
  class: 6,
  list: 2,
  fallback: 0,
}

/** A sentence of the theme that the teacher asked for comes before any other that holds the word. */
const REQUESTED_THEME = 4

/** Theme sentences of another story are out of place. */
const FOREIGN_THEME = 1
const NEAR_THEME = 6
const OTHER_STORY = -3

/** A given noun where the author thought of others of its class: right, seldom as good. */
const UNEXPECTED_NOUN = 2.5

/** A given adjective said of a noun that does not list it. */
const UNLISTED_ADJECTIVE = -3.5

export interface ScoringContext {
  readonly preferredPatterns: readonly RegExp[]
  /** Words still to place for each sentence still to write. */
  readonly pressure: number
  readonly verbs: ReadonlySet<string>
  /** What the sentences so far say of their time. */
  readonly temporalSettings: readonly TemporalSetting[]
}

const TOO_LONG = -10

/** A sentence too short may still be enriched: sense comes before length. */
function lengthScore(text: string, { targetWords, maxWords }: GenerationContext): number {
  const count = wordCount(text)
  const long = count > maxWords ? TOO_LONG : 0
  return long + Math.max(-4.5, -0.6 * Math.abs(count - targetWords))
}

function tenseScore(candidate: Candidate, { language }: GenerationContext): number {
  const { template, tenses, headwordFeatures } = candidate.filled
  // «Léo eut trois billes», «Léa fut dans le jardin»: a state that a given form tells as an action.
  if (headwordFeatures?.tense === 'passé simple' && describesState(candidate.filled, language))
    return -8
  if (headwordFeatures !== null && ![tenses.event, tenses.state].includes(headwordFeatures.tense))
    return -3
  if (template.tenses === null) return 0
  return template.tenses.includes(tenses.event) || template.tenses.includes(tenses.state) ? 1 : -2
}

/** Words for each sentence left that can still be joined by two. */
const MANAGEABLE = 1.5

/** Words beyond the first: worth much while each sentence must hold several, little afterwards. */
function extraScore(candidate: Candidate, pressure: number): number {
  const extra = Math.max(0, candidate.covers.length - 1)
  const useful = Math.min(extra, Math.ceil(pressure) - 1)
  const list = candidate.filled.template.origin === 'list'
  // A list is worth its words only where sentences cannot hold them even joined by two.
  const worth = list && pressure <= MANAGEABLE ? 2 : 4.5
  return useful * worth + (extra - useful) * (list ? 0 : 1)
}

const HABITUAL =
  /(^|[^\p{L}])(chaque|souvent|toujours|d'habitude|tous les (jours|matins|soirs))(?!\p{L})/iu

/** «Chaque dimanche, il a mangé»: a habit with the tense of a single action. */
function habitualScore(candidate: Candidate): number {
  const { filled, text } = candidate
  const tense = filled.headwordFeatures?.tense ?? filled.tenses.event
  return tellsSingleAction(filled.template, tense) && HABITUAL.test(text) ? -4 : 0
}

/** A quoted word says nothing of its sense: the last of the fallbacks. */
function quoteScore(text: string): number {
  return text.includes('«') ? -6 : 0
}

/** A verb is conjugated where a tense is to be practised; the youngest meet their words as given. */
function inflectionCost(
  word: GivenWord,
  changed: boolean,
  { level, conjugates }: GenerationContext,
): number {
  const isVerb = word.interpretations[0]?.kind === 'infinitive'
  if (isVerb && conjugates) return changed ? 0 : 8
  if (!changed) return 0
  if (isVerb) return level <= 2 ? 1 : 0
  return level <= 2 ? 2.5 : 1
}

function formScore({ covers, inflected }: Candidate, context: GenerationContext): number {
  return -covers.reduce(
    (sum, word) => sum + inflectionCost(word, inflected.includes(word), context),
    0,
  )
}

function originScore({ theme, origin, stage }: Template, { themes }: GenerationContext): number {
  if (theme === null) return ORIGIN_SCORE[origin]
  if (theme === themes[0])
    return ORIGIN_SCORE.theme + (theme === NEUTRAL_THEME ? 0 : REQUESTED_THEME)
  // The opening or the end of another story would start or close it here.
  if (stage !== 'milieu' && theme !== NEUTRAL_THEME) return OTHER_STORY
  return themes.includes(theme) ? NEAR_THEME : FOREIGN_THEME
}

function contradictionScore(text: string, { temporalSettings }: ScoringContext): number {
  const own = temporalSettingOf(text)
  return temporalSettings.some((other) => contradicts(own, other)) ? -12 : 0
}

/** Cost of what supposes another sentence: the form «sentences» has none before it. */
const SUPPOSES_ANOTHER = -20

function independenceScore({ filled, text }: Candidate): number {
  const { requires, needsFriend } = filled.template
  return requires !== null || needsFriend || !standsAlone(text) ? SUPPOSES_ANOTHER : 0
}

/** A child's action may share a sentence with another, which no other subject may. */
const SHAREABLE = 5

/** Words without a theme are tied by the protagonist who meets them; sentences to join, by one subject. */
function protagonistScore(
  { filled }: Candidate,
  { themes, language }: GenerationContext,
  pressure: number,
): number {
  if (pressure > 1 && isProtagonistAction(filled, language)) return SHAREABLE
  if (themes[0] !== NEUTRAL_THEME && pressure <= 1) return 0
  const subject = filled.template.items.find((item) => item.kind === 'group' && item.role === 'S')
  const [part] = subject?.kind === 'group' ? subject.parts : []
  return part?.kind === 'character' ? 1.5 : 0
}

/** Weight of freshness beside sense. */
const FRESHNESS_WEIGHT = 6

const SHARES_OF_DATA = 3

/** Each try of the teacher prefers another third of the data, so that two dictations differ: from 0 to 1. */
export function freshness({ filled }: Candidate, { seed }: GenerationContext): number {
  const { file, line } = filled.template.source
  return ((line + file.length + seed) % SHARES_OF_DATA) / (SHARES_OF_DATA - 1)
}

export function scoreCandidate(
  candidate: Candidate,
  context: GenerationContext,
  scoring: ScoringContext,
): number {
  const { template } = candidate.filled
  const origin = originScore(template, context)
  const preferredPatterns = scoring.preferredPatterns.filter((pattern) =>
    pattern.test(candidate.text),
  ).length
  return (
    origin +
    extraScore(candidate, scoring.pressure) +
    preferredPatterns * 2.5 +
    lengthScore(candidate.text, context) +
    contradictionScore(candidate.text, scoring) +
    UNLISTED_ADJECTIVE * candidate.unlistedAdjectives +
    protagonistScore(candidate, context, scoring.pressure) +
    FRESHNESS_WEIGHT * freshness(candidate, context) +
    formScore(candidate, context) +
    tenseScore(candidate, context) -
    UNEXPECTED_NOUN * candidate.unexpectedNouns +
    candidate.themeFit +
    habitualScore(candidate) +
    independenceScore(candidate) +
    quoteScore(candidate.text) +
    (template.level > context.level ? -12 : 0) +
    (context.level > 2 && template.level > 2 ? 1 : 0) +
    (scoring.verbs.has(mainVerb(candidate)) ? -2.5 : 0) +
    context.random.next() * 5
  )
}
