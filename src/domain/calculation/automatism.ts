/** Automatismes of the programmes: what a class should find at once (BO n° 41 of 31/10/2024, BO n° 16 of 17/04/2025). */
import type { Random } from '../random.ts'
import type { Question } from './question.ts'

export const AUTOMATISM_IDS = [
  'addition-facts',
  'multiplication-facts',
  'doubles',
  'halves',
  'next-ten',
  'small-steps',
  'tens',
  'tens-and-hundreds',
  'add-nines',
  'subtract-nines',
  'add-small',
  'subtract-small',
  'ten-minus-units',
  'two-digit-sums',
  'multiples-of-25',
  'times-ten',
  'teens-times-digit',
  'two-digit-times-digit',
  'times-four-eight',
  'times-five',
  'times-fifty',
  'times-tens',
  'products-of-60',
  'round-products',
  'divide-four-eight',
  'decimal-steps',
  'decimal-times-ten',
  'decimal-sums',
  'whole-and-decimal',
] as const

export type AutomatismId = (typeof AUTOMATISM_IDS)[number]

export interface Automatism {
  readonly id: AutomatismId
  readonly draw: (random: Random) => Question
}

export function isAutomatismId(value: unknown): value is AutomatismId {
  return AUTOMATISM_IDS.some((id) => id === value)
}
