/** Whose copies of a dictation are expected, and which were checked already. */
import type { Absence } from '../../../contract/class/absences.ts'
import type { LearnerGroup } from '../../../contract/class/learner-groups.ts'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import type { Learner } from '../../../contract/learners.ts'
import type { Level } from '../../../domain/level.ts'

export interface ExpectedGroup {
  /** Of a group of learners, or one of the two that always are. */
  readonly id: 'level' | 'all' | (string & {})
  /** Null for the two that always are. */
  readonly name: string | null
  readonly learners: readonly string[]
}

/** Those of the dictation's level, everybody, then each group; none that is empty, nor the level where it is everybody. */
export function expectedGroups(
  level: Level,
  learners: readonly Learner[],
  groups: readonly LearnerGroup[],
): ExpectedGroup[] {
  const everybody = learners.map(({ id }) => id)
  const ofLevel = learners.filter((one) => one.level === level).map(({ id }) => id)
  const own = groups.map(({ id, name, learner_ids }) => ({ id, name, learners: learner_ids }))
  const isLevel = ofLevel.length > 0 && ofLevel.length < everybody.length
  return [
    ...(isLevel ? [{ id: 'level', name: null, learners: ofLevel }] : []),
    { id: 'all', name: null, learners: everybody },
    ...own.filter((group) => group.learners.length > 0),
  ]
}

/** A dictation that comes back after a week is another round: its copies are new ones. */
const ROUND_MS = 7 * 24 * 60 * 60 * 1000

function isOfRound({ created_at }: { readonly created_at: string }, now: number): boolean {
  return now - Date.parse(created_at) < ROUND_MS
}

export function copiesOfRound(copies: readonly DictationCopy[], now: number): DictationCopy[] {
  return copies.filter((copy) => copy.same_text && isOfRound(copy, now))
}

/** Learners who were said to be absent this time. */
export function absentOfRound(absences: readonly Absence[], now: number): string[] {
  return absences.filter((absence) => isOfRound(absence, now)).map(({ learner_id }) => learner_id)
}
