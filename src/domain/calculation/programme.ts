/**
 * The automatismes of each year and the official fluency targets (BO n° 41 of 31/10/2024 for cycle 2, n° 16 of 17/04/2025 for
 * cycle 3): what opens first (CAL-14).
 */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import { type Automatism, type AutomatismId, isAutomatismId } from './automatism.ts'
import { CE1_PROGRAMME, CE2_PROGRAMME, CP_PROGRAMME } from './programme-cycle-2.ts'
import { CM1_PROGRAMME, CM2_PROGRAMME } from './programme-cycle-3.ts'
import { makeQuestionKey, parseQuestionKey, type Question } from './question.ts'

export const PROGRAMMES: Readonly<Record<Level, readonly Automatism[]>> = {
  CP: CP_PROGRAMME,
  CE1: CE1_PROGRAMME,
  CE2: CE2_PROGRAMME,
  CM1: CM1_PROGRAMME,
  CM2: CM2_PROGRAMME,
}

export function automatismsOf(level: Level): AutomatismId[] {
  return PROGRAMMES[level].map(({ id }) => id)
}

export function hasDecimals(level: Level): boolean {
  return level === 'CM1' || level === 'CM2'
}

export interface ProgrammeQuestion {
  readonly automatism: AutomatismId
  readonly question: Question
}

/** Ignores chosen automatismes of another year; at least one must remain. */
export function drawAutomatism(
  level: Level,
  chosen: readonly AutomatismId[],
  random: Random,
): ProgrammeQuestion {
  const { id, draw } = random.pick(PROGRAMMES[level].filter((one) => chosen.includes(one.id)))
  return { automatism: id, question: draw(random) }
}

/** «halves/h40»: the automatisme says how the fact is asked. */
export function makeProgrammeFact({ automatism, question }: ProgrammeQuestion): string {
  return `${automatism}/${makeQuestionKey(question)}`
}

export function parseProgrammeFact(fact: string): ProgrammeQuestion | undefined {
  const [automatism, key, ...rest] = fact.split('/')
  const question = parseQuestionKey(key ?? '')
  if (!question || !isAutomatismId(automatism) || rest.length > 0) return undefined
  return { automatism, question }
}

/** What the official fluency tests measure, in missing-number equations a minute. */
export const PACE_THEMES = ['addition', 'multiplication', 'doubles'] as const

export type PaceTheme = (typeof PACE_THEMES)[number]

const THEME_OF: Partial<Readonly<Record<AutomatismId, PaceTheme>>> = {
  'addition-facts': 'addition',
  'multiplication-facts': 'multiplication',
  doubles: 'doubles',
  halves: 'doubles',
}

export function paceThemeOf(automatism: AutomatismId): PaceTheme | undefined {
  return THEME_OF[automatism]
}

const REFERENCES: Readonly<Record<Level, Partial<Readonly<Record<PaceTheme, number>>>>> = {
  CP: { addition: 8, doubles: 8 },
  CE1: { addition: 12, multiplication: 8 },
  CE2: { addition: 15, multiplication: 12 },
  CM1: {},
  CM2: {},
}

/** Right answers a minute expected at the end of the year (BO n° 41 of 31/10/2024). */
export function paceReference(level: Level, theme: PaceTheme): number | undefined {
  return REFERENCES[level][theme]
}
