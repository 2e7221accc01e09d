/** Reasons for the gender of nouns: «la fin», «le noir», «une directrice». */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import type { AgreementCase } from './agreement-control.ts'
import type { ExpectedWord } from './expected-word.ts'

const FEMININE_DETERMINERS = /^(?:la|une|cette|aucune|quelle|toute)$/u
const MASCULINE_DETERMINERS = /^(?:le|un|ce|au|du|quel|tout)$/u

/** «la fin», though «un fin» is a noun of the lexicon: by what stands before it there, and by the tables of schools. */
function isGenderHere(
  { determiner, core }: ExpectedWord,
  own: 'm' | 'f',
  { nouns }: Language,
): boolean {
  const other = own === 'm' ? FEMININE_DETERMINERS : MASCULINE_DETERMINERS
  const tabled = nouns.get(core.toLocaleLowerCase('fr')) ?? []
  const isTabled = tabled.length === 0 || tabled.some(({ gender }) => gender === own)
  return isTabled && !other.test(determiner ?? '')
}

/** «une menteuse» is in no table of nouns, but of a man one says «un menteur». */
function ofWoman(
  { determiner }: ExpectedWord,
  lemma: string,
  single: string,
  { nouns }: Language,
): ErrorExplanation | null {
  const isPerson = nouns
    .get(lemma)
    ?.some(({ nounClass }) => /^(?:personne|animal)/u.test(nounClass))
  const isOfMan =
    (/^(?!tou)/u.test(determiner ?? 'tout') && single === `${lemma}e`) ||
    (/eur$/u.test(lemma) && /(?:euse|rice|eresse)$/u.test(single))
  return isPerson || isOfMan ? { kind: 'feminine-noun', expected: single, masculine: lemma } : null
}

/** «le noir», «une voix»: the noun that has that gender there; null where it has another. */
function ownGender(
  word: ExpectedWord,
  single: string,
  gender: 'm' | 'f',
  language: Language,
): { readonly single: string; readonly gender: 'm' | 'f' } | null {
  const isLemma = language.lexicon
    .analyse(single)
    .some((one) => one.nature === 'nom' && one.lemma === single)
  if (!isLemma || !isGenderHere(word, gender, language)) return null
  const isOne = /^(?:le|au|du)$/u.test(word.determiner ?? '')
  const article = gender === 'f' ? 'une' : isOne ? 'le' : 'un'
  return { single: `${article} ${single}`, gender }
}

/** «une directrice»: the form for a woman. */
export function explainNounGender({
  word,
  expected,
  written,
  language,
}: AgreementCase): ErrorExplanation | null {
  const noun = [...word.readings, ...language.lexicon.analyse(expected)].find(
    ({ nature }) => nature === 'nom',
  )
  const lemma = noun?.lemma
  if (lemma === undefined || CLOSED_CLASS_WORDS.has(expected)) return null
  // «villageois» is its own singular.
  const single = noun?.lemma === expected ? expected : expected.replace(/s$/u, '')
  const own = noun?.gender ? ownGender(word, single, noun.gender, language) : null
  // «voixe», «martyr» for «martyre»: that it is feminine says nothing against its e, nor masculine for one.
  const [longer, shorter] = own?.gender === 'f' ? [written, expected] : [expected, written]
  const isContradicted = longer === `${shorter}e`
  if (own !== null && !isContradicted) return { kind: 'noun-gender', expected, ...own }
  return lemma === expected ? null : ofWoman(word, lemma, single, language)
}
