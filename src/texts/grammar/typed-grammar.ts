/** What is said around forms to write: conjugation and chains of agreement (GRA-17). */
import type { ChainLink, ConjugatedTense, ConjugatedWord } from '../../domain/grammar/exercise.ts'
import type { WrongPart } from '../../domain/grammar/typed-answer.ts'

const NBSP = '\u00a0'

function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`
}

const AT_TENSE: Readonly<Record<ConjugatedTense, string>> = {
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
  anotherSubject: (verb: string, tense: ConjugatedTense): string =>
    `Le sujet change. Écris ${quoted(verb)} ${AT_TENSE[tense]}.`,
  changed: (from: string, to: string): string =>
    `${quoted(from)} devient ${quoted(to)}. Accorde les mots qui vont avec.`,
  before: 'Avant',
  field: (subject: string): string => `Verbe avec ${quoted(subject)}`,
  chainField: (from: string): string => `À la place de ${quoted(from)}`,
  keys: 'Lettres accentuées',
  answers: (forms: readonly string[]): string =>
    `${forms.length > 1 ? 'Les formes justes' : 'La forme juste'}${NBSP}: ${forms.map(quoted).join(', ')}`,
} as const

const COMPOUND: readonly ConjugatedTense[] = ['passé composé', 'plus-que-parfait']

/** What to look at again in a form that is wrong. The form itself is not told. */
export function conjugationTrial(
  word: ConjugatedWord,
  tense: ConjugatedTense,
  part: WrongPart,
): string {
  const who = quoted(word.subject)
  if (COMPOUND.includes(tense)) {
    return part === 'ending'
      ? `Avec ${who}, l'auxiliaire est juste. Cherche le participe passé${NBSP}: mets ${quoted('une chose')} devant pour entendre sa fin.`
      : `Avec ${who}, commence par l'auxiliaire${NBSP}: être ou avoir, avec ce sujet.`
  }
  if (part === 'ending')
    return `Avec ${who}, le radical est juste. Regarde la terminaison${NBSP}: elle dit la personne et le temps.`
  if (part === 'radical')
    return `Avec ${who}, la terminaison est juste. Regarde le radical, au début du verbe.`
  return `Avec ${who}, dis la phrase à voix haute avec un autre verbe au même temps, puis compare le radical et la terminaison.`
}

/** Why a form is so, with its parts. */
export function conjugationReason(
  { subject, radical, ending, text }: ConjugatedWord,
  tense: ConjugatedTense,
): string {
  const form = `${quoted(subject)}${NBSP}: ${quoted(text)}`
  if (COMPOUND.includes(tense))
    return `${form}, l'auxiliaire ${quoted(radical)} et le participe ${quoted(ending)}.`
  return radical === '' || ending === ''
    ? `${form}, une forme à savoir par cœur.`
    : `${form}, le radical ${quoted(radical)} et la terminaison ${quoted(ending)}.`
}

const CHAIN_TRIALS: Readonly<Record<ChainLink, string>> = {
  determiner: `Le déterminant annonce le nom${NBSP}: masculin ou féminin, un seul ou plusieurs${NBSP}?`,
  adjective: `L'adjectif prend le genre et le nombre du nom${NBSP}: est-ce masculin ou féminin, un seul ou plusieurs${NBSP}?`,
  noun: `Le nom dit combien il y en a.`,
  verb: `Le verbe s'accorde avec le sujet${NBSP}: remplace le sujet par il, elle, ils ou elles.`,
  attribute: `L'attribut s'accorde avec le sujet, de l'autre côté du verbe.`,
}

export function chainTrial(link: ChainLink): string {
  return CHAIN_TRIALS[link]
}
