/** School levels, youngest first (specification §9); each includes the programmes of the earlier ones. */
export const LEVELS = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'] as const

export type Level = (typeof LEVELS)[number]

/** In years (specification §9). */
export const LEVEL_AGES: Readonly<Record<Level, readonly [from: number, to: number]>> = {
  CP: [6, 7],
  CE1: [7, 8],
  CE2: [8, 9],
  CM1: [9, 10],
  CM2: [10, 11],
}

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value)
}

export function levelRank(level: Level): number {
  return LEVELS.indexOf(level)
}
