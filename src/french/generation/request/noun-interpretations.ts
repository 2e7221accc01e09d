/** Nouns among the teacher's words: curated, known to the lexicon only, compound, with their determiner. */
import type { Language } from '../../data/language.ts'
import type { NounEntry } from '../../data/noun-table.ts'
import type { Gender, GrammarNumber } from '../../morphology/features.ts'
import { pluralOf } from '../../morphology/inflection.ts'
import type { GivenWord, Interpretation } from './interpretation.ts'

type NounReading = Extract<Interpretation, { kind: 'noun' }>

/** Class of a noun that no table knows, from its ending; `inconnu` fits no slot but those of the fallbacks. */
function guessedClass(lemma: string): string {
  if (/(eur|euse|trice|ier|ière|iste|ien|ienne)$/u.test(lemma)) return 'personne.inconnu'
  if (/(tion|sion|té|ance|ence|isme|esse|tude)$/u.test(lemma)) return 'abstrait.inconnu'
  return 'inconnu'
}

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

function nounInterpretation(
  noun: NounEntry,
  form: string,
  features: { readonly gender: Gender; readonly number: GrammarNumber | null },
): NounReading {
  const known = noun.source.line > 0
  return { kind: 'noun', noun, form, ...features, determiner: null, adjective: null, known }
}

export function pluralForm(noun: NounEntry, language: Language): string {
  return noun.plural ?? pluralOf(noun.lemma, language.lexicon)
}

function curatedInterpretations(form: string, language: Language): NounReading[] {
  return (language.nounForms.get(form) ?? []).map(({ noun, gender, number }) =>
    nounInterpretation(noun, form, { gender, number }),
  )
}

function lexiconInterpretations(form: string, language: Language): NounReading[] {
  return language.lexicon.analyse(form).flatMap((analysis) => {
    if (analysis.nature !== 'nom' || analysis.proper !== undefined) return []
    const gender = analysis.gender ?? 'm'
    return [
      nounInterpretation(unlistedNoun(analysis.lemma, gender), form, {
        gender,
        number: analysis.number,
      }),
    ]
  })
}

/** Heads whose class says what may be done with the compound: «sac à main», not «barbe à papa». */
const INFORMATIVE_CLASS = /^(objet|lieu|personne|animal|aliment|vêtement)(\.|$)/u

/** «pomme de terre» when the table lacks it: what its first word is. */
function compoundInterpretations(form: string, language: Language): NounReading[] {
  const [, head] = /^(\S+) (?:(?:de|du|des|à|au|aux|en) |d')\p{L}/u.exec(form) ?? []
  const verbal = language.lexicon.verb(head ?? '') !== null && !language.nouns.has(head ?? '')
  if (head === undefined || verbal) return []
  const curated = curatedInterpretations(head, language)
  const found = curated.length > 0 ? curated : lexiconInterpretations(head, language)
  return found.map(({ noun, gender, number }) => {
    const [root = ''] = noun.nounClass.split('.')
    const known = INFORMATIVE_CLASS.test(noun.nounClass)
    const entry = unlistedNoun(form, gender, known ? `${root}.composé` : 'inconnu')
    return { ...nounInterpretation(entry, form, { gender, number: number ?? 's' }), known }
  })
}

interface Agreeing {
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
}

function agree(one: Agreeing, other: Agreeing): boolean {
  const same = (a: string | null, b: string | null): boolean => a === null || b === null || a === b
  return same(one.gender, other.gender) && same(one.number, other.number)
}

/** «ours blanc», «belle maison»: a noun and an adjective that agree, in their order. */
function qualifiedInterpretations(form: string, language: Language): NounReading[] {
  const [one = '', two = '', ...rest] = form.split(' ')
  if (two === '' || rest.length > 0) return []
  const orders = [
    { noun: one, adjective: two, before: false },
    { noun: two, adjective: one, before: true },
  ]
  return orders.flatMap(({ noun, adjective, before }) => {
    const found = language.lexicon
      .analyse(adjective)
      .find(
        ({ nature, lemma }) =>
          nature === 'adjectif' && (language.adjectives.get(lemma)?.before ?? false) === before,
      )
    if (found === undefined) return []
    return curatedInterpretations(noun, language)
      .filter((item) => agree(item, found))
      .map((item) => ({
        ...item,
        number: item.number ?? found.number,
        adjective: { lemma: found.lemma, form: adjective },
      }))
  })
}

const DETERMINERS =
  /^(le |la |les |l'|un |une |des |du |de la |de l'|mon |ma |mes |ton |ta |tes |son |sa |ses |ce |cet |cette |ces |notre |votre |nos |vos |leur |leurs )(.+)$/iu

/** An elided article whole again: the sentence elides it anew. */
const WHOLE: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  "l'": ['le', 'la'],
  "de l'": ['du', 'de la'],
}

function bareInterpretations(form: string, language: Language): NounReading[] {
  const curated = curatedInterpretations(form, language)
  if (curated.length > 0) return curated
  if (!form.includes(' ')) return lexiconInterpretations(form, language)
  const compound = compoundInterpretations(form, language)
  return compound.length > 0 ? compound : qualifiedInterpretations(form, language)
}

export function nounInterpretations(form: string, language: Language): NounReading[] {
  const found = bareInterpretations(form, language)
  const [, written, rest] = DETERMINERS.exec(form) ?? []
  if (found.length > 0 || written === undefined || rest === undefined) return found
  const plural = /s $/u.test(written)
  const determiner = written.trim().toLowerCase()
  return bareInterpretations(rest, language)
    .filter(({ number }) => number === null || (number === 'p') === plural)
    .map((item) => ({
      ...item,
      number: plural ? 'p' : 's',
      determiner: WHOLE[determiner]?.[item.gender === 'm' ? 0 : 1] ?? determiner,
    }))
}

const ARTICLE = /^(?:le|la|l'|les|un|une|des)$/u
/** «l'a», «l'as»: whoever lists them has the verb in mind, not the letter or the card. */
const ELIDED_VERB = /^l'(?:ai|as?|avons|avez|ont|avais|avait|avaient|est|était)$/iu

/** «un Breton», not «LE BALCON» nor «Le balcon». */
const INNER_CAPITAL = /^\p{Ll}+[ '](\p{Lu}\p{Ll}+)$/u

/** The noun of a list that was copied with its articles, «le lapin»: it tells the gender, and a text may need another. Proper nouns keep theirs. */
export function withoutArticle(word: GivenWord): GivenWord {
  const [first, ...others] = word.interpretations
  if (ELIDED_VERB.test(word.text)) return word
  if (first?.kind !== 'noun' || first.determiner === null || !ARTICLE.test(first.determiner)) {
    return word
  }
  if (first.adjective !== null || /^\p{Lu}/u.test(first.noun.lemma)) return word
  const interpretations = [{ ...first, determiner: null }, ...others]
  const name = INNER_CAPITAL.exec(word.text)?.[1]
  return name === undefined
    ? { text: first.form, interpretations }
    : { text: name, interpretations, hasCapital: true }
}
