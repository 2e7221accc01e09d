import type { FallbackReason } from '../../../texts/ai/provider-notices.ts'

/** What the adult is told of a failure: whose calls are used up, nobody there, or an answer of no use. */
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

/** Why a provider gave nothing that can be used. */
export type AiFailure =
  /** The day's calls are used up: the user's own, or everybody's together. Nothing was sent. */
  | { readonly kind: 'quota'; readonly of: 'user' | 'everyone' }
  /** The browser left. */
  | { readonly kind: 'cancelled' }
  /**
   * An answer that a second try would get too: wrong key, wrong request, an address that redirects. `parameter`: the one
   * that the provider does not take, when it says so.
   */
  | { readonly kind: 'refused'; readonly status: number; readonly parameter: string | null }
  /** Too many calls. `retryAfterS`: the seconds that the provider asks for, when it says so. */
  | { readonly kind: 'limited'; readonly retryAfterS: number | null }
  /** Broken on its side (`status`), or out of reach (null). */
  | { readonly kind: 'down'; readonly status: number | null; readonly retryAfterS: number | null }
  | { readonly kind: 'slow' }
  | { readonly kind: 'too-large' }
  /** Not the JSON of the protocol. */
  | { readonly kind: 'not-json' }
  | { readonly kind: 'no-content' }
  /** The task refused the reply; `reason` is the French sentence that it gave. */
  | { readonly kind: 'unfit'; readonly reason: string }
