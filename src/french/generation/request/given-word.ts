/** The interpretations of a given word, likeliest first: tables, lexicon, then other spellings of it. */

import { traditionalSpelling } from '../../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../../data/language.ts'
import type { GivenWord, Interpretation } from './interpretation.ts'
import { isListed, rankByLikelihood } from './interpretation-ranking.ts'
import { nounInterpretations } from './noun-interpretations.ts'
import {
  isAcronym,
  isCapitalised,
  properNounInterpretations,
} from './proper-noun-interpretations.ts'
import { normaliseTyping } from './text-normalisation.ts'
import { verbInterpretations } from './verb-interpretations.ts'

/** «connaitre», «ile», «aout»: the circumflex that i and u may lose. */
function withCircumflex(form: string): string[] {
  return Array.from(form, (letter, at) => {
    const hat = letter === 'i' ? 'î' : letter === 'u' ? 'û' : null
    return hat === null ? null : form.slice(0, at) + hat + form.slice(at + 1)
  }).filter((candidate) => candidate !== null)
}

/** Forms that the tables or the lexicon know instead of one that the tables do not know. */
function traditionalSpellings(form: string, language: Language): string[] {
  const listed = traditionalSpelling(form)
  if (listed !== null) return [listed]
  const isWord = language.lexicon.has(form)
  // «boite» is a form of «boiter» too: only a word of the tables outdoes it.
  return withCircumflex(form).filter(
    (candidate) =>
      language.nounForms.has(candidate) || (!isWord && language.lexicon.has(candidate)),
  )
}

function lexiconAdjectives(form: string, language: Language): Interpretation[] {
  return language.lexicon.analyse(form).flatMap((analysis): Interpretation[] => {
    if (analysis.nature !== 'adjectif') return []
    const { lemma, gender, number } = analysis
    return [{ kind: 'adjective', lemma, form, gender, number }]
  })
}

function curatedAdjective(form: string, language: Language): Interpretation[] {
  const known = language.adjectives.has(form)
  return known ? [{ kind: 'adjective', lemma: form, form, gender: 'm', number: 's' }] : []
}

function adjectiveInterpretations(form: string, language: Language): Interpretation[] {
  return [...curatedAdjective(form, language), ...lexiconAdjectives(form, language)]
}

function functionWordInterpretations(form: string, language: Language): Interpretation[] {
  const listed = (language.functionWords.get(form) ?? []).map(
    ({ nature }): Interpretation => ({ kind: 'function-word', form, nature }),
  )
  if (listed.length > 0) return listed
  const invariable = language.lexicon
    .analyse(form)
    .find(({ nature }) => ['adverbe', 'préposition', 'conjonction'].includes(nature))
  return invariable ? [{ kind: 'function-word', form, nature: invariable.nature }] : []
}

const NUMERAL =
  /^(un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?|et)$/u

/** «quatre-vingts», «deux cent trois»: two numerals at least. */
function isWrittenNumber(form: string): boolean {
  const parts = form.split(/[\s-]/u)
  return parts.length > 1 && parts.every((part) => NUMERAL.test(part)) && parts.at(-1) !== 'et'
}

/** Years of history lessons, other numbers in figures, numbers in letters. */
function numberInterpretations(form: string): Interpretation[] {
  if (/^1[1-9]\d{2}$|^20\d{2}$/u.test(form)) return [{ kind: 'year', form }]
  return /^\d[\d ]*(,\d+)?$/u.test(form) || isWrittenNumber(form) ? [{ kind: 'number', form }] : []
}

/** Marks that a person leaves around a word of a list: «chat.», "chat", (chat), - chat. */
const AROUND = /^[\s«»"“”()[\]•*_-]+|[\s«»"“”()[\].,;:!?…*_-]+$/gu

function cleanWord(word: string): string {
  const text = normaliseTyping(word)
  const bare = text.replace(AROUND, '').trim()
  return bare === '' ? text : bare
}

function interpretationsOfForm(form: string, language: Language): Interpretation[] {
  return [
    ...numberInterpretations(form),
    ...properNounInterpretations(form, language),
    ...functionWordInterpretations(form, language),
    ...nounInterpretations(form, language),
    ...adjectiveInterpretations(form, language),
    ...verbInterpretations(form, language),
  ]
}

/** The interpretations of another spelling, said of the form that was typed. */
function underTypedForm(
  interpretations: readonly Interpretation[],
  form: string,
): Interpretation[] {
  return interpretations.map((interpretation) => ({ ...interpretation, form }))
}

function titleCase(form: string): string {
  return form.charAt(0).toLocaleUpperCase('fr') + form.slice(1).toLocaleLowerCase('fr')
}

/** «MARIE» is a first name before a form of «marier», «CHAT» an ordinary noun. */
function formsOf(form: string, language: Language): string[] {
  const lower = form.toLocaleLowerCase('fr')
  if (lower === form) return [form]
  const titled = titleCase(form)
  const shouted = form.length > 1 && form === form.toLocaleUpperCase('fr')
  const named = shouted && language.names.some(({ name }) => name === titled)
  return named ? [titled] : [form, lower]
}

function isKnown(interpretations: readonly Interpretation[], language: Language): boolean {
  return interpretations.some((interpretation) => isListed(interpretation, language))
}

function interpretationsOf(form: string, language: Language): Interpretation[] {
  const found = formsOf(form, language).flatMap((one) => interpretationsOfForm(one, language))
  if (isKnown(found, language)) return rankByLikelihood(found, language)
  const lower = form.toLocaleLowerCase('fr')
  const spelled = traditionalSpellings(lower, language).flatMap((other) =>
    underTypedForm(interpretationsOfForm(other, language), lower),
  )
  // A spelling that the tables know by its other form is placed like it.
  if (isKnown(spelled, language)) return rankByLikelihood([...spelled, ...found], language)
  const interpretations = found.length === 0 ? spelled : found
  if (interpretations.length > 0) return rankByLikelihood(interpretations, language)
  // «léa»: a proper noun without its capital.
  const titled = titleCase(form)
  return titled === form ? [] : rankByLikelihood(interpretationsOfForm(titled, language), language)
}

/** «oeuf» is typed where the keyboard has no œ. */
function withLigature(text: string, language: Language): string {
  if (!/oe/iu.test(text) || interpretationsOf(text, language).length > 0) return text
  const ligature = text.replace(/oe/gu, 'œ').replace(/O[Ee]/gu, 'Œ')
  return interpretationsOf(ligature, language).length > 0 ? ligature : text
}

/** The teacher's word with its interpretations; the last is always that it is unknown. */
export function interpretGivenWord(word: string, language: Language): GivenWord {
  const text = withLigature(cleanWord(word), language)
  const interpretations = interpretationsOf(text, language)
  const name: Interpretation[] =
    interpretations.length === 0 && isCapitalised(text) && !text.includes(' ') && !isAcronym(text)
      ? [{ kind: 'name', form: text, gender: null }]
      : []
  return { text, interpretations: [...interpretations, ...name, { kind: 'unknown', form: text }] }
}
