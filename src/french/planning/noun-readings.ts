/** Nouns among the teacher's words: curated, known to the lexicon only, compound, with their determiner. */
import type { Language } from '../language.ts'
import type { Gender, GrammarNumber } from '../morphology/forms.ts'
import { pluralOf } from '../morphology/inflection.ts'
import type { NounEntry } from '../tables/nouns.ts'
import type { Reading } from './reading.ts'

type NounReading = Extract<Reading, { kind: 'noun' }>

/** Class of a noun that no table knows, from its ending; `inconnu` fits no slot but those of the fallbacks. */
function guessedClass(lemma: string): string {
  if (/(eur|euse|trice|ier|ière|iste|ien|ienne)$/u.test(lemma)) return 'personne.inconnu'
  if (/(tion|sion|té|ance|ence|isme|esse|tude)$/u.test(lemma)) return 'abstrait.inconnu'
  return 'inconnu'
}

/** An entry for a noun outside the tables. */
export function unlistedNoun(lemma: string, gender: Gender, nounClass?: string): NounEntry {
  return {
    lemma,
    gender,
    nounClass: nounClass ?? guessedClass(lemma),
    level: 1,
    themes: [],
    determiners: ['défini', 'indéfini', 'possessif'],
    fixedNumber: null,
    plural: null,
    feminine: null,
    adjectives: [],
    place: null,
    source: { file: '', line: 0 },
  }
}

function reading(
  noun: NounEntry,
  form: string,
  features: { readonly gender: Gender; readonly number: GrammarNumber | null },
): NounReading {
  return { kind: 'noun', noun, form, ...features, determiner: null, known: noun.source.line > 0 }
}

export function pluralForm(noun: NounEntry, language: Language): string {
  return noun.plural ?? pluralOf(noun.lemma, language.lexicon)
}

/** Curated nouns of which the word is a form. */
function curatedReadings(form: string, language: Language): NounReading[] {
  return (language.nounForms.get(form) ?? []).map(({ noun, gender, number }) =>
    reading(noun, form, { gender, number }),
  )
}

function lexiconReadings(form: string, language: Language): NounReading[] {
  return language.lexicon.analyse(form).flatMap((analysis) => {
    if (analysis.nature !== 'nom' || analysis.proper !== undefined) return []
    const gender = analysis.gender ?? 'm'
    return [
      reading(unlistedNoun(analysis.lemma, gender), form, { gender, number: analysis.number }),
    ]
  })
}

/** «pomme de terre» when the table lacks it: what its first word is. */
function compoundReadings(form: string, language: Language): NounReading[] {
  const [, head] = /^(\S+) (?:de|du|des|d'|à|au|aux|en)(?: |\p{L})/u.exec(form) ?? []
  const verbal = language.lexicon.verb(head ?? '') !== null && !language.nouns.has(head ?? '')
  if (head === undefined || verbal) return []
  const curated = curatedReadings(head, language)
  const found = curated.length > 0 ? curated : lexiconReadings(head, language)
  return found.map(({ noun, gender, number }) => {
    const entry = unlistedNoun(form, gender, noun.nounClass)
    return { ...reading(entry, form, { gender, number: number ?? 's' }), known: true }
  })
}

const DETERMINERS =
  /^(le |la |les |l'|un |une |des |du |de la |de l'|mon |ma |mes |ton |ta |tes |son |sa |ses |ce |cet |cette |ces |notre |votre |nos |vos |leur |leurs )(.+)$/iu

function bareReadings(form: string, language: Language): NounReading[] {
  const curated = curatedReadings(form, language)
  if (curated.length > 0) return curated
  return form.includes(' ') ? compoundReadings(form, language) : lexiconReadings(form, language)
}

/** The readings of a word as a noun, alone or after its determiner. */
export function nounReadings(form: string, language: Language): NounReading[] {
  const found = bareReadings(form, language)
  const [, determiner, rest] = DETERMINERS.exec(form) ?? []
  if (found.length > 0 || determiner === undefined || rest === undefined) return found
  const plural = /s $/u.test(determiner)
  return bareReadings(rest, language)
    .filter(({ number }) => number === null || (number === 'p') === plural)
    .map((item) => ({ ...item, determiner: determiner.trim().toLowerCase() }))
}
