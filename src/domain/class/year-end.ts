/** «Fin d'année»: who goes on to the next class, who stays in this one, who leaves (CLA-02). */
import { LEVELS, type Level } from '../level.ts'

export const YEAR_END_CHOICES = ['promote', 'stay', 'archive'] as const

export type YearEndChoice = (typeof YEAR_END_CHOICES)[number]

/** Null after the last one of a primary school. */
export function nextLevel(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? null
}

/** Whoever has no class above leaves. */
export function possibleChoice(choice: YearEndChoice, level: Level): YearEndChoice {
  return choice === 'promote' && nextLevel(level) === null ? 'archive' : choice
}
