/** A noun with its determiner and adjective. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import type { DeterminerKind, NounEntry } from '../data/noun-table.ts'
import type { Agreement } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import type { NounFiller } from './filled-template.ts'
import { type Article, type InflectedWord, inflectedWord } from './inflected-word.ts'
import { possessiveDeterminer } from './pronouns.ts'

const DEFINITE = new Set(['le', 'la', 'les', "l'"])
const INDEFINITE = new Set(['un', 'une', 'des'])
const PARTITIVE = new Set(['du', 'de la', "de l'"])
const POSSESSIVE = new Set(['son', 'sa', 'ses', 'leur', 'leurs'])
const DEMONSTRATIVE = new Set(['ce', 'cet', 'cette', 'ces'])

type DeterminerType = 'défini' | 'indéfini' | 'partitif' | 'possessif' | 'démonstratif' | 'aucun'

function determinerTypeOf(written: string): DeterminerType | null {
  if (DEFINITE.has(written)) return 'défini'
  if (INDEFINITE.has(written)) return 'indéfini'
  if (PARTITIVE.has(written)) return 'partitif'
  if (POSSESSIVE.has(written)) return 'possessif'
  if (DEMONSTRATIVE.has(written)) return 'démonstratif'
  return written === '-' ? 'aucun' : null
}

/** The kind that the noun takes where another was asked: «une farine» becomes «de la farine». */
function permittedType(kind: DeterminerType, noun: NounEntry): DeterminerType {
  const can = (candidate: DeterminerKind): boolean => noun.determiners.includes(candidate)
  if (kind === 'démonstratif' || kind === 'aucun' || can(kind)) return kind
  if (noun.determiners.length === 1 && can('aucun')) return 'aucun'
  if (kind === 'indéfini' && can('partitif')) return 'partitif'
  if (kind === 'partitif' && can('indéfini')) return 'indéfini'
  if (can('défini')) return 'défini'
  const [first] = noun.determiners
  return first ?? kind
}

interface DeterminerText {
  readonly text: string
  readonly article: Article | null
}

function plain(text: string): DeterminerText {
  return { text, article: null }
}

const ARTICLES: Readonly<
  Record<string, readonly [m: string, f: string, p: string, article: Article | null]>
> = {
  défini: ['le', 'la', 'les', 'definite'],
  indéfini: ['un', 'une', 'des', 'indefinite'],
  partitif: ['du', 'de la', 'des', 'partitive'],
  démonstratif: ['ce', 'cette', 'ces', null],
}

function determinerText(
  kind: DeterminerType,
  noun: NounFiller,
  owner: Agreement,
): DeterminerText | null {
  if (kind === 'possessif') return plain(possessiveDeterminer(owner, noun))
  const forms = ARTICLES[kind]
  if (forms === undefined) return null
  const [masculine, feminine, plural, article] = forms
  const singular = noun.gender === 'f' ? feminine : masculine
  return { text: noun.number === 'p' ? plural : singular, article }
}

/** «quelques», «deux», «beaucoup de»: written as they are; «chaque», «tout le» agree when one word can. */
function literalDeterminers(text: string, noun: NounFiller): InflectedWord[] {
  const agreeing: Readonly<Record<string, readonly [string, string, string, string]>> = {
    quel: ['quel', 'quels', 'quelle', 'quelles'],
    tout: ['tout', 'tous', 'toute', 'toutes'],
    aucun: ['aucun', 'aucuns', 'aucune', 'aucunes'],
    le: ['le', 'les', 'la', 'les'],
  }
  const index = (noun.gender === 'f' ? 2 : 0) + (noun.number === 'p' ? 1 : 0)
  return text.split(' ').map((word) => {
    const nature = word === 'de' ? 'préposition' : word === 'beaucoup' ? 'adverbe' : 'déterminant'
    return inflectedWord(agreeing[word]?.[index] ?? word, nature, {
      article: word === 'le' ? 'definite' : null,
    })
  })
}

function realiseDeterminer(written: string, noun: NounFiller, owner: Agreement): InflectedWord[] {
  const given = noun.determiner ?? written
  const kind = determinerTypeOf(given)
  if (kind === null) return literalDeterminers(given, noun)
  const chosen = noun.determiner === null ? permittedType(kind, noun.noun) : kind
  // «leur» is written for a plural owner that cannot change.
  const theirs = /^leurs?$/u.test(given) && owner.person === 3
  const text = determinerText(chosen, noun, theirs ? { ...owner, number: 'p' } : owner)
  return text === null
    ? []
    : [
        inflectedWord(noun.determiner ?? text.text, 'déterminant', {
          article: text.article,
          gender: noun.gender,
          number: noun.number,
        }),
      ]
}

const ADJECTIVE_FIRST = /^(?:petit|grand|gros|jeune|beau|bon)(?:e|s|es|x)?$/u

/** Nature of a word of a compound noun: «dessinée» in «bande dessinée», «de» and «neige» in «bonhomme de neige». */
function natureInCompound(word: string, at: number, language: Language): Nature {
  if (/^(de|du|des|à|au|aux|en)$/u.test(word)) return 'préposition'
  const tool = language.functionWords.get(word)?.[0]?.nature
  if (tool !== undefined) return tool
  const qualifies = language.lexicon
    .analyse(word)
    .some(({ nature, verb }) => nature === 'adjectif' || verb?.kind === 'participle')
  return at === 0 && qualifies ? 'adjectif' : 'nom'
}

/** Words of the noun itself: «bonhomme de neige» is three words, of which the first is the noun. */
function realiseNoun(noun: NounFiller, language: Language): InflectedWord[] {
  const [head = noun.form, second, ...rest] = noun.form.split(' ')
  const { gender, number } = noun
  const features = { gender, number, lemma: noun.noun.lemma }
  const natureOf = (word: string, at: number): Nature => natureInCompound(word, at, language)
  const others = rest.map((word, at) => inflectedWord(word, natureOf(word, at + 1)))
  if (second === undefined) return [inflectedWord(head, 'nom', features)]
  return ADJECTIVE_FIRST.test(head) && !/^(?:de|d')/u.test(second)
    ? [
        inflectedWord(head, 'adjectif', { gender, number }),
        inflectedWord(second, 'nom', features),
        ...others,
      ]
    : [inflectedWord(head, 'nom', features), inflectedWord(second, natureOf(second, 0)), ...others]
}

function realiseAdjective(noun: NounFiller, language: Language): InflectedWord | null {
  if (noun.adjective === null) return null
  const { lemma, form } = noun.adjective
  const text = form ?? adjectiveForm(lemma, noun.gender, noun.number, language.lexicon)
  return inflectedWord(text, 'adjectif', { lemma, gender: noun.gender, number: noun.number })
}

/** Determiner, adjective and noun in their order; `owner` is whom «son» follows. */
export function realiseNounPhrase(
  determiner: string,
  noun: NounFiller,
  owner: Agreement,
  language: Language,
): InflectedWord[] {
  const words = realiseNoun(noun, language)
  const adjective = realiseAdjective(noun, language)
  const before =
    adjective !== null && (language.adjectives.get(adjective.lemma ?? '')?.before ?? false)
  const determiners = realiseDeterminer(determiner, noun, owner)
  if (adjective === null) return [...determiners, ...words]
  // «des» becomes «de» before an adjective: «de jolies fleurs».
  const adapted = determiners.map((item) =>
    before && item.text === 'des' && item.article === 'indefinite' ? { ...item, text: 'de' } : item,
  )
  return before ? [...adapted, adjective, ...words] : [...determiners, ...words, adjective]
}
