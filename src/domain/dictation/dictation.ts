/** Limits of a stored dictation (specification §3). */

export const MAX_TITLE_LENGTH = 200
/** Thirty sentences of thirty words, with room to edit. */
export const MAX_CONTENT_LENGTH = 10_000
export const MAX_THEME_LENGTH = 100
export const MAX_GOALS = 10
export const MAX_GOAL_LENGTH = 100

/** Goals typed in one field, separated by commas. */
export function parseGoals(text: string): string[] {
  const goals = text.split(',').map((goal) => goal.normalize('NFC').replace(/\s+/gu, ' ').trim())
  return [...new Set(goals.filter((goal) => goal !== ''))]
}
