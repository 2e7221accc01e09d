/** Limits of a class and of its groups (CLA-01, CLA-02). */

/** More than any class, and less than a school. */
export const MAX_LISTED_PUPILS = 100

export const MAX_GROUP_NAME_LENGTH = 40

/** Of one user. */
export const MAX_GROUPS = 30
