/** Whether the nouns of a sentence belong to the theme of the text: no shoes under a bed in the middle of a forest. */
import type { Language } from '../../data/language.ts'
import type { Token } from '../../sentence.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'

/** Weight of a noun of the theme and of one of another theme, and how many of each count. */
const OWN_THEME = 2.5
const OTHER_THEME = -4
const MAX_COUNTED = 2

function isGivenNoun(lemma: string, covers: readonly GivenWord[]): boolean {
  return covers.some(
    ({ interpretations: [interpretation] }) =>
      interpretation?.kind === 'noun' && interpretation.noun.lemma === lemma,
  )
}

/** Themes of a noun; of a name with several senses, those of all of them. */
function themesOf(lemma: string, { nouns }: Language): readonly string[] {
  return (nouns.get(lemma) ?? []).flatMap(({ themes }) => themes)
}

/**
 * The higher the better, 0 where the story has no theme. Words that the teacher gave say nothing: they must stand somewhere.
 */
export function themeFit(
  tokens: readonly Pick<Token, 'nature' | 'lemma'>[],
  covers: readonly GivenWord[],
  { themes: [own], themes, language }: Pick<GenerationContext, 'themes' | 'language'>,
): number {
  if (own === undefined || own === NEUTRAL_THEME) return 0
  let [near, far] = [0, 0]
  for (const { nature, lemma } of tokens) {
    if (nature !== 'nom' || lemma === null || isGivenNoun(lemma, covers)) continue
    const known = themesOf(lemma, language)
    if (known.includes(own)) near += 1
    else if (known.length > 0 && !known.some((theme) => themes.includes(theme))) far += 1
  }
  return OWN_THEME * Math.min(near, MAX_COUNTED) + OTHER_THEME * Math.min(far, MAX_COUNTED)
}
