/**
 * In which capacity an adult enters children's data: as a parent, who consents for them (RGPD, article 8; loi Informatique et
 * Libertés, article 45), or as a teacher, authorised by the school's authority, which is the controller.
 */
import type { PlanKey } from './plan.ts'

export const ATTESTED_AS = ['parent', 'teacher'] as const

export type AttestedAs = (typeof ATTESTED_AS)[number]

/** Raise it whenever a sentence of texts/account/attestation.ts changes. */
export const ATTESTATION_VERSION = 1

export interface Attestation {
  readonly as: AttestedAs
  readonly version: number
  readonly at: Date
}

export function attestation(as: AttestedAs, at: Date): Attestation {
  return { as, version: ATTESTATION_VERSION, at }
}

export function likelyAttestedAs(plan: PlanKey): AttestedAs {
  return plan === 'teacher' ? 'teacher' : 'parent'
}
