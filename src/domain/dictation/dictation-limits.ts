/** Limits of a dictation and of what is asked of the generator (specification §3, §5). */

export const MAX_TITLE_LENGTH = 200
/** Thirty sentences of thirty words, with room to edit. */
export const MAX_CONTENT_LENGTH = 10_000
export const MAX_THEME_LENGTH = 100
/** Of the name of a story of the engine. */
export const MAX_STORY_LENGTH = 100
/** Stories that a request may name as known already. */
export const MAX_KNOWN_STORIES = 60
export const MAX_GOALS = 10
export const MAX_GOAL_LENGTH = 100

export const MIN_SENTENCES = 1
export const MAX_SENTENCES = 30
export const DEFAULT_SENTENCES = 5
/** Other sentences that are proposed at one place of a text. */
export const MAX_SENTENCE_PROPOSALS = 5
/** Seeds of the engine's choices are smaller. */
export const WRITING_SEEDS = 2 ** 31
