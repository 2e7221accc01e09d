/** Hints after a first wrong answer: something to try with the sentence, which does not tell the answer (GRA-15). */
import type { GapFocus } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'

const NBSP = '\u00a0'

function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`
}

/** By the nature that was chosen, to see by oneself that it does not hold. */
const NATURE_TRIALS: Readonly<Record<AskedNature, (word: string) => string>> = {
  nom: (word) =>
    `Relis la phrase avec ${quoted('un')} ou ${quoted('une')} de plus, juste devant ${quoted(word)}. Est-ce qu'elle tient${NBSP}?`,
  verbe: (word) =>
    `Change le temps de la phrase${NBSP}: hier, demain. Est-ce que ${quoted(word)} change${NBSP}?`,
  adjectif: (word) =>
    `Remplace ${quoted(word)} par ${quoted('petit')} ou ${quoted('joli')}. Est-ce que la phrase tient${NBSP}?`,
  déterminant: (word) =>
    `Remplace ${quoted(word)} par ${quoted('un')} ou ${quoted('mon')}. Est-ce qu'un nom vient après${NBSP}?`,
  pronom: (word) =>
    `Remplace ${quoted(word)} par le nom de quelqu'un ou de quelque chose. Est-ce que la phrase tient${NBSP}?`,
  adverbe: (word) =>
    `Mets la phrase au pluriel. Est-ce que ${quoted(word)} reste pareil, et peut-on l'enlever${NBSP}?`,
  préposition: (word) =>
    `Remplace ${quoted(word)} par ${quoted('dans')}, ${quoted('avec')} ou ${quoted('pour')}. Est-ce que la phrase tient${NBSP}?`,
}

const FUNCTION_TRIALS: Readonly<Record<GrammarFunction, (word: string) => string>> = {
  sujet: (word) =>
    `Encadre le groupe de ${quoted(word)} par ${quoted("c'est … qui")}. Est-ce que la phrase tient${NBSP}?`,
  verbe: (word) =>
    `Change le temps de la phrase${NBSP}: hier, demain. Est-ce que ${quoted(word)} change${NBSP}?`,
  COD: (word) =>
    `Remplace le groupe de ${quoted(word)} par ${quoted('le')}, ${quoted('la')} ou ${quoted('les')}, devant le verbe. Est-ce que la phrase tient${NBSP}?`,
  COI: (word) =>
    `Remplace le groupe de ${quoted(word)} par ${quoted('lui')} ou ${quoted('leur')}, devant le verbe. Est-ce que la phrase tient${NBSP}?`,
  attribut: (word) =>
    `Cherche un verbe comme être ou sembler juste avant. Est-ce que ${quoted(word)} dit comment est le sujet${NBSP}?`,
  'complément circonstanciel': (word) =>
    `Déplace le groupe de ${quoted(word)} au début de la phrase, puis enlève-le. Est-ce que la phrase tient${NBSP}?`,
}

interface ChosenAnswer {
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
}

/** `wrong`: what was chosen and is wrong; null where it was right. */
export function wordTrials(word: string, wrong: ChosenAnswer): string[] {
  return [
    ...(wrong.nature === null ? [] : [NATURE_TRIALS[wrong.nature](word)]),
    ...(wrong.function === null ? [] : [FUNCTION_TRIALS[wrong.function](word)]),
  ]
}

const HOMOPHONE_TRIALS: readonly (readonly [RegExp, string])[] = [
  [/^[aà]$/iu, `Remplace par ${quoted('avait')}. Si la phrase tient, il n'y a pas d'accent.`],
  [
    /^e(?:t|st)$/iu,
    `Remplace par ${quoted('était')}. Si la phrase ne tient pas, essaie ${quoted('et puis')}.`,
  ],
  [
    /^sont?$/iu,
    `Remplace par ${quoted('étaient')}. Si la phrase ne tient pas, essaie ${quoted('mon')}.`,
  ],
  [
    /^ont?$/iu,
    `Remplace par ${quoted('avaient')}. Si la phrase ne tient pas, essaie ${quoted('il')}.`,
  ],
  [/^o[uù]$/iu, `Remplace par ${quoted('ou bien')}. Si la phrase tient, il n'y a pas d'accent.`],
  [/^[cs]e$/iu, `Regarde le mot qui suit${NBSP}: est-ce un nom, ou un verbe${NBSP}?`],
]

const GAP_TRIALS: Readonly<Record<GapFocus, string>> = {
  verb: `Encadre le sujet par ${quoted("c'est … qui")}, puis remplace-le par il, elle, ils ou elles${NBSP}: le verbe s'accorde avec lui.`,
  adjective: `Cherche le nom dont on parle. Est-il masculin ou féminin${NBSP}? Y en a-t-il un seul ou plusieurs${NBSP}?`,
  noun: `Regarde le déterminant. En annonce-t-il un seul ou plusieurs${NBSP}?`,
  pronoun: `Regarde la fin du verbe${NBSP}: avec qui va-t-elle${NBSP}?`,
  determiner: `Regarde le nom qui suit. Est-il masculin ou féminin${NBSP}? Y en a-t-il un seul ou plusieurs${NBSP}?`,
  tense: `Lis le premier mot de la phrase. Est-ce déjà passé, ou bien à venir${NBSP}?`,
  homophone: 'Remplace le mot par un autre, et écoute si la phrase tient.',
}

export function gapTrial(text: string, focus: GapFocus = 'verb'): string {
  const pair = focus === 'homophone' && HOMOPHONE_TRIALS.find(([words]) => words.test(text))
  return pair ? pair[1] : GAP_TRIALS[focus]
}

const GAP_REASONS: Readonly<Record<GapFocus, (word: string) => string>> = {
  verb: (word) => `${quoted(word)} s'accorde avec son sujet.`,
  adjective: (word) => `${quoted(word)} s'accorde avec le nom dont on parle.`,
  noun: (word) => `${quoted(word)} suit ce que le déterminant annonce.`,
  pronoun: (word) => `C'est avec ${quoted(word)} que le verbe se termine ainsi.`,
  determiner: (word) => `${quoted(word)} annonce le nom qui suit.`,
  tense: (word) => `${quoted(word)} dit quand cela se passe, comme le début de la phrase.`,
  homophone: (word) => `Ici, on écrit ${quoted(word)}.`,
}

export function gapReason(text: string, focus: GapFocus = 'verb'): string {
  return GAP_REASONS[focus](text)
}

export const ORDER_TRIAL = `La majuscule donne le premier mot, le point donne le dernier. Cherche ensuite le verbe, et demande-toi qui fait l'action.`
