/**
 * One step of a word problem: a relation between quantities of which one is sought. The kinds are those of the programmes (parts and
 * whole, transformation, comparison, equal groups, partition, quotition, product of measures, proportionality), after Vergnaud's
 * additive and multiplicative structures.
 */
import type { Operation } from '../calculation/operation.ts'
import { type Quantity, roundedToThousandths } from './quantity.ts'

export const PROBLEM_KINDS = [
  'whole',
  'gain',
  'loss',
  'comparison',
  'times',
  'groups',
  'sharing',
  'grouping',
  'rectangle',
  'proportion',
] as const

export type ProblemKind = (typeof PROBLEM_KINDS)[number]

export interface StepTerm extends Quantity {
  /** The earlier step that finds it; undefined for what the text tells. */
  readonly foundBy?: number | undefined
}

export interface ProblemStep {
  readonly kind: ProblemKind
  /**
   * In the order of the relation. `whole`: parts, then their sum; `gain`, `loss`: start, change, end; `comparison`: smaller, difference,
   * greater; `times`: smaller, how many times, greater; `groups`, `sharing`, `grouping`: groups, size, the rest of a division if it has one, total;
   * `rectangle`: two sides, product; `proportion`: a, what a is worth, b, what b is worth.
   */
  readonly terms: readonly StepTerm[]
  /** Place of the sought term. */
  readonly sought: number
  /** How the story itself says where to look; undefined where the relation says enough. */
  readonly hint?: string | undefined
}

const PRODUCTS: readonly ProblemKind[] = ['times', 'groups', 'sharing', 'grouping', 'rectangle']

export function isProduct(kind: ProblemKind): boolean {
  return PRODUCTS.includes(kind)
}

/** Whether a step is a division with a rest; a sum of three parts and a proportion have four terms too. */
export function hasRest({ kind, terms }: ProblemStep): boolean {
  return (kind === 'sharing' || kind === 'grouping') && terms.length === 4
}

/** Of the quotient and the rest of a division, the one that is not sought. */
export function isFoundBeside(step: ProblemStep, place: number): boolean {
  if (!hasRest(step) || step.sought === 3) return false
  const quotient = step.kind === 'sharing' ? 1 : 0
  return place !== step.sought && (place === 2 || (step.sought === 2 && place === quotient))
}

type Known = readonly (number | undefined)[]

function filled(terms: Known, missing: number): number {
  const [last = Number.NaN] = terms.slice(-1)
  const parts = terms.slice(0, -1).reduce<number>((sum, part) => sum + (part ?? 0), 0)
  return missing === terms.length - 1 ? parts : last - parts
}

function solvedSum(terms: Known): number[] {
  const missing = terms.indexOf(undefined)
  return terms.map((term, place) => (place === missing ? filled(terms, missing) : (term ?? 0)))
}

function solvedProduct([one, other, total]: Known): number[] {
  if (one === undefined) return [(total ?? 0) / (other ?? 1), other ?? 0, total ?? 0]
  if (other === undefined) return [one, (total ?? 0) / one, total ?? 0]
  return [one, other, total ?? one * other]
}

/** The division of whole numbers: of groups and size one is known. */
function solvedDivision([groups, size, , total = 0]: Known): number[] {
  const divisor = groups ?? size ?? 1
  const quotient = Math.floor(total / divisor)
  const rest = total - quotient * divisor
  return groups === undefined ? [quotient, divisor, rest, total] : [divisor, quotient, rest, total]
}

function solvedProportion([a = 0, x, b, y]: Known): number[] {
  if (y === undefined) return [a, x ?? 0, b ?? 0, ((x ?? 0) * (b ?? 0)) / a]
  if (b === undefined) return [a, x ?? 0, (y * a) / (x ?? 0), y]
  return [a, x ?? (y * a) / b, b, y]
}

/** All terms of a relation; undefined stands for those that are not known. A division that does not come out gives a decimal. */
export function solveTerms(kind: ProblemKind, terms: Known): number[] {
  const [start, change, end] = terms
  const solved = (): number[] => {
    if (kind === 'proportion') return solvedProportion(terms)
    if (isProduct(kind)) return terms.length === 4 ? solvedDivision(terms) : solvedProduct(terms)
    if (kind !== 'loss') return solvedSum(terms)
    const [rest = 0, lost = 0, before = 0] = solvedSum([end, change, start])
    return [before, lost, rest]
  }
  return solved().map(roundedToThousandths)
}

/** What a child has to do to find the sought term. */
export function operationOf({ kind, terms, sought }: ProblemStep): Operation {
  const last = terms.length - 1
  if (kind === 'proportion') {
    // Along the column of what is sought.
    const from = terms[(sought + 2) % 4]?.value ?? 0
    return (terms[sought]?.value ?? 0) >= from ? 'multiplication' : 'division'
  }
  if (isProduct(kind)) return sought === last ? 'multiplication' : 'division'
  const isSum = kind === 'loss' ? sought === 0 : sought === last
  return isSum ? 'addition' : 'subtraction'
}

/** What the primary school divides by: one figure, 10, 100 or 1 000 (BO n° 16 of 17/04/2025); by others a child tries multiples. */
export function isDivisor(value: number): boolean {
  return Number.isInteger(value) && (value < 10 || [10, 100, 1000].includes(value))
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

export interface LinearWay {
  /** How many times the told quantity is shared before it is taken `times` times; 1: not at all. */
  readonly divisor: number
  readonly times: number
  /** What both sides of the middle of the way are worth: 6 crêpes for 150 g. */
  readonly passage: readonly [Quantity, Quantity]
}

/** The way of a proportion, 12 → 6 → 18: by what both known quantities of one kind are made of. Told in thousandths at the finest. */
export function linearWay({ terms, sought }: ProblemStep): LinearWay {
  const [from = 0, beside = 1, to = 2] = sought % 2 === 1 ? [0, 1, 2] : [1, 0, 3]
  const [known, worth, asked] = [terms[from], terms[beside], terms[to]]
  if (!known || !worth || !asked) throw new RangeError('a proportion has four terms')
  const common = greatestDivisor(Math.round(known.value * 1000), Math.round(asked.value * 1000))
  const divisor = Math.round((known.value * 1000) / common)
  return {
    divisor,
    times: Math.round((asked.value * 1000) / common),
    passage: [
      { ...known, measure: known.measure ?? asked.measure, value: common / 1000 },
      { ...worth, value: roundedToThousandths(worth.value / divisor) },
    ],
  }
}
