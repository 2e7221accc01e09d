/** What the card is doing; whether two-factor is on is a field of the user. */

export interface TotpKey {
  /** `otpauth:` URI, as in the QR code. */
  readonly uri: string
  /** The same secret in base 32, for typing. */
  readonly secret: string
}

export type ReauthenticationPurpose = 'enable' | 'renew' | 'disable'

export type TwoFactorState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'password'; readonly purpose: ReauthenticationPurpose }
  | { readonly kind: 'setup'; readonly key: TotpKey }
  /** Shown once; `isFirstSet`: two-factor has just been turned on. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly isFirstSet: boolean }

export type TwoFactorEvent =
  | { readonly type: 'password-requested'; readonly purpose: ReauthenticationPurpose }
  | { readonly type: 'setup-started'; readonly key: TotpKey }
  | {
      readonly type: 'codes-received'
      readonly codes: readonly string[]
      readonly isFirstSet: boolean
    }
  | { readonly type: 'closed' }

export const IDLE_TWO_FACTOR: TwoFactorState = { kind: 'idle' }

/** Late replies are ignored, except recovery codes: the server has already replaced the old ones. */
export function reduceTwoFactor(state: TwoFactorState, event: TwoFactorEvent): TwoFactorState {
  switch (event.type) {
    case 'password-requested':
      return state.kind === 'idle' ? { kind: 'password', purpose: event.purpose } : state
    case 'setup-started':
      return state.kind === 'password' && state.purpose === 'enable'
        ? { kind: 'setup', key: event.key }
        : state
    case 'codes-received':
      return { kind: 'codes', codes: event.codes, isFirstSet: event.isFirstSet }
    case 'closed':
      return IDLE_TWO_FACTOR
  }
}
