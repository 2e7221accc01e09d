/**
 * As what an adult enters children's data: their parent, who accepts for them (RGPD, article 8; loi Informatique et Libertés,
 * article 45), or a teacher, whose school's authority is the controller and has to authorise it.
 */
import type { PlanKey } from './plan.ts'

export const ATTESTED_AS = ['parent', 'teacher'] as const

export type AttestedAs = (typeof ATTESTED_AS)[number]

/** Raised whenever a sentence of texts/attestation.ts changes: what was declared is the sentence that was read. */
export const ATTESTATION_VERSION = 1

/** A declaration as it is kept. */
export interface Attestation {
  readonly as: AttestedAs
  readonly version: number
  readonly at: Date
}

/** What is declared now. */
export function attestation(as: AttestedAs, at: Date): Attestation {
  return { as, version: ATTESTATION_VERSION, at }
}

/** What an adult who chose this plan most likely is. */
export function likelyAttestedAs(plan: PlanKey): AttestedAs {
  return plan === 'teacher' ? 'teacher' : 'parent'
}
