/** What is said around forms to write: conjugation and chains of agreement (GRA-17). */
import type { ChainLink, ConjugatedTense } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import { quoted } from '../format.ts'

const NBSP = '\u00a0'

export const AT_TENSE: Readonly<Record<ConjugatedTense, string>> = {
  présent: 'au présent',
  futur: 'au futur',
  imparfait: "à l'imparfait",
  'passé composé': 'au passé composé',
  'passé simple': 'au passé simple',
  'plus-que-parfait': 'au plus-que-parfait',
}

export const TYPED_GRAMMAR = {
  conjugate: (verb: string, tense: ConjugatedTense): string =>
    `Écris ${quoted(verb)} ${AT_TENSE[tense]}.`,
  anotherSubject: (verb: string, tense: ConjugatedTense, level: Level): string =>
    `${level === 'CP' ? "On parle de quelqu'un d'autre." : 'Le sujet change.'} Écris ${quoted(verb)} ${AT_TENSE[tense]}.`,
  changed: (from: string, to: string, level: Level): string =>
    `${quoted(from)} devient ${quoted(to)}. ${level === 'CP' ? 'Change' : 'Accorde'} les mots qui vont avec.`,
  before: 'Avant',
  field: (subject: string): string => `Verbe avec ${quoted(subject)}`,
  chainField: (from: string): string => `À la place de ${quoted(from)}`,
  keys: 'Lettres accentuées',
  nextWord: 'Mot suivant',
  place: (rank: number, total: number): string => `Mot ${rank} sur ${total}`,
  answers: (forms: readonly string[]): string =>
    `${forms.length > 1 ? 'Les formes justes' : 'La forme juste'}${NBSP}: ${forms.map(quoted).join(', ')}`,
} as const

const CHAIN_TRIALS: Readonly<Record<ChainLink, string>> = {
  determiner: `Le déterminant annonce le nom${NBSP}: masculin ou féminin, un seul ou plusieurs${NBSP}?`,
  adjective: `L'adjectif prend le genre et le nombre du nom${NBSP}: est-ce masculin ou féminin, un seul ou plusieurs${NBSP}?`,
  noun: `Le nom dit combien il y en a.`,
  verb: `Le verbe s'accorde avec le sujet${NBSP}: remplace le sujet par il, elle, ils ou elles.`,
  attribute: `Ce mot dit comment est le sujet, de l'autre côté du verbe${NBSP}: il s'accorde avec lui.`,
}

const NAMING_WORD = `Regarde le mot qui nomme${NBSP}: masculin ou féminin, un seul ou plusieurs${NBSP}?`

/** CP names neither determiner, nor adjective, nor subject. */
const CHAIN_TRIALS_AT_CP: Readonly<Record<ChainLink, string>> = {
  determiner: NAMING_WORD,
  adjective: NAMING_WORD,
  noun: `Ce mot dit combien il y en a.`,
  verb: `Cherche de qui on parle${NBSP}: est-ce il, elle, ils ou elles${NBSP}?`,
  attribute: NAMING_WORD,
}

/** CM2 has the name of it. */
const ATTRIBUTE_AT_CM2 = `Ce mot est l'attribut du sujet${NBSP}: il prend le genre et le nombre du sujet, de l'autre côté du verbe.`

export function chainTrial(link: ChainLink, level: Level): string {
  if (level === 'CM2' && link === 'attribute') return ATTRIBUTE_AT_CM2
  return (level === 'CP' ? CHAIN_TRIALS_AT_CP : CHAIN_TRIALS)[link]
}
