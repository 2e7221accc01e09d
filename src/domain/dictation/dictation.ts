/** Goals typed in one field, separated by commas. */
export function parseGoals(text: string): string[] {
  const goals = text.split(',').map((goal) => goal.normalize('NFC').replace(/\s+/gu, ' ').trim())
  return [...new Set(goals.filter((goal) => goal !== ''))]
}
