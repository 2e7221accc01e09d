import type { FallbackReason } from '../../../texts/ai/provider-notices.ts'

/** Why a task got no value from the provider. */
export type AiFailure =
  /** The user's calls of the day, or everybody's together, are used up; nothing was sent. */
  | { readonly kind: 'quota'; readonly of: 'user' | 'everyone' }
  /** The client disconnected. */
  | { readonly kind: 'cancelled' }
  /** Another try would fail too: wrong key or request, a redirect. `parameter`: the one that was refused, when it is named. */
  | { readonly kind: 'refused'; readonly status: number; readonly parameter: string | null }
  /** Too many calls; `retryAfterS` in seconds, when the provider gives it. */
  | { readonly kind: 'limited'; readonly retryAfterS: number | null }
  /** A server error, or unreachable (`status` null). */
  | { readonly kind: 'down'; readonly status: number | null; readonly retryAfterS: number | null }
  | { readonly kind: 'slow' }
  | { readonly kind: 'too-large' }
  /** Not the JSON of the protocol. */
  | { readonly kind: 'not-json' }
  | { readonly kind: 'no-content' }
  /** The task refused the reply, with a French sentence for the model. */
  | { readonly kind: 'unfit'; readonly reason: string }

/** What the adult is told when the embedded engine or reader took over. */
export function fallbackReasonOf(failure: AiFailure): FallbackReason {
  switch (failure.kind) {
    case 'quota':
      return failure.of === 'user' ? 'quota-user' : 'quota-everyone'
    case 'unfit':
    case 'too-large':
    case 'not-json':
    case 'no-content':
      return 'unfit'
    case 'cancelled':
    case 'refused':
    case 'limited':
    case 'down':
    case 'slow':
      return 'unavailable'
  }
}
