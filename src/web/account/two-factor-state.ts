/** Turning the second step of sign-in on and off. Whether it is on is the user's own field; this is what the card does. */

export interface TwoFactorKey {
  /** Address that an application reads from the drawn code. */
  readonly uri: string
  /** The same key in base 32, to be typed. */
  readonly secret: string
}

/** What the password is asked for. */
export type ReauthenticationPurpose = 'enable' | 'renew' | 'disable'

export type TwoFactorState =
  | { readonly kind: 'rest' }
  | { readonly kind: 'password'; readonly purpose: ReauthenticationPurpose }
  | { readonly kind: 'setup'; readonly key: TwoFactorKey }
  /** Shown once; the first ones tell that the second step is on. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly areFirst: boolean }

export type TwoFactorEvent =
  | { readonly type: 'asked'; readonly purpose: ReauthenticationPurpose }
  | { readonly type: 'prepared'; readonly key: TwoFactorKey }
  | { readonly type: 'given'; readonly codes: readonly string[]; readonly areFirst: boolean }
  | { readonly type: 'ended' }

export const IDLE_TWO_FACTOR: TwoFactorState = { kind: 'rest' }

/** An answer that comes after its question was given up changes nothing, but codes: they exist from then on. */
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
