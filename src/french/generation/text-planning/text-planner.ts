/** Microplanning: each sentence realised after those before it, enriched when short, aggregated and connected. */
import type { Tense } from '../../morphology/features.ts'
import type { DiscourseModel } from '../../realisation/discourse-model.ts'
import { type RealisedSentence, realiseSentence } from '../../realisation/sentence-realisation.ts'
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
import { type Aggregable, coordinateSentences, groupForAggregation } from './aggregation.ts'
import { addConnectives, type ConnectableSentence } from './discourse-connectives.ts'
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
  readonly connectable: ConnectableSentence
  readonly forcedFor: GivenWord | null
}

/** Carried from one sentence to the next. */
interface MicroplanningState {
  readonly context: GenerationContext
  readonly preferredPatterns: readonly RegExp[]
  readonly temporalSettings: TemporalSetting[]
  discourse: DiscourseModel
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

function microplan(
  state: MicroplanningState,
  { filled, headword }: Candidate,
  at: number,
  alone: boolean,
): MicroplannedSentence | null {
  const { context } = state
  const plain = realiseSentence(filled, state.discourse, context.language)
  if (plain === null) return null
  const now = { ...context, discourse: state.discourse }
  const enrichmentContext = {
    generation: now,
    history: state.enrichmentHistory,
    position: positionOf(state, at),
  }
  const enriched = alone ? enrichSentence(filled, plain.sentence, enrichmentContext) : null
  const { sentence, discourse }: RealisedSentence = enriched?.realised ?? plain
  state.enrichmentHistory = enriched?.history ?? {
    ...state.enrichmentHistory,
    lastKinds: new Set(),
  }
  state.discourse = discourse
  state.temporalSettings[at] = temporalSettingOf(sentence.text)
  const sentences = {
    filled: enriched?.filled ?? filled,
    sentence,
    isState: describesState(filled, context.language),
    isAlone: alone,
  }
  return { connectable: sentences, forcedFor: sentence.forced ? headword : null }
}

/** A sentence of the text, with the words that a declared fallback holds. */
export interface TextSentence {
  readonly sentence: Sentence
  readonly forcedFor: readonly GivenWord[]
  /** Sentences joined in it. */
  readonly aggregated: number
}

/** Tenses in which one action comes after the other. */
const SEQUENTIAL_TENSES: ReadonlySet<Tense> = new Set([
  'présent',
  'passé composé',
  'passé simple',
  'futur',
])

/** Joins the sentences of a group; null when none could be made. */
function aggregate(
  group: readonly PlannedSentence[],
  microplanned: readonly MicroplannedSentence[],
  sentences: ReadonlyMap<MicroplannedSentence, Sentence>,
  context: GenerationContext,
): TextSentence | null {
  const texts = microplanned.flatMap((one) => sentences.get(one) ?? [])
  if (texts.length === 0) return null
  const shared = group.length > 1 && group.every((item) => item.isProtagonistAction)
  const successive =
    shared && SEQUENTIAL_TENSES.has(context.tenses.event) && context.random.next() < 0.6
  return {
    sentence: coordinateSentences(texts, { shared, successive }),
    forcedFor: microplanned.flatMap(({ forcedFor }) => forcedFor ?? []),
    aggregated: group.length - 1,
  }
}

function newMicroplanningState(
  planned: readonly PlannedSentence[],
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): MicroplanningState {
  const temporalSettings = planned.map(({ text }) => temporalSettingOf(text))
  return {
    context,
    preferredPatterns,
    temporalSettings,
    discourse: context.discourse,
    enrichmentHistory: NOT_ENRICHED,
  }
}

/** The text in `length` sentences; `preferredPatterns` are the marks that goals ask to see. */
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
    }),
  )
  const groups = groupForAggregation(planned, length, context.maxWords)
  const flat = groups.flat()
  const state = newMicroplanningState(flat, context, preferredPatterns)
  const alone = new Set(groups.flatMap((group) => (group.length === 1 ? group : [])))
  const microplanned = new Map<PlannedSentence, MicroplannedSentence>()
  for (const [at, item] of flat.entries()) {
    const made = microplan(state, item.candidate, at, alone.has(item))
    if (made !== null) microplanned.set(item, made)
  }
  const made = [...microplanned.values()]
  const connected = addConnectives(
    made.map(({ connectable }) => connectable),
    context.random,
  )
  const sentences = new Map(
    made.flatMap((one, index) => {
      const sentence = connected[index]
      return sentence === undefined ? [] : [[one, sentence] as const]
    }),
  )
  return groups.flatMap(
    (group) =>
      aggregate(
        group,
        group.flatMap((item) => microplanned.get(item) ?? []),
        sentences,
        context,
      ) ?? [],
  )
}
