/** What is asked of the dictation generator, and what a plan allows of it (specification §5; GEN-02 to GEN-05). */

import { DEFAULT_MAX_SENTENCES, type PlanLimits } from '../account/plan.ts'
import type { Level } from '../level.ts'
import { accept, type Refusal, type Result, refuse } from '../refusal.ts'
import { MAX_SENTENCES } from './dictation-limits.ts'
import { checkWordList } from './word-list.ts'

export interface DictationRequest {
  readonly words: readonly string[]
  readonly level: Level
  /** Number of sentences. */
  readonly length: number
  readonly theme: string
  readonly pedagogicalGoals: readonly string[]
  /** Words that are no French words, and that the adult wants as they are. */
  readonly keptWords?: readonly string[]
}

/** Unlimited plans stop at the end of the slider. */
export function maxSentences(limits: PlanLimits): number {
  return limits.max_sentences ?? MAX_SENTENCES
}

/** What the plan does not open of a request, whatever its words (GEN-03, GEN-04). */
export function planRefusals(
  { level, length }: Pick<DictationRequest, 'level' | 'length'>,
  limits: PlanLimits,
): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (!limits.levels.includes(level)) refusals.push({ kind: 'level-not-in-plan', level })
  if (length > maxSentences(limits)) {
    refusals.push({
      kind: 'too-many-sentences',
      maximum: limits.max_sentences ?? DEFAULT_MAX_SENTENCES,
    })
  }
  return refusals
}

/** Cleans the words and drops theme and goals unless the plan has them. */
export function checkDictationRequest(
  request: DictationRequest,
  limits: PlanLimits,
): Result<DictationRequest, Refusal> {
  const words = checkWordList(request.words)
  if (!words.ok) return words
  const [refusal] = planRefusals(request, limits)
  if (refusal !== undefined) return refuse(refusal)
  return accept({
    ...request,
    words: words.value,
    theme: limits.has_theme ? request.theme : '',
    pedagogicalGoals: limits.has_goals ? request.pedagogicalGoals : [],
  })
}
