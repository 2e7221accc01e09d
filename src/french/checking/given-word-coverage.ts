/** Whether a plain text contains a given word, by the rule of the engine: a lemma in any form, any other form as it stands. */
import type { Language } from '../data/language.ts'
import type { GivenWord, Interpretation } from '../generation/request/interpretation.ts'
import { pluralForm } from '../generation/request/noun-interpretations.ts'
import { containsWord, normaliseTyping } from '../generation/request/text-normalisation.ts'
import { requestedLemma } from '../generation/request/word-coverage.ts'
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import { adjectiveForm, pluralOf } from '../morphology/inflection.ts'
import { analyseToken, type TextToken, tokenise } from '../morphology/tokeniser.ts'

/** Keyboards have no œ: «oeuf» is «œuf». */
function foldLigatures(text: string): string {
  return normaliseTyping(text).toLocaleLowerCase('fr').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

function isVerb(word: TextToken, lemma: string, language: Language): boolean {
  return analyseToken(word, language).some(
    (analysis) => analysis.nature === 'verbe' && analysis.lemma === lemma,
  )
}

/** «a mangé» holds «manger», not «avoir». */
function isAuxiliary(at: number, words: readonly TextToken[], language: Language): boolean {
  const next = words
    .slice(at + 1)
    .find((word) => !analyseToken(word, language).some(({ nature }) => nature === 'adverbe'))
  const analyses = next === undefined ? [] : analyseToken(next, language)
  return analyses.length > 0 && analyses.every(({ verb }) => verb?.kind === 'participle')
}

/** «faire du vélo» is held by «fait du vélo». */
function holdsVerb(lemma: string, text: string, language: Language): boolean {
  const [head = '', ...rest] = lemma.split(' ')
  const words = tokenise(text, language)
  return words.some((word, at) => {
    if (!isVerb(word, head, language)) return false
    if (rest.length > 0)
      return containsWord(foldLigatures(text), foldLigatures([word.lower, ...rest].join(' ')))
    return head !== 'avoir' || !isAuxiliary(at, words, language)
  })
}

function nounForms(
  reading: Extract<Interpretation, { kind: 'noun' }>,
  language: Language,
): string[] {
  const { noun } = reading
  const listed = [...(language.nounForms.get(noun.lemma) ?? [])].filter(
    (form) => form.noun.lemma === noun.lemma,
  )
  const plurals = [noun, ...listed.map((form) => form.noun)].map((one) => pluralForm(one, language))
  const { feminine } = noun
  const feminines = feminine === null ? [] : [feminine, pluralOf(feminine, language.lexicon)]
  return [...new Set([...plurals, ...feminines])]
}

const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
}

function adjectiveForms(lemma: string, language: Language): string[] {
  const form = (gender: Gender, number: GrammarNumber): string =>
    adjectiveForm(lemma, gender, number, language.lexicon)
  const vowel = Object.hasOwn(BEFORE_VOWEL, lemma) ? [BEFORE_VOWEL[lemma] ?? lemma] : []
  return [form('m', 'p'), form('f', 's'), form('f', 'p'), ...vowel]
}

function holdsForm(reading: Interpretation, text: string, language: Language): boolean {
  const any = (forms: readonly string[]): boolean =>
    forms.some((form) => containsWord(foldLigatures(text), foldLigatures(form)))
  switch (reading.kind) {
    case 'infinitive':
      return holdsVerb(reading.lemma, text, language)
    case 'noun':
      return reading.form === reading.noun.lemma && any(nounForms(reading, language))
    case 'adjective':
      return reading.form === reading.lemma && any(adjectiveForms(reading.lemma, language))
    default:
      return false
  }
}

export function containsGivenWord(text: string, word: GivenWord, language: Language): boolean {
  if (containsWord(foldLigatures(text), foldLigatures(word.text))) return true
  if (requestedLemma(word) === null) return false
  return word.interpretations.some((reading) => holdsForm(reading, text, language))
}

const QUOTED = /«[^»]*»|"[^"]*"|\([^)]*\)/gu
/** After a colon, a list with two commas or more; anywhere, four bare words between commas. */
const ENUMERATED =
  /:[^:,]*(?:,[^,]*){2,}$|(?:(?<=^|[\s:])\p{L}+,\s){3,}\p{L}+(?:\set\s\p{L}+)?(?=\s*(?:[.!?…,]|$))/gu

/** Whether the word stands only in a list or between quotation marks. */
export function onlyListsGivenWord(sentence: string, word: GivenWord, language: Language): boolean {
  const used = sentence.replace(QUOTED, ' ').replace(ENUMERATED, ' ')
  return !containsGivenWord(used, word, language)
}
