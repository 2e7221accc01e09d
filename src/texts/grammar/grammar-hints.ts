/** How a nature or a function is found: said after an answer, to a child (terminology of BO n° 16 of 17/04/2025 p. 16). */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'

const NBSP = '\u00a0'

function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`
}

function asked(question: string): string {
  return quoted(`${question}${NBSP}?`)
}

const NATURE_HINTS: Readonly<Record<AskedNature, (word: string) => string>> = {
  nom: (word) =>
    `${quoted(word)} nomme quelqu'un ou quelque chose. Devant un nom commun, on peut mettre ${quoted('un')}, ${quoted('une')} ou ${quoted('des')}.`,
  verbe: (word) =>
    `${quoted(word)} change quand on change le temps de la phrase${NBSP}: hier, aujourd'hui, demain.`,
  adjectif: (word) =>
    `${quoted(word)} dit comment est quelqu'un ou quelque chose, et s'accorde avec le nom.`,
  déterminant: (word) => `${quoted(word)} est devant un nom et l'annonce.`,
  pronom: (word) => `${quoted(word)} remplace un nom, pour ne pas le répéter.`,
  adverbe: (word) =>
    `${quoted(word)} précise un verbe, un adjectif ou la phrase, et ne s'accorde jamais.`,
  préposition: (word) =>
    `${quoted(word)} relie un mot ou un groupe au reste de la phrase, et ne change jamais.`,
}

/** What a subject becomes between «c'est» and «qui». */
const STRESSED: Readonly<Record<string, string>> = {
  je: 'moi',
  "j'": 'moi',
  tu: 'toi',
  il: 'lui',
  ils: 'eux',
}

const FUNCTION_HINTS: Readonly<Record<GrammarFunction, (word: string) => string>> = {
  sujet: (word) => {
    const stressed = STRESSED[word.toLocaleLowerCase('fr')]
    return stressed === undefined
      ? `On peut dire ${quoted("c'est … qui")} avec ${quoted(word)}${NBSP}: c'est de lui que parle le verbe.`
      : `On peut dire ${quoted(`c'est ${stressed} qui`)} à la place de ${quoted(word)}${NBSP}: le verbe parle de lui.`
  },
  verbe: (word) => `${quoted(word)} est le noyau de la phrase${NBSP}: il s'accorde avec le sujet.`,
  COD: (word) =>
    `${quoted(word)} complète le verbe directement${NBSP}: on répond à ${asked('qui')} ou ${asked('quoi')} après le verbe.`,
  COI: (word) =>
    `${quoted(word)} complète le verbe avec une préposition${NBSP}: on répond à ${asked('à qui')}, ${asked('à quoi')}, ${asked('de quoi')}.`,
  attribut: (word) =>
    `${quoted(word)} dit comment est le sujet, après un verbe comme être, sembler ou devenir.`,
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
