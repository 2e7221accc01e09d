/** How likely a word was read right, from what was seen of it while reading. */
import type { ChosenWord } from './word-lattice.ts'

/** Percent, 1 at least: 0 says that two readers differ. */
export function chanceOf({ confidence, votes, readings, known }: ChosenWord): number {
  if (readings === 1) return Math.round(confidence)
  return Math.max(1, Math.round(100 * ((votes + (known ? 1 : 0)) / readings)))
}
