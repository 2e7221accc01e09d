/** Verb forms that goals ask for («arrivées», said of girls; «vit», in the passé simple), and nouns that are written like one. */
import type { Language } from '../../data/language.ts'
import type { Gender, GrammarNumber, Tense } from '../../morphology/features.ts'
import type { GivenWord, Interpretation } from './interpretation.ts'

export interface ParticipleFeatures {
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** Gender and number of a participle; null for any other interpretation, and for one that asks nothing of its subject. */
export function participleFeatures(
  interpretation: Interpretation | undefined,
  language: Language,
): ParticipleFeatures | null {
  if (interpretation?.kind !== 'participle') return null
  for (const { verb, gender, number } of language.lexicon.analyse(interpretation.form)) {
    if (verb?.kind === 'participle' && gender !== null && number !== null) return { gender, number }
  }
  return null
}

/** The word read as the verb that has the tense asked: «vit» is of «voir» in the passé simple. */
export function preferTense(word: GivenWord, tenses: readonly Tense[]): GivenWord {
  const has = (interpretation: Interpretation | undefined): boolean =>
    interpretation?.kind === 'finite' &&
    interpretation.uses.some(({ tense }) => tenses.includes(tense))
  const [first] = word.interpretations
  const better = word.interpretations.find(has)
  if (first?.kind !== 'finite' || has(first) || better === undefined) return word
  return {
    ...word,
    interpretations: [
      better,
      ...word.interpretations.filter((interpretation) => interpretation !== better),
    ],
  }
}

/** The word read as a participle first, and as no noun, where participles are the goal: «partis» is not «je partis», «partie» not «la partie». */
export function preferParticiple(word: GivenWord): GivenWord {
  const participle = word.interpretations.find(({ kind }) => kind === 'participle')
  if (participle === undefined) return word
  const others = word.interpretations.filter(
    (sense) => sense !== participle && sense.kind !== 'noun',
  )
  return { ...word, interpretations: [participle, ...others] }
}

function isKnownNoun(sense: Interpretation): boolean {
  return sense.kind === 'noun' && sense.known
}

/** «mange»: a form that is nothing but a verb's. */
function isOnlyVerb({ interpretations }: GivenWord): boolean {
  return interpretations[0]?.kind === 'finite' && !interpretations.some(isKnownNoun)
}

function asNoun(word: GivenWord): GivenWord {
  const [first] = word.interpretations
  if (first === undefined || !isKnownNoun(first)) return word
  const isVerb = ({ kind }: Interpretation): boolean => kind === 'finite' || kind === 'participle'
  return { ...word, interpretations: word.interpretations.filter((sense) => !isVerb(sense)) }
}

/** «branche», «marche», «allée» of a list without conjugated forms are the nouns, where the tables know these. */
export function preferNouns(words: readonly GivenWord[]): readonly GivenWord[] {
  return words.some(isOnlyVerb) ? words : words.map(asNoun)
}
