/**
 * What a try costs whom (bars A4, A5, A11 to A13). Whoever tries pays first: a browser that signed in before pays alone, out of a
 * budget of its own (OWASP, device cookies); a stranger's address pays for itself at this account, then among all accounts; the
 * account pays last, and only for tries that those before it could pay. One address cannot spend what an account forgets.
 */

/** Tries are counted; in an hour some are forgotten. From the last free one on each begins a pause, twice as long as the one before. */
export interface TryBudget {
  readonly free: number
  readonly forgottenPerHour: number
  readonly pauseS: number
  readonly longestPauseS: number
}

/** Where a budget is kept: a browser or an address at one account, the account, the address at all. */
export type TryPayer = 'browser' | 'address-at-account' | 'address' | 'account'

export interface TryCost {
  readonly payer: TryPayer
  readonly budget: TryBudget
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** At most thirty guesses a day, whatever the addresses (A4). */
const GUESSES: TryBudget = {
  free: 10,
  forgottenPerHour: 0.5,
  pauseS: 2 * MINUTE_S,
  longestPauseS: 4 * HOUR_S,
}

/** A quarter of what an account forgets: four strangers who never stop do not close it. */
const GUESSES_OF_ADDRESS: TryBudget = {
  free: 5,
  forgottenPerHour: 1 / 8,
  pauseS: 15 * MINUTE_S,
  longestPauseS: 8 * HOUR_S,
}

/** Less than the five that a mailed code bears: nobody uses up the code of somebody else. */
const CODES_OF_ADDRESS: TryBudget = { ...GUESSES_OF_ADDRESS, free: 4 }

/** A school stands behind one address, with its pupils (A12). */
const ADDRESS: TryBudget = {
  free: 150,
  forgottenPerHour: 120,
  pauseS: 30,
  longestPauseS: 30,
}

function lettersAnHour(count: number): TryBudget {
  const pauseS = Math.ceil(HOUR_S / count)
  return { free: count, forgottenPerHour: count, pauseS, longestPauseS: pauseS }
}

const LETTERS = lettersAnHour(5)
/** Of all who ask together: a letter box is not filled from here. */
const LETTERS_OF_BOX = lettersAnHour(15)

const GUESS: readonly TryCost[] = [
  { payer: 'address-at-account', budget: GUESSES_OF_ADDRESS },
  { payer: 'address', budget: ADDRESS },
  { payer: 'account', budget: GUESSES },
]

const LETTER: readonly TryCost[] = [
  { payer: 'address-at-account', budget: LETTERS },
  { payer: 'account', budget: LETTERS_OF_BOX },
]

const OWN_GUESS: readonly TryCost[] = [{ payer: 'browser', budget: GUESSES }]
const OWN_LETTER: readonly TryCost[] = [{ payer: 'browser', budget: LETTERS }]

/** Who came so far proved something already: a session, or the first of two factors. */
const BY_OWNER: readonly TryCost[] = [{ payer: 'account', budget: GUESSES }]

interface TryCosts {
  readonly stranger: readonly TryCost[]
  readonly knownBrowser: readonly TryCost[]
}

/** Kinds share no budget: what a stranger can trigger of one leaves the others alone (A13). */
export const TRY_COSTS = {
  password: { stranger: GUESS, knownBrowser: OWN_GUESS },
  'mailed-code': {
    stranger: [{ payer: 'address-at-account', budget: CODES_OF_ADDRESS }, ...GUESS.slice(1)],
    knownBrowser: OWN_GUESS,
  },
  'second-factor': { stranger: BY_OWNER, knownBrowser: BY_OWNER },
  /** The password asked again within a session. */
  confirmation: { stranger: BY_OWNER, knownBrowser: BY_OWNER },
  'sign-up-letter': { stranger: LETTER, knownBrowser: OWN_LETTER },
  'password-letter': { stranger: LETTER, knownBrowser: OWN_LETTER },
  'code-letter': { stranger: LETTER, knownBrowser: OWN_LETTER },
  'new-address-letter': { stranger: LETTER, knownBrowser: OWN_LETTER },
} as const satisfies Readonly<Record<string, TryCosts>>

export type TryKind = keyof typeof TRY_COSTS
