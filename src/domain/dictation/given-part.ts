/** What was given of a text to a learner: one of three lengths («points d'arrêt»), or the gaps alone (PAG-05). */

/** From the least to write to the most, then `cloze`: the gaps alone. */
export const GIVEN_PARTS = ['short', 'medium', 'whole', 'cloze'] as const

export type GivenPart = (typeof GIVEN_PARTS)[number]
