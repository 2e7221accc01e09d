/** Expected failures, as values. `texts/refusals.ts` maps each kind to a sentence in an exhaustive switch. */
import type { Level } from './level.ts'

export type Refusal =
  | { readonly kind: 'no-words' }
  | { readonly kind: 'too-many-words'; readonly maximum: number }
  | { readonly kind: 'word-too-long'; readonly word: string; readonly maximum: number }
  | { readonly kind: 'level-not-in-plan'; readonly level: Level }
  | { readonly kind: 'too-many-sentences'; readonly maximum: number }
  | { readonly kind: 'learner-limit'; readonly maximum: number }
  | { readonly kind: 'learner-read-only' }
  | { readonly kind: 'learner-archived' }
  | { readonly kind: 'group-limit'; readonly maximum: number }
  | { readonly kind: 'corrections-not-in-plan' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'dictation-not-found' }
  | { readonly kind: 'dictation-changed' }
  | { readonly kind: 'review-disagrees' }
  | { readonly kind: 'text-changed' }
  | { readonly kind: 'recording-unreadable' }
  | { readonly kind: 'recording-cuts' }
  | { readonly kind: 'recording-budget'; readonly maximum: number }
  | { readonly kind: 'storage-budget'; readonly maximum: number }
  | { readonly kind: 'too-many-writes' }
  | { readonly kind: 'listening-ended' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'idempotency-conflict' }

export type Result<Value, Refused = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused }

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function refuse<Refused>(refusal: Refused): {
  readonly ok: false
  readonly refusal: Refused
} {
  return { ok: false, refusal }
}
