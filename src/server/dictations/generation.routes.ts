import { randomInt } from 'node:crypto'
import type { GeneratedDictation } from '../../contract/dictations.ts'
import { routes } from '../../contract/routes.ts'
import { checkDictationRequest, type DictationRequest } from '../../domain/dictation-request.ts'
import type { Language } from '../../french/language.ts'
import type { WrittenDictation } from '../../french/write-dictation.ts'
import { findPlanLimits } from '../account/subscription.store.ts'
import type { AiProvider } from '../ai/ai-provider.ts'
import { type Assignment, engineReply, writeByProvider } from '../ai/dictation-writer.ts'
import { createAdmission } from '../http/admission.ts'
import { type App, bind } from '../http/bind.ts'
import { unavailable } from '../http/problem.ts'

/** The sentence engine with its language; another seed gives another text. */
export type WriteDictation = (
  request: DictationRequest,
  seed: number,
) => WrittenDictation | Promise<WrittenDictation>

export interface GenerationDependencies {
  readonly writeDictation: WriteDictation
  /** undefined: the engine writes everything. */
  readonly provider: AiProvider | undefined
  readonly language: () => Promise<Language>
}

const SEEDS = 2 ** 31

/** Texts that one process writes at once. Beyond, the screen tries again by itself (GEN-12), maybe with another process. */
const ROOM = { everyone: 100, owner: 10 }

/** Nobody is left to read the answer; the status nginx writes for it in its log. */
const CLIENT_LEFT = 499

async function generated(
  assignment: Assignment,
  { writeDictation, provider, language }: GenerationDependencies,
): Promise<GeneratedDictation | Response> {
  const writeAlone = () => writeDictation(assignment.request, assignment.seed)
  if (provider === undefined) return engineReply(await writeAlone())
  const parts = { provider, language: await language(), writeAlone }
  const written = await writeByProvider(assignment, parts)
  return written.ok ? written.value : new Response(null, { status: CLIENT_LEFT })
}

export function generationRoutes(app: App, dependencies: GenerationDependencies): void {
  const admission = createAdmission(ROOM)
  bind(app, routes.generateDictation, async ({ owner, body, signal }) => {
    const limits = await findPlanLimits(owner, app.database, app.clock())
    const checked = checkDictationRequest(body, limits)
    if (!checked.ok) return checked
    const assignment = { owner, request: checked.value, seed: randomInt(SEEDS), signal }
    return admission.admit(owner, () => generated(assignment, dependencies), unavailable)
  })
}
