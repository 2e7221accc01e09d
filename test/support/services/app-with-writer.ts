/** A server that writes dictations with an AI provider, and what a parent asks of it. */
import { expect } from 'vitest'
import type { GeneratedDictation } from '../../../src/contract/generation.ts'
import type { BodyInputOf } from '../../../src/contract/route.ts'
import type { routes } from '../../../src/contract/routes.ts'
import { wordsOf } from '../../../src/domain/copy/text/text-words.ts'
import type { AiDependencies } from '../../../src/server/ai/provider/ai-provider.ts'
import type { AiAnswer } from './ai-server.ts'
import { type AppWithAi, appWithAi } from './app-with-ai.ts'

export const ASKED: BodyInputOf<typeof routes.generateDictation> = {
  words: ['écureuil', 'noisette', 'forêt', 'manger', 'rousse'],
  level: 'CE1',
  length: 4,
  theme: 'La forêt',
  pedagogicalGoals: ['le présent'],
}

export const SQUIRREL = [
  "L'écureuil vit dans la forêt.",
  'Il a une belle queue rousse.',
  'Le matin, il cherche une noisette.',
  'Il la mange sur une branche.',
] as const

export const [LIVES, TAIL, SEEKS, EATS] = SQUIRREL

export const UNFIT =
  "Le texte proposé par l'IA (Fabulia) ne convenait pas\u00a0: L'Encrier a écrit celui-ci lui-même."

interface WorkshopOptions {
  readonly quotas: AiDependencies['quotas']
  readonly callMs: number
}

export function appWithWriter(
  answers: readonly AiAnswer[],
  { quotas = { user: 1000, everyone: 1000 }, callMs = 500 }: Partial<WorkshopOptions> = {},
): Promise<AppWithAi> {
  return appWithAi(answers, { sees: false, quotas, limits: { callMs, totalMs: 60_000 } })
}

/** What an adult counts on, whoever wrote the text: the sentences and the words that were asked, and nothing else. */
export function expectDictation({ content, missing }: GeneratedDictation): void {
  const keys = wordsOf(content).flatMap(({ key }) => key.split("'"))
  expect(content.split(/(?<=[.!?…])\s+/u)).toHaveLength(ASKED.length)
  for (const stem of [/^ecureuil/, /^noisette/, /^foret/, /^mang/, /^rousse$/]) {
    expect(
      keys.filter((key) => stem.test(key)),
      content,
    ).not.toEqual([])
  }
  expect(missing).toEqual([])
  expect(content).not.toMatch(/[<>{}`*#]|https?:/u)
}
