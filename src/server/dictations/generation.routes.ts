import { randomInt } from 'node:crypto'
import type { GeneratedDictation } from '../../contract/generation.ts'
import type { RequestReview } from '../../contract/request-review.ts'
import type { BodyOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import type { SentenceProposal, SentenceRequest } from '../../contract/sentence-proposals.ts'
import { MAX_KNOWN_STORIES, WRITING_SEEDS } from '../../domain/dictation/dictation-limits.ts'
import {
  checkDictationRequest,
  type DictationRequest,
} from '../../domain/dictation/dictation-request.ts'
import type { AiProvider } from '../ai/provider/ai-provider.ts'
import {
  type DictationAssignment,
  toEngineDictation,
  writeDictationWithProvider,
} from '../ai/writing/dictation-writer.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { createConcurrencyLimiter } from '../http/concurrency-limiter.ts'
import { clientClosedRequest, serviceUnavailable } from '../http/problem-response.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { findPlanLimits } from '../subscription/subscription.store.ts'
import { findToldStories } from './dictations.store.ts'

export interface GenerationDependencies {
  /** undefined: the engine writes everything. */
  readonly provider: AiProvider | undefined
  readonly french: LanguageService
}

/** Texts that one process writes at once. Beyond, the screen tries again by itself (GEN-12), maybe with another process. */
const LIMITS = { total: 100, perOwner: 5 }

async function generated(
  assignment: DictationAssignment,
  { provider, french }: GenerationDependencies,
): Promise<GeneratedDictation | Response> {
  if (provider === undefined) {
    const { request, seed, knownStories, signal } = assignment
    const written = await french.writeDictation({ request, seed, knownStories }, signal)
    return toEngineDictation(written, assignment)
  }
  const written = await writeDictationWithProvider(assignment, { provider, french })
  return written.ok ? written.value : clientClosedRequest()
}

/** A provider knows every theme and is given every goal. */
function toRequestReview(
  { words, warnings }: Awaited<ReturnType<LanguageService['reviewRequest']>>,
  hasProvider: boolean,
): RequestReview {
  const asked = hasProvider ? [] : warnings
  return {
    words: [...words],
    theme: asked.some(({ kind }) => kind === 'theme-unknown') ? 'unknown' : 'understood',
    goals: asked.flatMap((warning) =>
      warning.kind === 'goal-not-understood' ? [warning.goal] : [],
    ),
  }
}

function requestOf(body: BodyOf<typeof routes.reviewRequest>): DictationRequest {
  const { words, level, length, theme, pedagogicalGoals } = body
  return { words, level, length, theme, pedagogicalGoals }
}

async function proposed(
  { form, story, seed, knownStories, before, sentence, after, refused }: SentenceRequest,
  { request, signal }: Pick<DictationAssignment, 'request' | 'signal'>,
  french: LanguageService,
): Promise<SentenceProposal | Response> {
  const place = { sentences: [...before, sentence, ...after], at: before.length, refused }
  const input = { place, as: { form, story }, request, seed, knownStories }
  const found = await french.anotherSentence(input, signal)
  return { sentence: found && { text: found.text, words: [...found.words] } }
}

export function generationRoutes(app: App, dependencies: GenerationDependencies): void {
  const limiter = createConcurrencyLimiter(LIMITS)
  bindRoute(app, routes.generateDictation, async ({ owner, body, signal }) => {
    const limits = await findPlanLimits(owner, app.database, app.clock())
    const { knownStories: seen, ...asked } = body
    const checked = checkDictationRequest(asked, limits)
    if (!checked.ok) return checked
    const told = await findToldStories(owner, app.database, MAX_KNOWN_STORIES)
    const knownStories = [...new Set([...seen, ...told])].slice(0, MAX_KNOWN_STORIES)
    const seed = randomInt(WRITING_SEEDS)
    const assignment = { owner, request: checked.value, seed, knownStories, signal }
    return limiter.run(owner, () => generated(assignment, dependencies), serviceUnavailable)
  })

  bindRoute(app, routes.reviewRequest, async ({ owner, body, signal }) => {
    const limits = await findPlanLimits(owner, app.database, app.clock())
    const checked = checkDictationRequest(requestOf(body), limits)
    if (!checked.ok) return checked
    const reviewed = await dependencies.french.reviewRequest({ request: checked.value }, signal)
    return toRequestReview(reviewed, dependencies.provider !== undefined)
  })

  // The rights and the limits of a generation, and no provider: a place in a text is the engine's to fill.
  bindRoute(app, routes.proposeSentence, async ({ owner, body, signal }) => {
    const limits = await findPlanLimits(owner, app.database, app.clock())
    const checked = checkDictationRequest(requestOf(body), limits)
    if (!checked.ok) return checked
    return limiter.run(
      owner,
      () => proposed(body, { request: checked.value, signal }, dependencies.french),
      serviceUnavailable,
    )
  })
}
