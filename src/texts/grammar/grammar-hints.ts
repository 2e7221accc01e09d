/** How a nature or a function is found: said after an answer, to a child (terminology of BO n° 16 of 17/04/2025 p. 16). */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'
import { quoted } from '../format.ts'

const NBSP = '\u00a0'

function asked(question: string): string {
  return quoted(`${question}${NBSP}?`)
}

/** Whom a pronoun of the first two persons stands for: it replaces no noun. */
const SPEECH_PRONOUNS: Readonly<Record<string, string>> = {
  je: 'la personne qui parle',
  "j'": 'la personne qui parle',
  tu: 'la personne à qui on parle',
  nous: 'plusieurs personnes, dont celle qui parle',
  vous: 'la personne ou les personnes à qui on parle',
  on: 'une ou plusieurs personnes, sans dire leur nom',
}

function pronounHint(word: string): string {
  const person = SPEECH_PRONOUNS[word.toLocaleLowerCase('fr')]
  return person === undefined
    ? `${quoted(word)} remplace un nom, pour ne pas le répéter.`
    : `${quoted(word)} désigne ${person}.`
}

const CALLED_BY_THEIR_PLACE = /^(?:maman|papa|mamie|mamy|mémé|papi|papy|pépé|tata|tatie|tonton)$/iu

/** Whether a noun of an exercise is a proper one: at the start of a sentence a common noun has a determiner before it. */
export function isProperNoun(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !CALLED_BY_THEIR_PLACE.test(word)
}

function nounHint(word: string): string {
  return isProperNoun(word)
    ? `${quoted(word)} est un nom propre${NBSP}: il nomme une personne, un animal, un lieu, une fête, un événement ou une chose en particulier, et commence par une majuscule.`
    : `${quoted(word)} nomme quelqu'un ou quelque chose. On peut mettre devant ${quoted('le')}, ${quoted('la')}, ${quoted("l'")} ou ${quoted('les')}.`
}

const NATURE_HINTS: Readonly<Record<AskedNature, (word: string) => string>> = {
  nom: nounHint,
  verbe: (word) =>
    `${quoted(word)} change quand on change le temps de la phrase${NBSP}: hier, aujourd'hui, demain.`,
  adjectif: (word) =>
    `${quoted(word)} dit comment est quelqu'un ou quelque chose, et s'accorde avec le nom.`,
  déterminant: (word) =>
    `${quoted(word)} annonce un nom, qui vient juste après ou un peu plus loin.`,
  pronom: pronounHint,
  adverbe: (word) =>
    `${quoted(word)} précise un verbe, un adjectif, un autre adverbe ou la phrase, et ne s'accorde jamais.`,
  préposition: (word) =>
    `${quoted(word)} relie un mot ou un groupe au reste de la phrase, et ne change jamais.`,
}

/** A pronoun in «c'est … qui». */
const STRESSED: Readonly<Record<string, string>> = {
  je: "c'est moi qui",
  "j'": "c'est moi qui",
  tu: "c'est toi qui",
  il: "c'est lui qui",
  elle: "c'est elle qui",
  nous: "c'est nous qui",
  vous: "c'est vous qui",
  ils: 'ce sont eux qui',
  elles: 'ce sont elles qui',
}

/** How a subject is framed: «ce sont … qui» where its end may be that of a plural; «Paris» and «Jules» are one. */
export function framing(word: string): string {
  const one = quoted("c'est … qui")
  return /^\p{Ll}.*[sxz]$/u.test(word) ? `${one} ou ${quoted('ce sont … qui')}` : one
}

const FUNCTION_HINTS: Readonly<Record<GrammarFunction, (word: string) => string>> = {
  sujet: (word) => {
    const pronoun = word.toLocaleLowerCase('fr')
    if (pronoun === 'on')
      return `Avec ${quoted(pronoun)}, le verbe s'écrit comme avec ${quoted('il')}${NBSP}: le verbe s'accorde avec ce mot.`
    const stressed = STRESSED[pronoun]
    return stressed === undefined
      ? `On peut dire ${framing(word)} avec ${quoted(word)}${NBSP}: le verbe s'accorde avec ce mot.`
      : `On peut dire ${quoted(stressed)} à la place de ${quoted(pronoun)}${NBSP}: le verbe s'accorde avec ce mot.`
  },
  verbe: (word) =>
    `${quoted(word)} est le verbe conjugué de la phrase${NBSP}: il s'accorde avec le sujet.`,
  COD: (word) =>
    `${quoted(word)} complète le verbe directement${NBSP}: on répond à ${asked('qui')} ou ${asked('quoi')} après le verbe.`,
  COI: (word) =>
    `${quoted(word)} complète le verbe avec une préposition${NBSP}: on répond à ${asked('à qui')}, ${asked('à quoi')}, ${asked('de quoi')}.`,
  attribut: (word) =>
    `${quoted(word)} dit ce qu'est le sujet, ou comment il est, après un verbe comme être, sembler ou devenir.`,
  'complément circonstanciel': (word) =>
    `${quoted(word)} dit où, quand, comment ou pourquoi. On peut souvent déplacer son groupe ou l'enlever.`,
}

/** One sentence on the nature, and one on the function when it was asked. */
export function wordHints(
  word: string,
  nature: AskedNature | null,
  name: GrammarFunction | null,
): string[] {
  return [
    ...(nature === null ? [] : [NATURE_HINTS[nature](word)]),
    ...(name === null ? [] : [FUNCTION_HINTS[name](word)]),
  ]
}
