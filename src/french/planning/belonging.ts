/** Whether the things that a sentence names stand where the story takes place: no shoes under a bed in the middle of a forest. */
import type { Language } from '../language.ts'
import type { Token } from '../sentence.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'

/** Things of the story, things of another: what one of each is worth, and how many are counted. */
const OWN = 2.5
const FOREIGN = -4
const COUNTED = 2

function isGivenNoun(lemma: string, covers: readonly GivenWord[]): boolean {
  return covers.some(
    ({ readings: [reading] }) => reading?.kind === 'noun' && reading.noun.lemma === lemma,
  )
}

/** Themes of a noun; of a name with several senses, those of all of them. */
function themesOf(lemma: string, { nouns }: Language): readonly string[] {
  return (nouns.get(lemma) ?? []).flatMap(({ themes }) => themes)
}

/**
 * The higher the better, 0 where the story has no theme. Words that the teacher gave say nothing: they must stand somewhere.
 */
export function belonging(
  tokens: readonly Pick<Token, 'nature' | 'lemma'>[],
  covers: readonly GivenWord[],
  { themes: [own], themes, language }: Pick<Story, 'themes' | 'language'>,
): number {
  if (own === undefined || own === NEUTRAL_THEME) return 0
  let [near, far] = [0, 0]
  for (const { nature, lemma } of tokens) {
    if (nature !== 'nom' || lemma === null || isGivenNoun(lemma, covers)) continue
    const known = themesOf(lemma, language)
    if (known.includes(own)) near += 1
    else if (known.length > 0 && !known.some((theme) => themes.includes(theme))) far += 1
  }
  return OWN * Math.min(near, COUNTED) + FOREIGN * Math.min(far, COUNTED)
}
