/**
 * Whether this version may serve a database that a newer one has migrated (decision 76): what was added disturbs nobody; what was taken
 * away is missed by those who come before the release that did without it.
 */
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { OperatorError } from '../../errors.ts'
import type { Log } from '../../log.ts'

const MIGRATION = /^(\d{4})-/u
const CONTRACTION = /^contracts (\d{4})$/u

/** Of a migration that takes away: the earlier one whose release has stopped using it. */
export function contractedSince(text: string): string | undefined {
  return /^-- contracts: (\d{4})$/mu.exec(text)?.[1]
}

/** Kept among the steps that are done, for older versions to find. */
export function contractionStep(since: string): string {
  return `contracts ${since}`
}

/** Throws an OperatorError when what this version needs is gone; says it when others have only added. */
export function checkNewerSteps(done: readonly string[], known: readonly string[], log: Log): void {
  const numbers = new Set(known.map((name) => MIGRATION.exec(name)?.[1]))
  const missed = done
    .map((step) => CONTRACTION.exec(step)?.[1])
    .find((since) => since !== undefined && !numbers.has(since))
  if (missed !== undefined) throw new OperatorError(OPERATOR_TEXTS.databaseContracted(missed))
  const newer = done.filter((step) => MIGRATION.test(step) && !known.includes(step))
  if (newer.length === 0) return
  log.warn('schema-newer', { notice: OPERATOR_TEXTS.databaseNewer(newer.join(', ')) })
}
