/** What anyone may try on the first page (FIR-01): bounded by address and overall, stored nowhere, without a provider. */
import { randomInt } from 'node:crypto'
import { routes } from '../../contract/routes.ts'
import {
  MAX_TRIES_OF_ALL_PER_HOUR,
  MAX_TRIES_PER_HOUR,
  TRIED_SENTENCES,
} from '../../domain/account/account-limits.ts'
import { WRITING_SEEDS } from '../../domain/dictation/dictation-limits.ts'
import { checkWordList } from '../../domain/dictation/word-list.ts'
import { accept } from '../../domain/refusal.ts'
import { FIRST_TRY } from '../../texts/first-try.ts'
import { admitHourlyAttempt } from '../account/rate-limit.store.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { problemResponse, refusalResponse, serviceUnavailable } from '../http/problem-response.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { correctedSample, sampleCopy } from './sample-copy.ts'

/** Texts that a process writes for visitors at once: the language has one thread, and users wait for it too. */
const MAX_WRITING = 2

function budgetSpent(error: string, seconds: number): Response {
  const headers = { 'retry-after': String(seconds) }
  return problemResponse({ status: 429, error, code: 'too-many-attempts', headers })
}

export function firstTryRoutes(app: App, { french }: { readonly french: LanguageService }): void {
  const { database, secret } = app
  let writing = 0

  /** undefined: admitted. An address that spent its own budget takes nothing of everybody's. */
  async function refusedTry(address: string, now: Date): Promise<Response | undefined> {
    const own = { action: 'first-try', subject: address, perHour: MAX_TRIES_PER_HOUR, now }
    const ownWait = await admitHourlyAttempt(database, secret, own)
    if (ownWait !== 'admitted') return budgetSpent(FIRST_TRY.spent, ownWait)
    const all = {
      action: 'first-tries',
      subject: 'all',
      perHour: MAX_TRIES_OF_ALL_PER_HOUR,
      now,
    }
    const wait = await admitHourlyAttempt(database, secret, all)
    return wait === 'admitted' ? undefined : budgetSpent(FIRST_TRY.allSpent, wait)
  }

  bindRoute(app, routes.tryDictation, async ({ body, address, signal, clock }) => {
    const words = checkWordList(body.words)
    if (!words.ok) return words
    if (writing >= MAX_WRITING) return serviceUnavailable()
    // Before anything is waited for: of many who come at once, each would find a place free.
    writing += 1
    try {
      const refused = await refusedTry(address, clock())
      if (refused) return refused
      const request = {
        words: words.value,
        level: body.level,
        length: TRIED_SENTENCES,
        theme: '',
        pedagogicalGoals: [],
      }
      const seed = randomInt(WRITING_SEEDS)
      const { sentences, missing } = await french.writeDictation({ request, seed }, signal)
      return accept({
        sentences: sentences.map((one) => ({
          text: one.text,
          forms: one.words.map(({ form }) => form),
        })),
        missing: [...missing],
      })
    } finally {
      writing -= 1
    }
  })

  bindRoute(app, routes.getSampleCopy, () => Promise.resolve(sampleCopy()))

  bindRoute(app, routes.correctSampleCopy, async ({ body, address, signal, clock }) => {
    const refused = await refusedTry(address, clock())
    if (refused) return refused
    return (
      (await correctedSample(body.answers, french, signal)) ??
      refusalResponse({ kind: 'review-disagrees' })
    )
  })
}
