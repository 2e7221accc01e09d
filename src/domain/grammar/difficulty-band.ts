/**
 * Adaptive difficulty: a training asks from one band of difficulty. Two questions right in a row lead one band up, a wrong one leads one
 * band down (a two-up one-down staircase, Wetherill and Levitt 1965: it settles where some 71 % are right). GRA-13.
 */

/** Fifths of what a class is asked, from the easiest. */
export const DIFFICULTY_BANDS = [1, 2, 3, 4, 5] as const

export type DifficultyBand = (typeof DIFFICULTY_BANDS)[number]

/** Right answers in a row that lead one band up. */
const RIGHT_FOR_UP = 2

export interface DifficultyPace {
  readonly band: DifficultyBand
  /** Questions right in a row since the band last changed. */
  readonly streak: number
}

export const FIRST_PACE: DifficultyPace = { band: 2, streak: 0 }

function stepped(band: DifficultyBand, by: -1 | 1): DifficultyBand {
  return DIFFICULTY_BANDS.find((one) => one === band + by) ?? band
}

/** The pace after a question. `faultless`: nothing in it was wrong at the first answer. */
export function nextPace({ band, streak }: DifficultyPace, faultless: boolean): DifficultyPace {
  if (!faultless) return { band: stepped(band, -1), streak: 0 }
  return streak + 1 < RIGHT_FOR_UP
    ? { band, streak: streak + 1 }
    : { band: stepped(band, 1), streak: 0 }
}

/** Bands that the next question may come from. */
export function possibleBands(pace: DifficultyPace): DifficultyBand[] {
  return [...new Set([nextPace(pace, true).band, nextPace(pace, false).band])]
}

/** Where questions of a band are missing, the others in the order in which they are taken: never easier ones after a right answer. */
export function bandsByPreference(wanted: DifficultyBand, faultless: boolean): DifficultyBand[] {
  const above = DIFFICULTY_BANDS.filter((band) => band > wanted)
  const below = DIFFICULTY_BANDS.filter((band) => band < wanted).reverse()
  return faultless ? [wanted, ...above, ...below] : [wanted, ...below, ...above]
}
