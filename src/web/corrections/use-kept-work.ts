/** Keeps the work of this tab through a reload, for the user who did it. Texts and verdicts only, never a photo. */
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { keptReview, punctuationFaultList, reviewedCopy } from '../../contract/copy-review.ts'
import type { Dictation } from '../../contract/dictations.ts'
import { photoToken } from '../../contract/photos.ts'
import { ALIGNED_STATUSES } from '../../domain/copy/alignment/copy-alignment.ts'
import type { CorrectState } from './correct-state.ts'
import { KEPT_VERSION, makeKept, restoreKept } from './kept-state.ts'

const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('right') }),
  z.object({ kind: z.literal('written'), text: z.string() }),
  z.object({ kind: z.literal('forgotten'), crossed: z.exactOptional(z.literal(true)) }),
  z.object({ kind: z.literal('joined') }),
  z.object({ kind: z.literal('illegible') }),
])

const found = z.object({
  status: z.enum(ALIGNED_STATUSES),
  read: z.nullable(z.string()),
  tokens: z.array(z.number()),
  joined: z.boolean(),
})

const extra = z.object({
  text: z.string(),
  token: z.nullable(z.number()),
  after: z.number(),
  kept: z.nullable(z.boolean()),
})

const reading = z.object({
  pages: z.array(
    z.object({
      tokens: z.array(photoToken),
      width: z.number(),
      height: z.number(),
      bytes: z.number(),
      readBy: z.optional(z.string()),
    }),
  ),
})

const kept = z.object({
  version: z.literal(KEPT_VERSION),
  learnerId: z.nullable(z.string()),
  dictationId: z.string(),
  original: z.string(),
  guided: z.boolean(),
  words: z.array(z.object({ found, verdict: z.nullable(verdict) })),
  extras: z.array(extra),
  signs: z._default(punctuationFaultList, []),
  reading: z.nullable(reading),
  at: z.nullable(z.string()),
  sending: z.nullable(
    z.object({
      learnerId: z.string(),
      dictationId: z.string(),
      content: z.string(),
      key: z.string(),
      review: z.nullable(reviewedCopy),
    }),
  ),
  review: keptReview,
})

function place(userId: string): string {
  return `encrier-copy-${userId}`
}

export interface KeptWork {
  /** The state to open with, or undefined when nothing was kept. */
  readonly state: CorrectState | undefined
  /** Why kept work is not taken up again: the dictation is not the same any more, or an older version kept it. */
  readonly dropped: 'dictation' | 'version' | null
}

const NOTHING: KeptWork = { state: undefined, dropped: null }

function parseKept(userId: string): ReturnType<typeof kept.safeParse> | undefined {
  const text = sessionStorage.getItem(place(userId))
  return text === null ? undefined : kept.safeParse(parseJson(text))
}

/** The dictation that kept work is about. */
export function keptDictation(userId: string): string | null {
  const parsed = parseKept(userId)
  return parsed?.success ? parsed.data.dictationId : null
}

/** What was kept in this tab for a user; work that cannot be taken up is dropped and said so. */
export function readKeptWork(userId: string, dictations: readonly Dictation[]): KeptWork {
  const parsed = parseKept(userId)
  if (parsed === undefined) return NOTHING
  if (!parsed.success) return { state: undefined, dropped: 'version' }
  const { dictationId, original } = parsed.data
  const dictation = dictations.find((one) => one.id === dictationId)
  if (dictation?.content.normalize('NFC') !== original) {
    return { state: undefined, dropped: 'dictation' }
  }
  return { state: restoreKept(parsed.data), dropped: null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes every change; a full or forbidden storage loses the comfort, not the work on the screen. */
export function useKeptWork(userId: string, state: CorrectState): void {
  useEffect(() => {
    const work = makeKept(state)
    try {
      if (work === null) sessionStorage.removeItem(place(userId))
      else sessionStorage.setItem(place(userId), JSON.stringify(work))
    } catch {
      // The tab works without it.
    }
  }, [userId, state])
}
