/** What is said in one breath when a text is dictated, with the signs that are said aloud around it. */
import type { Level } from '../level.ts'

/** In the order of the keyboard of a teacher's voice: how each is said stands in `texts/dictations/spoken-signs.ts`. */
export const SPOKEN_SIGNS = [
  'comma',
  'semicolon',
  'colon',
  'full-stop',
  'last-full-stop',
  'question-mark',
  'exclamation-mark',
  'ellipsis',
  'opening-quotes',
  'closing-quotes',
  'opening-bracket',
  'closing-bracket',
  'dash',
  'new-line',
] as const

export type SpokenSign = (typeof SPOKEN_SIGNS)[number]

/** Words without a sign between them. */
export interface BreathPiece {
  readonly before: readonly SpokenSign[]
  /** As it is written, with its signs and without spaces at its ends. */
  readonly text: string
  readonly after: readonly SpokenSign[]
}

/** A «groupe de souffle»: what is said at once, and twice, while pupils write. */
export interface BreathGroup {
  readonly pieces: readonly BreathPiece[]
  /** From 0. */
  readonly sentence: number
  readonly words: number
}

export interface BreathLength {
  readonly min: number
  readonly max: number
}

/** In words. CP and CM are those of the practice of teachers, the classes between them the product's own («repère de L'Encrier»). */
export const BREATH_LENGTHS: Readonly<Record<Level, BreathLength>> = {
  CP: { min: 2, max: 5 },
  CE1: { min: 2, max: 5 },
  CE2: { min: 3, max: 6 },
  CM1: { min: 5, max: 8 },
  CM2: { min: 5, max: 8 },
}

/** As it is written. */
export function writtenText({ pieces }: BreathGroup): string {
  return pieces.map(({ text }) => text).join(' ')
}

export function sentenceCount(groups: readonly BreathGroup[]): number {
  return (groups.at(-1)?.sentence ?? -1) + 1
}
