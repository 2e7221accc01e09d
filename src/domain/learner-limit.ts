/** Learners beyond the maximum of a plan, after a change to a smaller one: nothing is deleted, they become read-only. */

/** Whether a learner with so many older ones of the same owner is beyond `maximum`: the oldest stay writable. */
export function isReadOnly(older: number, maximum: number): boolean {
  return older >= maximum
}

/** Those beyond `maximum`, given in the order in which they were added. */
export function beyondMaximum<Learner>(
  learners: readonly Learner[],
  maximum: number,
): readonly Learner[] {
  return learners.filter((_learner, older) => isReadOnly(older, maximum))
}
