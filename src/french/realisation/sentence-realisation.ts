/** Surface realisation of a filled template, from its clause to the tokens of a sentence. */
import type { Language } from '../data/language.ts'
import type { Template } from '../data/template.ts'
import type { Sentence } from '../sentence.ts'
import { textOfTokens } from '../sentence.ts'
import { realiseClause } from './clause.ts'
import type { DiscourseModel } from './discourse-model.ts'
import type { FilledTemplate } from './filled-template.ts'
import { realiseSurface } from './surface-realisation.ts'

export interface RealisedSentence {
  readonly sentence: Sentence
  readonly discourse: DiscourseModel
}

/** Fallbacks that read as well as any sentence: «prend le train pour Paris», «veut faire du vélo». */
const NATURAL = new Set(
  '<prénom> <personne> <voisin> <famille> <ville> <ville.le> <année> <nombre> <infinitif>'.split(
    ' ',
  ),
)

function isForced(template: Template): boolean {
  return template.origin === 'fallback' && !template.headwords.some((word) => NATURAL.has(word))
}

/** null when a form that the sentence needs does not exist. */
export function realiseSentence(
  filled: FilledTemplate,
  discourse: DiscourseModel,
  language: Language,
): RealisedSentence | null {
  const clause = realiseClause(filled, discourse, language)
  if (clause === null) return null
  const tokens = realiseSurface(clause.words, filled.template.end, language)
  const forced = isForced(filled.template)
  return { sentence: { text: textOfTokens(tokens), forced, tokens }, discourse: clause.discourse }
}
