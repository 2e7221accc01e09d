/** The theme of a text, from what was typed or from the given nouns. */
import type { Language } from '../../data/language.ts'
import type { Theme } from '../../data/sentence-collection.ts'
import type { GivenWord } from './interpretation.ts'
import { stems } from './text-normalisation.ts'

/** An ordinary day is no theme that a few nouns ask for. */
const NEUTRAL_THEME = 'journée'

export interface SelectedTheme {
  readonly theme: Theme | null
  /** The teacher typed a theme that nothing answers to. */
  readonly unknown: boolean
}

function closeness(theme: Theme, wanted: readonly string[]): number {
  const known = [theme.id, theme.title, ...theme.keywords]
  let best = 0
  for (const keyword of known) {
    const parts = stems(keyword)
    if (parts.length === 0) continue
    const shared = parts.filter((part) => wanted.includes(part)).length
    if (shared === parts.length) best = Math.max(best, 1 + shared)
    // «Quand j'étais petit» is no «petit déjeuner»: one word of two is a hint only where little else was typed.
    else if (2 * shared >= wanted.length && shared > 0 && parts.length <= 2)
      best = Math.max(best, shared / parts.length)
  }
  return best
}

function typedTheme(text: string, language: Language): Theme | null {
  const wanted = stems(text)
  const scored = language.themes
    .map((theme) => ({ theme, score: closeness(theme, wanted) }))
    .filter(({ score }) => score > 0.4)
    .sort((one, other) => other.score - one.score)
  return scored[0]?.theme ?? null
}

/** The theme that the given nouns share, when it holds two of them at least. */
function themeOfWords(words: readonly GivenWord[], language: Language): Theme | null {
  const counts = new Map<string, number>()
  for (const { interpretations } of words) {
    const [first] = interpretations
    if (first?.kind !== 'noun') continue
    for (const id of new Set(first.noun.themes)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const best = [...counts]
    .filter(([id, count]) => count >= 2 && id !== NEUTRAL_THEME && count * 3 >= words.length)
    .sort((one, other) => other[1] - one[1])[0]
  return language.themes.find(({ id }) => id === best?.[0]) ?? null
}

export function selectTheme(
  typed: string,
  words: readonly GivenWord[],
  language: Language,
): SelectedTheme {
  if (typed.trim() === '') return { theme: themeOfWords(words, language), unknown: false }
  const theme = typedTheme(typed, language)
  return { theme, unknown: theme === null }
}

/** The word with the interpretation of the theme first: «lave» is a noun among volcanoes. */
export function preferThemeSense(word: GivenWord, theme: Theme | null): GivenWord {
  const own = word.interpretations.find(
    (interpretation) =>
      interpretation.kind === 'noun' &&
      theme !== null &&
      interpretation.noun.themes.includes(theme.id),
  )
  if (own === undefined || own === word.interpretations[0]) return word
  return {
    ...word,
    interpretations: [
      own,
      ...word.interpretations.filter((interpretation) => interpretation !== own),
    ],
  }
}
