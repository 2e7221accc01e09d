import { randomInt } from 'node:crypto'
import type { GeneratedDictation } from '../../contract/dictations.ts'
import { routes } from '../../contract/routes.ts'
import { checkDictationRequest, type DictationRequest } from '../../domain/dictation-request.ts'
import { planLimits } from '../../domain/plan.ts'
import { accept } from '../../domain/refusal.ts'
import { effectivePlan } from '../../domain/subscription.ts'
import type { WrittenDictation } from '../../french/write-dictation.ts'
import { forcedReason, writingNotice } from '../../texts/generation.ts'
import { findSubscription } from '../account/subscription.store.ts'
import { type App, bind } from '../http/bind.ts'

/** The sentence engine with its language; another seed gives another text. */
export type WriteDictation = (
  request: DictationRequest,
  seed: number,
) => WrittenDictation | Promise<WrittenDictation>

const SEEDS = 2 ** 31

function generatedOf({ text, forced, missing, warnings }: WrittenDictation): GeneratedDictation {
  return {
    content: text,
    source: 'engine',
    forced: forced.map(({ word, sentence, reason }) => ({
      word,
      sentence,
      reason: forcedReason(reason),
    })),
    missing: [...missing],
    warnings: warnings.map(writingNotice),
  }
}

export function generationRoutes(app: App, writeDictation: WriteDictation): void {
  bind(app, routes.generateDictation, async ({ owner, body }) => {
    const subscription = await findSubscription(owner, app.database)
    const checked = checkDictationRequest(body, planLimits(effectivePlan(subscription)))
    if (!checked.ok) return checked
    return accept(generatedOf(await writeDictation(checked.value, randomInt(SEEDS))))
  })
}
