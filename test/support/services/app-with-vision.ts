/** A teacher on a server whose provider has a model that sees, and the photos that she sends. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { photoText, photoWords } from '../../../src/contract/photos.ts'
import { routes } from '../../../src/contract/routes.ts'
import { madameRoy } from '../people/people.ts'
import type { SignedInCaller } from '../product/test-app.ts'
import type { AiAnswer } from './ai-server.ts'
import { type AppWithAi, appWithAi } from './app-with-ai.ts'

export interface AppWithVision extends AppWithAi {
  readonly teacher: SignedInCaller
}

export interface VisionOptions {
  readonly quota?: number
  /** For one call; a model that answers is never waited for in vain. */
  readonly callMs?: number
}

export async function appWithVision(
  answers: readonly AiAnswer[],
  { quota = 100, callMs = 20_000 }: VisionOptions = {},
): Promise<AppWithVision> {
  const at = await appWithAi(answers, {
    sees: true,
    quotas: { user: quota, everyone: 1000 },
    limits: { callMs, totalMs: 27_000 },
  })
  return { ...at, teacher: await at.app.as(madameRoy) }
}

export async function photo(name: string): Promise<Buffer> {
  return readFile(new URL(`../../photos/${name}`, import.meta.url))
}

export function dataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}

export async function readList({ teacher }: AppWithVision) {
  const body = { image: dataUrl(await photo('word-list.jpg')) }
  const reply = await teacher.send(routes.processImage, { body })
  expect(reply.status).toBe(200)
  return photoWords.parse(reply.body)
}

/** A page in print unless another is named: the embedded reader reads all of it, soon. */
export async function readCopy({ teacher }: AppWithVision, name = 'word-list.jpg') {
  const body = { image: dataUrl(await photo(name)), purpose: 'dictation' } as const
  const reply = await teacher.send(routes.processImage, { body })
  expect(reply.status).toBe(200)
  return photoText.parse(reply.body)
}

export const LIST = ['le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne']

/** What stands on the page in print, and on the one in school cursive. */
export const PRINT = [
  'Les animaux',
  '1. le renard',
  '2. une poule',
  "3. l'écureuil",
  '4. des chevaux',
  '5. un âne',
]
