/** Microplanning: each sentence realised by itself, enriched when short; some aggregated where the words are too many. */
import type { Tense } from '../../morphology/features.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import { enrichSentence } from '../enrichment/enrichment-choice.ts'
import {
  type EnrichmentHistory,
  NOT_ENRICHED,
  type TextPosition,
} from '../enrichment/enrichment-history.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { Candidate } from '../placement/candidate.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { coversWord } from '../request/word-coverage.ts'
import {
  type Aggregable,
  type Coordination,
  coordinateSentences,
  groupForAggregation,
  hasLink,
} from './aggregation.ts'
import { describesState, isProtagonistAction } from './protagonist-action.ts'
import { type TemporalSetting, temporalSettingOf } from './temporal-setting.ts'

const LAST_MOMENT = 5

function momentsOf(temporalSettings: readonly TemporalSetting[]): number[] {
  return temporalSettings.flatMap(({ moment }) => moment ?? [])
}

/** A candidate that knows whether its subject may be left out. */
interface PlannedSentence extends Aggregable {
  readonly candidate: Candidate
}

interface MicroplannedSentence {
  readonly sentence: Sentence
  readonly forcedFor: GivenWord | null
}

/** Carried from one sentence to the next: what the others name, never who they speak of. */
interface MicroplanningState {
  readonly context: GenerationContext
  readonly preferredPatterns: readonly RegExp[]
  readonly temporalSettings: TemporalSetting[]
  friendMentioned: boolean
  enrichmentHistory: EnrichmentHistory
}

function positionOf(
  { temporalSettings, preferredPatterns }: MicroplanningState,
  at: number,
): TextPosition {
  return {
    otherSettings: temporalSettings.filter((_, index) => index !== at),
    isFirst: at === 0,
    from: Math.max(0, ...momentsOf(temporalSettings.slice(0, at))),
    to: Math.min(LAST_MOMENT, ...momentsOf(temporalSettings.slice(at + 1))),
    preferredPatterns,
  }
}

/** The two children take turns, so that a list does not name one at every line. */
function withOtherChild(context: GenerationContext): GenerationContext {
  const { protagonist, friend } = context.discourse
  return {
    ...context,
    discourse: { ...context.discourse, protagonist: friend, friend: protagonist },
  }
}

/** Whether the sentences of a group hold their given words when the other child does what they tell. */
function maySwap(group: readonly PlannedSentence[], context: GenerationContext): boolean {
  const swapped = withOtherChild(context)
  return group.every(({ candidate: { filled, covers } }) => {
    if (filled.subject !== null || filled.template.protagonist !== null) return false
    const realised = realiseSentence(filled, swapped.discourse, context.language)
    return realised !== null && covers.every((word) => coversWord(realised.sentence, word))
  })
}

function microplan(
  state: MicroplanningState,
  { filled, headword }: Candidate,
  at: number,
  { context, alone }: { readonly context: GenerationContext; readonly alone: boolean },
): MicroplannedSentence | null {
  const discourse = { ...context.discourse, friendMentioned: state.friendMentioned }
  const plain = realiseSentence(filled, discourse, context.language)
  if (plain === null) return null
  const enrichmentContext = {
    generation: { ...context, discourse },
    history: state.enrichmentHistory,
    position: positionOf(state, at),
  }
  const enriched = alone ? enrichSentence(filled, plain.sentence, enrichmentContext) : null
  const realised = enriched?.realised ?? plain
  state.enrichmentHistory = enriched?.history ?? {
    ...state.enrichmentHistory,
    lastKinds: new Set(),
  }
  state.friendMentioned = realised.discourse.friendMentioned
  const { sentence } = realised
  state.temporalSettings[at] = temporalSettingOf(sentence.text)
  return { sentence, forcedFor: sentence.forced ? headword : null }
}

/** A sentence of the text, with the words that a declared fallback holds. */
export interface TextSentence {
  readonly sentence: Sentence
  readonly forcedFor: readonly GivenWord[]
  /** Sentences joined in it. */
  readonly aggregated: number
}

/** Tenses in which two actions may be of one time. */
const LASTING: ReadonlySet<Tense> = new Set(['présent', 'imparfait', 'futur'])

/** Whether a sentence tells an action that lasts while another does. */
function mayLast(
  { candidate: { filled }, text }: PlannedSentence,
  { language, tenses }: GenerationContext,
): boolean {
  const { template, headwordFeatures } = filled
  const [first] = template.items
  const isTold = (headwordFeatures?.tense ?? tenses.event) === tenses.event
  const startsWithSubject = first?.kind === 'group' && first.role === 'S'
  const isPlain = template.tenses === null && template.end === '.' && !hasLink(text)
  return isTold && startsWithSubject && isPlain && !describesState(filled, language)
}

function linkOf(
  group: readonly PlannedSentence[],
  context: GenerationContext,
): Coordination['link'] {
  if (group.length > 1 && group.every((item) => item.isProtagonistAction)) return 'shared'
  const isWhile =
    group.length === 2 &&
    LASTING.has(context.tenses.event) &&
    group.every((item) => mayLast(item, context))
  return isWhile ? 'while' : 'beside'
}

/** Joins the sentences of a group; null when none could be made. */
function aggregate(
  group: readonly PlannedSentence[],
  microplanned: readonly MicroplannedSentence[],
  context: GenerationContext,
): TextSentence | null {
  if (microplanned.length === 0) return null
  return {
    sentence: coordinateSentences(
      microplanned.map(({ sentence }) => sentence),
      { link: linkOf(group, context), level: context.level, language: context.language },
    ),
    forcedFor: microplanned.flatMap(({ forcedFor }) => forcedFor ?? []),
    aggregated: group.length - 1,
  }
}

/** The sentences, `length` of them; `preferredPatterns` are the marks that goals ask to see. */
export function planText(
  candidates: readonly Candidate[],
  length: number,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): TextSentence[] {
  const planned = candidates.map(
    (candidate): PlannedSentence => ({
      candidate,
      text: candidate.text,
      isProtagonistAction: isProtagonistAction(candidate.filled, context.language),
      theme: candidate.filled.template.theme,
    }),
  )
  const groups = groupForAggregation(planned, length, context.maxWords)
  const state: MicroplanningState = {
    context,
    preferredPatterns,
    temporalSettings: groups.flat().map(({ text }) => temporalSettingOf(text)),
    friendMentioned: false,
    enrichmentHistory: NOT_ENRICHED,
  }
  let at = 0
  return groups.flatMap((group, index) => {
    const swaps = index % 2 === 1 && maySwap(group, context)
    const told = { context: swaps ? withOtherChild(context) : context, alone: group.length === 1 }
    const microplanned = group.flatMap(({ candidate }) => {
      const made = microplan(state, candidate, at, told)
      at += 1
      return made ?? []
    })
    return aggregate(group, microplanned, context) ?? []
  })
}
