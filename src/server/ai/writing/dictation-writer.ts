/**
 * A dictation by the AI provider under the engine's own checks. A text with faults goes back to the model with their names,
 * then has its faulty sentences replaced by the engine's; when too little of it is left, the engine writes alone.
 */
import type { DictationSentence, GeneratedDictation } from '../../../contract/generation.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { contentOf, type DictationForm, formOf } from '../../../domain/dictation/dictation-form.ts'
import { MAX_CONTENT_LENGTH } from '../../../domain/dictation/dictation-limits.ts'
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
import type { PlainDictation, PlainSentence } from '../../language-worker/language-tasks.ts'
import { fallbackReasonOf } from '../provider/ai-failure.ts'
import type { AiProvider } from '../provider/ai-provider.ts'
import { dictationMessage, splitByInflection } from './dictation-message.ts'

export interface DictationAssignment {
  readonly owner: OwnerId
  readonly request: DictationRequest
  /** Of the engine's random choices. */
  readonly seed: number
  readonly knownStories: readonly string[]
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** With the request, what gives the same text again. */
type WrittenWith = Pick<DictationAssignment, 'seed' | 'knownStories'>

export interface DictationWriterDependencies {
  readonly provider: AiProvider
  readonly french: LanguageService
}

/** With fewer of the provider's sentences a text is a patchwork; the engine alone tells a better story. */
const MIN_KEPT_SHARE = 0.5

function toDictationSentence({ text, words }: PlainSentence): DictationSentence {
  return { text, words: [...words] }
}

function toGeneratedDictation(
  { sentences, story, forced, missing, warnings }: PlainDictation,
  form: DictationForm,
  { seed, knownStories }: WrittenWith,
): GeneratedDictation {
  const texts = sentences.map(({ text }) => text)
  return {
    content: contentOf(form, texts),
    form,
    sentences: sentences.map(toDictationSentence),
    story,
    seed,
    knownStories: [...knownStories],
    source: 'engine',
    provider: null,
    forced: forced.map(({ word, sentence, reason, takenFor }) => ({
      word,
      sentence,
      reason: forcedReason(reason, takenFor),
    })),
    missing: [...missing],
    warnings: warnings.map(dictationNotice),
  }
}

/** `notice`: why the engine wrote although there is a provider. */
export function toEngineDictation(
  written: PlainDictation,
  writtenWith: WrittenWith,
  notice?: string,
): GeneratedDictation {
  const dictation = toGeneratedDictation(written, formOf(written), writtenWith)
  return notice === undefined
    ? dictation
    : { ...dictation, warnings: [notice, ...dictation.warnings] }
}

/** A provider knows every theme and is given every goal: only goals that cannot be checked are remarked on. */
async function remarksOn(
  { warnings }: TextCheck,
  request: DictationRequest,
  french: LanguageService,
): Promise<string[]> {
  const { unknownGoals } = await french.requestRemarks({ request })
  return [...warnings.map(faultForAdult), ...unknownGoals.map(goalNotVerified)]
}

async function toProviderDictation(
  check: TextCheck,
  { request, seed, knownStories }: DictationAssignment,
  { provider, french }: DictationWriterDependencies,
): Promise<GeneratedDictation> {
  const sentences = await french.placeWords({ sentences: check.sentences, request })
  return {
    content: contentOf('text', check.sentences),
    form: 'text',
    sentences: sentences.map(toDictationSentence),
    story: null,
    seed,
    knownStories: [...knownStories],
    source: 'provider',
    provider: provider.name,
    forced: [],
    missing: [],
    warnings: await remarksOn(check, request, french),
  }
}

/** A goal that is missed is worth one more call; after it, only a warning. */
function faultsToMend(
  { faults, warnings }: TextCheck,
  isFirst: boolean,
): readonly DictationFault[] {
  const missedGoals = warnings.filter(({ kind }) => kind === 'goal-missed')
  return isFirst ? [...faults, ...missedGoals] : faults
}

/** The fewest faults; on a tie the later draft, whose message named more of them. */
function bestDraft(drafts: readonly TextCheck[]): TextCheck | undefined {
  return drafts.reduce<TextCheck | undefined>(
    (best, next) => (best === undefined || next.faults.length <= best.faults.length ? next : best),
    undefined,
  )
}

/** The engine's sentences are written for the class: only what the provider wrote is doubted. */
function providersRareWordsOnly(repaired: TextCheck, draft: TextCheck): TextCheck {
  const doubted = draft.warnings.flatMap((one) => (one.kind === 'rare-word' ? [one.word] : []))
  const stays = (one: DictationFault): boolean =>
    one.kind !== 'rare-word' || doubted.includes(one.word)
  return { ...repaired, warnings: repaired.warnings.filter(stays) }
}

/**
 * Replaces faulty sentences by the engine's; undefined when too few of the draft's are left. It stays a text: the provider's
 * sentences, half of them at least, refer to each other, and the engine's among them tell of the same child in the same tense.
 */
async function repairDraft(
  draft: TextCheck,
  assignment: DictationAssignment,
  dependencies: DictationWriterDependencies,
): Promise<GeneratedDictation | undefined> {
  if (draft.faults.length === 0) return toProviderDictation(draft, assignment, dependencies)
  const { request, seed, signal } = assignment
  const { provider, french } = dependencies
  const { sentences } = draft
  const { repaired, check } = await french.repairText({ sentences, request, seed }, signal)
  const kept = repaired.sentences.filter(({ text }) => sentences.includes(text))
  if (check.faults.length > 0 || kept.length < request.length * MIN_KEPT_SHARE) return undefined
  const inflected = repaired.warnings.filter(({ kind }) => kind === 'word-inflected')
  const remarks = await remarksOn(providersRareWordsOnly(check, draft), request, french)
  return {
    ...toGeneratedDictation(repaired, 'text', assignment),
    source: kept.length === repaired.sentences.length ? 'provider' : 'mixed',
    provider: provider.name,
    warnings: [...inflected.map(dictationNotice), ...remarks],
  }
}

/** For the words as they were meant: a misspelling is never given to the provider, which would copy it. Refuses only when the client has disconnected. */
export async function writeDictationWithProvider(
  assignment: DictationAssignment,
  dependencies: DictationWriterDependencies,
): Promise<Result<GeneratedDictation, { readonly kind: 'cancelled' }>> {
  const { request } = assignment
  const { words, corrected } = await dependencies.french.requestRemarks({ request })
  const meant = { ...request, words, keptWords: words }
  const written = await writeMeantWords({ ...assignment, request: meant }, dependencies)
  if (!written.ok) return written
  const { warnings } = written.value
  return accept({ ...written.value, warnings: [...corrected.map(dictationNotice), ...warnings] })
}

async function writeMeantWords(
  assignment: DictationAssignment,
  dependencies: DictationWriterDependencies,
): Promise<Result<GeneratedDictation, { readonly kind: 'cancelled' }>> {
  const { owner, request, seed, knownStories, signal } = assignment
  const { provider, french } = dependencies
  const drafts: TextCheck[] = []

  const read = async (reply: string): Promise<Result<TextCheck, string>> => {
    const parsed = parseProviderText(reply)
    if (!parsed.ok || parsed.value.length > MAX_CONTENT_LENGTH) return refuse(NOT_A_TEXT)
    const check = await french.checkText({ text: parsed.value, request })
    const faults = faultsToMend(check, drafts.length === 0)
    if (faults.length === 0) return accept(check)
    drafts.push(check)
    return refuse(faultsForModel(faults))
  }

  const words = await splitByInflection(request.words, french)
  const outcome = await provider.complete({
    owner,
    signal,
    message: (attempt, reason) => dictationMessage(request, words, { attempt, reason }),
    read,
  })
  if (outcome.ok) return accept(await toProviderDictation(outcome.value, assignment, dependencies))
  if (outcome.refusal.kind === 'cancelled') return refuse({ kind: 'cancelled' })
  const draft = bestDraft(drafts)
  const reply = draft && (await repairDraft(draft, assignment, dependencies))
  if (reply) return accept(reply)
  const fallbackReason = draft === undefined ? fallbackReasonOf(outcome.refusal) : 'unfit'
  const written = await french.writeDictation({ request, seed, knownStories }, signal)
  return accept(
    toEngineDictation(written, assignment, engineTookOver(fallbackReason, provider.name)),
  )
}
