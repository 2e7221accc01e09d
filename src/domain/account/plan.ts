/** Plans and what each one opens (specification §6 and §9). */
import { LEVELS, type Level } from '../level.ts'

export const PLAN_KEYS = ['free', 'parent', 'parent_plus', 'teacher'] as const

export type PlanKey = (typeof PLAN_KEYS)[number]

export interface PlanLimits {
  readonly levels: readonly Level[]
  /** null means unlimited. */
  readonly max_sentences: number | null
  readonly has_theme: boolean
  readonly has_goals: boolean
  readonly has_corrections: boolean
  readonly max_learners: number
  /** Of all recordings of a voice together. */
  readonly max_recording_bytes: number
}

export interface Plan extends PlanLimits {
  readonly key: PlanKey
  /** Euro cents a month. */
  readonly price_cents: number
}

const MEGABYTE = 1024 * 1024

/** Specification §3, maxPhrases. */
export const DEFAULT_MAX_SENTENCES = 5

const PAID = {
  levels: LEVELS,
  max_sentences: null,
  has_theme: true,
  has_goals: true,
  has_corrections: true,
} as const

export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  free: {
    key: 'free',
    price_cents: 0,
    levels: ['CP', 'CE1'],
    max_sentences: DEFAULT_MAX_SENTENCES,
    has_theme: false,
    has_goals: false,
    has_corrections: false,
    max_learners: 0,
    max_recording_bytes: 5 * MEGABYTE,
  },
  parent: {
    key: 'parent',
    price_cents: 399,
    max_learners: 3,
    max_recording_bytes: 40 * MEGABYTE,
    ...PAID,
  },
  parent_plus: {
    key: 'parent_plus',
    price_cents: 699,
    max_learners: 6,
    max_recording_bytes: 80 * MEGABYTE,
    ...PAID,
  },
  teacher: {
    key: 'teacher',
    price_cents: 999,
    max_learners: 30,
    max_recording_bytes: 200 * MEGABYTE,
    ...PAID,
  },
}

export function isPlanKey(value: unknown): value is PlanKey {
  return PLAN_KEYS.some((key) => key === value)
}

export function planLimits(key: PlanKey): PlanLimits {
  const { key: _key, price_cents: _price, ...limits } = PLANS[key]
  return limits
}

/** Whether some plan opens more than these limits: beyond the last one, no plan is offered. */
export function hasLargerPlan({ max_learners }: Pick<PlanLimits, 'max_learners'>): boolean {
  return max_learners < PLANS.teacher.max_learners
}
