/** Limits of the groups of learners (CLA-02). */

export const MAX_GROUP_NAME_LENGTH = 40

/** Of one user. */
export const MAX_GROUPS = 30
