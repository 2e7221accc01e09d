/**
 * A dictation by the AI provider, held to the same checks as the engine's own: a text with faults is asked again with the
 * faults named, then mended with the engine's sentences, then given up for the engine alone. Whatever the provider does,
 * the caller gets the sentences and the words that were asked.
 */
import type { GeneratedDictation } from '../../../contract/dictations.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { MAX_CONTENT_LENGTH } from '../../../domain/dictation/dictation.ts'
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import type { DictationFault, TextCheck } from '../../../french/checking/check-text.ts'
import { parseProviderText } from '../../../french/checking/provider-text.ts'
import { engineTookOver } from '../../../texts/ai/provider-notices.ts'
import {
  faultForAdult,
  faultsForModel,
  goalNotVerified,
  NOT_A_TEXT,
} from '../../../texts/ai/text-faults.ts'
import { dictationNotice, forcedReason } from '../../../texts/dictations/dictation-notices.ts'
import type { LanguageService } from '../../language-worker/language-service.ts'
import type { PlainDictation } from '../../language-worker/language-tasks.ts'
import { fallbackReasonOf } from '../provider/ai-failure.ts'
import type { AiProvider } from '../provider/ai-provider.ts'
import { dictationMessage, splitByInflection } from './dictation-message.ts'

export interface DictationAssignment {
  readonly owner: OwnerId
  readonly request: DictationRequest
  /** Decides everything that the engine writes. */
  readonly seed: number
  /** Aborted when the browser leaves. */
  readonly signal: AbortSignal
}

export interface DictationWriterDependencies {
  readonly provider: AiProvider
  readonly french: LanguageService
}

/** Below this share of the provider's sentences a text is a patchwork, and the engine alone tells a better story. */
const MIN_KEPT_SHARE = 0.5

/** The reply for a text of the engine; `notice` says why, where a provider should have written it. */
export function toEngineDictation(written: PlainDictation, notice?: string): GeneratedDictation {
  const { text, forced, missing, warnings } = written
  return {
    content: text,
    source: 'engine',
    provider: null,
    forced: forced.map(({ word, sentence, reason, takenFor }) => ({
      word,
      sentence,
      reason: forcedReason(reason, takenFor),
    })),
    missing: [...missing],
    warnings: [...(notice === undefined ? [] : [notice]), ...warnings.map(dictationNotice)],
  }
}

/** What is told of a text that a provider wrote: it knew every theme and was told every goal, checked or not. */
async function remarksOn(
  { warnings }: TextCheck,
  request: DictationRequest,
  french: LanguageService,
): Promise<string[]> {
  const { misspelled, unknownGoals } = await french.requestRemarks({ request })
  return [
    ...misspelled.map(dictationNotice),
    ...warnings.map(faultForAdult),
    ...unknownGoals.map(goalNotVerified),
  ]
}

async function toProviderDictation(
  check: TextCheck,
  request: DictationRequest,
  { provider, french }: DictationWriterDependencies,
): Promise<GeneratedDictation> {
  return {
    content: check.sentences.join(' '),
    source: 'provider',
    provider: provider.name,
    forced: [],
    missing: [],
    warnings: await remarksOn(check, request, french),
  }
}

/** What is wrong with a text; the first time also a goal that does not show, which is only told afterwards. */
function worthAnotherCall(
  { faults, warnings }: TextCheck,
  isFirst: boolean,
): readonly DictationFault[] {
  const missed = warnings.filter(({ kind }) => kind === 'goal-missed')
  return isFirst ? [...faults, ...missed] : faults
}

/** The text with the fewest faults; of two, the later one, which knew of more. */
function bestOf(drafts: readonly TextCheck[]): TextCheck | undefined {
  return drafts.reduce<TextCheck | undefined>(
    (best, next) => (best === undefined || next.faults.length <= best.faults.length ? next : best),
    undefined,
  )
}

/** A draft with the engine's sentences where it was wrong, undefined when too little of it could be kept. */
async function repairDraft(
  draft: TextCheck,
  { request, seed, signal }: DictationAssignment,
  parts: DictationWriterDependencies,
): Promise<GeneratedDictation | undefined> {
  if (draft.faults.length === 0) return toProviderDictation(draft, request, parts)
  const { provider, french } = parts
  const { sentences } = draft
  const { repaired, check } = await french.repairText({ sentences, request, seed }, signal)
  const kept = repaired.sentences.filter((text) => sentences.includes(text))
  if (check.faults.length > 0 || kept.length < request.length * MIN_KEPT_SHARE) return undefined
  const inflected = repaired.warnings.filter(({ kind }) => kind === 'word-inflected')
  return {
    ...toEngineDictation(repaired),
    source: kept.length === repaired.sentences.length ? 'provider' : 'mixed',
    provider: provider.name,
    warnings: [...inflected.map(dictationNotice), ...(await remarksOn(check, request, french))],
  }
}

/** Refuses only when the browser left meanwhile. */
export async function writeDictationWithProvider(
  assignment: DictationAssignment,
  parts: DictationWriterDependencies,
): Promise<Result<GeneratedDictation, { readonly kind: 'cancelled' }>> {
  const { owner, request, seed, signal } = assignment
  const { provider, french } = parts
  const drafts: TextCheck[] = []

  const read = async (reply: string): Promise<Result<TextCheck, string>> => {
    const parsed = parseProviderText(reply)
    if (!parsed.ok || parsed.value.length > MAX_CONTENT_LENGTH) return refuse(NOT_A_TEXT)
    const check = await french.checkText({ text: parsed.value, request })
    const wrong = worthAnotherCall(check, drafts.length === 0)
    if (wrong.length === 0) return accept(check)
    drafts.push(check)
    return refuse(faultsForModel(wrong))
  }

  const words = await splitByInflection(request.words, french)
  const outcome = await provider.complete({
    owner,
    signal,
    message: (attempt, reason) => dictationMessage(request, words, { attempt, reason }),
    read,
  })
  if (outcome.ok) return accept(await toProviderDictation(outcome.value, request, parts))
  if (outcome.refusal.kind === 'cancelled') return refuse({ kind: 'cancelled' })
  const draft = bestOf(drafts)
  const reply = draft && (await repairDraft(draft, assignment, parts))
  if (reply) return accept(reply)
  const absence = draft === undefined ? fallbackReasonOf(outcome.refusal) : 'unfit'
  const alone = await french.writeDictation({ request, seed }, signal)
  return accept(toEngineDictation(alone, engineTookOver(absence, provider.name)))
}
