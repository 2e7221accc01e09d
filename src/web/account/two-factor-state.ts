/** What the card is doing; whether two-factor is on is a field of the user. */

export interface TwoFactorKey {
  /** `otpauth:` URI, as in the QR code. */
  readonly uri: string
  /** The same secret in base 32, for typing. */
  readonly secret: string
}

export type ReauthenticationPurpose = 'enable' | 'renew' | 'disable'

export type TwoFactorState =
  | { readonly kind: 'rest' }
  | { readonly kind: 'password'; readonly purpose: ReauthenticationPurpose }
  | { readonly kind: 'setup'; readonly key: TwoFactorKey }
  /** Shown once; `areFirst`: two-factor has just been turned on. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly areFirst: boolean }

export type TwoFactorEvent =
  | { readonly type: 'asked'; readonly purpose: ReauthenticationPurpose }
  | { readonly type: 'prepared'; readonly key: TwoFactorKey }
  | { readonly type: 'given'; readonly codes: readonly string[]; readonly areFirst: boolean }
  | { readonly type: 'ended' }

export const IDLE_TWO_FACTOR: TwoFactorState = { kind: 'rest' }

/** Late replies are ignored, except recovery codes: the server has already replaced the old ones. */
export function reduceTwoFactor(state: TwoFactorState, event: TwoFactorEvent): TwoFactorState {
  switch (event.type) {
    case 'asked':
      return state.kind === 'rest' ? { kind: 'password', purpose: event.purpose } : state
    case 'prepared':
      return state.kind === 'password' && state.purpose === 'enable'
        ? { kind: 'setup', key: event.key }
        : state
    case 'given':
      return { kind: 'codes', codes: event.codes, areFirst: event.areFirst }
    case 'ended':
      return IDLE_TWO_FACTOR
  }
}
