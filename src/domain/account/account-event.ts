/** What the history of an account tells of (A16): who came in, and what was changed of the ways in. */
export const ACCOUNT_EVENTS = [
  'account-opened',
  'signed-in',
  /** A sign-in from a browser in which this user never signed in. */
  'new-device',
  'password-changed',
  'address-asked',
  'address-changed',
  'second-factor-on',
  'second-factor-off',
  'codes-renewed',
  'passkey-added',
  'passkey-removed',
  'change-undone',
] as const

export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number]

/** The newest; the export has them all. */
export const MAX_LISTED_EVENTS = 30
