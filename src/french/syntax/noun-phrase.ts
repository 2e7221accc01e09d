/** A noun with its determiner and adjective. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../language.ts'
import type { Agreement } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import type { DeterminerKind, NounEntry } from '../tables/nouns.ts'
import type { NounChoice } from './binding.ts'
import { possessive } from './closed-words.ts'
import { type Article, type Piece, piece } from './piece.ts'

const DEFINITE = new Set(['le', 'la', 'les', "l'"])
const INDEFINITE = new Set(['un', 'une', 'des'])
const PARTITIVE = new Set(['du', 'de la', "de l'"])
const POSSESSIVE = new Set(['son', 'sa', 'ses', 'leur', 'leurs'])
const DEMONSTRATIVE = new Set(['ce', 'cet', 'cette', 'ces'])

type Kind = 'défini' | 'indéfini' | 'partitif' | 'possessif' | 'démonstratif' | 'aucun'

function kindOf(written: string): Kind | null {
  if (DEFINITE.has(written)) return 'défini'
  if (INDEFINITE.has(written)) return 'indéfini'
  if (PARTITIVE.has(written)) return 'partitif'
  if (POSSESSIVE.has(written)) return 'possessif'
  if (DEMONSTRATIVE.has(written)) return 'démonstratif'
  return written === '-' ? 'aucun' : null
}

/** The kind that the noun takes where another was asked: «une farine» becomes «de la farine». */
function allowed(kind: Kind, noun: NounEntry): Kind {
  const can = (candidate: DeterminerKind): boolean => noun.determiners.includes(candidate)
  if (kind === 'démonstratif' || kind === 'aucun' || can(kind)) return kind
  if (noun.determiners.length === 1 && can('aucun')) return 'aucun'
  if (kind === 'indéfini' && can('partitif')) return 'partitif'
  if (kind === 'partitif' && can('indéfini')) return 'indéfini'
  if (can('défini')) return 'défini'
  const [first] = noun.determiners
  return first ?? kind
}

interface Written {
  readonly text: string
  readonly article: Article | null
}

function plain(text: string): Written {
  return { text, article: null }
}

/** Masculine, feminine, plural. */
const ARTICLES: Readonly<
  Record<string, readonly [m: string, f: string, p: string, article: Article | null]>
> = {
  défini: ['le', 'la', 'les', 'definite'],
  indéfini: ['un', 'une', 'des', 'indefinite'],
  partitif: ['du', 'de la', 'des', 'partitive'],
  démonstratif: ['ce', 'cette', 'ces', null],
}

function determinerText(kind: Kind, noun: NounChoice, owner: Agreement): Written | null {
  if (kind === 'possessif') return plain(possessive(owner, noun))
  const forms = ARTICLES[kind]
  if (forms === undefined) return null
  const [masculine, feminine, plural, article] = forms
  const singular = noun.gender === 'f' ? feminine : masculine
  return { text: noun.number === 'p' ? plural : singular, article }
}

/** «quelques», «deux», «beaucoup de»: written as they are; «chaque», «tout le» agree when one word can. */
function writtenDeterminers(text: string, noun: NounChoice): Piece[] {
  const agreeing: Readonly<Record<string, readonly [string, string, string, string]>> = {
    quel: ['quel', 'quels', 'quelle', 'quelles'],
    tout: ['tout', 'tous', 'toute', 'toutes'],
    aucun: ['aucun', 'aucuns', 'aucune', 'aucunes'],
    le: ['le', 'les', 'la', 'les'],
  }
  const index = (noun.gender === 'f' ? 2 : 0) + (noun.number === 'p' ? 1 : 0)
  return text.split(' ').map((word) => {
    const nature = word === 'de' ? 'préposition' : word === 'beaucoup' ? 'adverbe' : 'déterminant'
    return piece(agreeing[word]?.[index] ?? word, nature, {
      article: word === 'le' ? 'definite' : null,
    })
  })
}

function determinerPieces(written: string, noun: NounChoice, owner: Agreement): Piece[] {
  const given = noun.determiner ?? written
  const kind = kindOf(given)
  if (kind === null) return writtenDeterminers(given, noun)
  const chosen = noun.determiner === null ? allowed(kind, noun.noun) : kind
  // «leur» is written for a plural owner that cannot change.
  const theirs = /^leurs?$/u.test(given) && owner.person === 3
  const text = determinerText(chosen, noun, theirs ? { ...owner, number: 'p' } : owner)
  return text === null
    ? []
    : [
        piece(noun.determiner ?? text.text, 'déterminant', {
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
  const tool = language.tools.get(word)?.[0]?.nature
  if (tool !== undefined) return tool
  const qualifies = language.lexicon
    .analyse(word)
    .some(({ nature, verb }) => nature === 'adjectif' || verb?.kind === 'participle')
  return at === 0 && qualifies ? 'adjectif' : 'nom'
}

/** Pieces of the noun itself: «bonhomme de neige» is three words, of which the first is the noun. */
export function nounPieces(noun: NounChoice, language: Language): Piece[] {
  const [head = noun.form, second, ...rest] = noun.form.split(' ')
  const { gender, number } = noun
  const features = { gender, number, lemma: noun.noun.lemma }
  const natureOf = (word: string, at: number): Nature => natureInCompound(word, at, language)
  const others = rest.map((word, at) => piece(word, natureOf(word, at + 1)))
  if (second === undefined) return [piece(head, 'nom', features)]
  return ADJECTIVE_FIRST.test(head) && !/^(?:de|d')/u.test(second)
    ? [piece(head, 'adjectif', { gender, number }), piece(second, 'nom', features), ...others]
    : [piece(head, 'nom', features), piece(second, natureOf(second, 0)), ...others]
}

function adjectivePiece(noun: NounChoice, language: Language): Piece | null {
  if (noun.adjective === null) return null
  const { lemma, form } = noun.adjective
  const text = form ?? adjectiveForm(lemma, noun.gender, noun.number, language.lexicon)
  return piece(text, 'adjectif', { lemma, gender: noun.gender, number: noun.number })
}

/** Determiner, adjective and noun in their order; `owner` is whom «son» follows. */
export function nounPhrase(
  determiner: string,
  noun: NounChoice,
  owner: Agreement,
  language: Language,
): Piece[] {
  const words = nounPieces(noun, language)
  const adjective = adjectivePiece(noun, language)
  const before =
    adjective !== null && (language.adjectives.get(adjective.lemma ?? '')?.before ?? false)
  const determiners = determinerPieces(determiner, noun, owner)
  if (adjective === null) return [...determiners, ...words]
  // «des» becomes «de» before an adjective: «de jolies fleurs».
  const adapted = determiners.map((item) =>
    before && item.text === 'des' && item.article === 'indefinite' ? { ...item, text: 'de' } : item,
  )
  return before ? [...adapted, adjective, ...words] : [...determiners, ...words, adjective]
}
