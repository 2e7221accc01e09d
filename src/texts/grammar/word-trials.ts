/**
 * Hints after a first wrong nature or function: a manipulation that fails for this very word, chosen by what was answered and by
 * what is right, and that does not name what is right (GRA-15; Terminologie grammaticale 2020: remplacer, supprimer, déplacer, encadrer).
 */
import type { AnalysedWord, AnalysisQuestion } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'
import type { Level } from '../../domain/level.ts'
import { quoted } from '../format.ts'
import { framing, isProperNoun } from './grammar-hints.ts'

const NBSP = '\u00a0'

/** `opens`: its group stands before the comma that opens its sentence. */
type Trial = (word: string, opens?: boolean) => string

/** By what is right; `other` for all that is not told apart. */
type Trials<Term extends string> = Readonly<Partial<Record<Term, Trial>>> & {
  readonly other: Trial
}

/** The sentence has one of the three times already. */
const OTHER_TIME = `Dis la phrase à un autre temps${NBSP}: au passé, au présent ou au futur`

/** A noun of time would be left out. */
const inAnotherTime: Trial = (word) =>
  `${OTHER_TIME}, sans enlever ${quoted(word)}. Est-ce que ${quoted(word)} change${NBSP}? Un verbe change.`

const withAnotherNumber: Trial = (word) =>
  `Mets le nom qui vient après au pluriel, ou au singulier. Est-ce que ${quoted(word)} change${NBSP}?`

/** «Son» is what is heard as well: that it names nothing is to be seen in its sentence. */
function isNounElsewhere(word: string): boolean {
  return /^(?:son|ton)$/iu.test(word)
}

/** Things whose name is an adjective elsewhere: «comment est-ce? rond» is a right answer, and «un rond» a noun. */
const ADJECTIVE_ELSEWHERE =
  /^(?:rond|carré|droit|plat|creux|secret|rose|orange|noir|blanc|bleu|vert|rouge|jaune|gris|brun|marron|violet|calme|froid|chaud|frais|vide|désert|double|contraire|liquide|solide|public|total|extérieur|intérieur|présent|manuel|collant|élastique|massif|infini|moyen)s?$/iu

const answersHowItIs: Trial = (word) =>
  `Un adjectif répond à la question ${quoted(`comment est…${NBSP}?`)} ou ${quoted(`comment sont…${NBSP}?`)}. Est-ce que ${quoted(word)} y répond${NBSP}?`

const withoutTheWord: Trial = (word) =>
  `Un adjectif peut souvent s'enlever. Regarde le mot juste devant ${quoted(word)}, puis relis la phrase sans ${quoted(word)}. Est-ce qu'elle tient${NBSP}?`

const NATURE_TRIALS: Readonly<Record<AskedNature, Trials<AskedNature>>> = {
  nom: {
    verbe: (word) =>
      `${OTHER_TIME}. Est-ce que ${quoted(word)} change${NBSP}? Un nom ne change pas avec le temps.`,
    adjectif: (word) =>
      `Pose la question ${quoted(`comment est…${NBSP}?`)} sur un autre mot de la phrase. Est-ce que ${quoted(word)} y répond${NBSP}? Un nom n'y répond pas.`,
    other: (word) =>
      isNounElsewhere(word)
        ? `Dans cette phrase, est-ce que ${quoted(word)} veut dire ${quoted(`un ${word.toLocaleLowerCase('fr')}`)}${NBSP}?`
        : `Un nom dit à lui seul qui c'est, ou ce que c'est, comme ${quoted('chat')} ou ${quoted('école')}. Est-ce que ${quoted(word)} le dit${NBSP}?`,
  },
  verbe: {
    adverbe: (word) =>
      `Un verbe change avec la personne. Essaie ${quoted(word)} avec je, puis avec nous. Est-ce qu'il change${NBSP}?`,
    other: inAnotherTime,
  },
  adjectif: {
    nom: (word) => (ADJECTIVE_ELSEWHERE.test(word) ? withoutTheWord(word) : answersHowItIs(word)),
    other: answersHowItIs,
  },
  déterminant: {
    préposition: (word) =>
      `Un déterminant change avec son nom${NBSP}: un, une, des. Mets après ${quoted(word)} un nom féminin, puis un nom pluriel. Est-ce que ${quoted(word)} change${NBSP}?`,
    other: (word) =>
      `Remplace ${quoted(word)} par ${quoted('un')}, puis par ${quoted('mes')}. Est-ce que l'une des deux phrases tient${NBSP}?`,
  },
  pronom: {
    nom: (word) =>
      `Un pronom ne dit pas le nom${NBSP}: il, elle, nous… Est-ce que ${quoted(word)} dit lui-même qui c'est, ou ce que c'est${NBSP}?`,
    déterminant: (word) =>
      `Un pronom tient la place d'un nom. Est-ce que ${quoted(word)} est à la place d'un nom, ou avec un nom${NBSP}?`,
    other: (word) =>
      `Un pronom tient la place d'un nom. Cherche de quel nom ${quoted(word)} tient la place. Est-ce que tu le trouves${NBSP}?`,
  },
  adverbe: {
    nom: (word) =>
      isProperNoun(word)
        ? `Un adverbe dit comment, où ou quand. Est-ce que ${quoted(word)} le dit, ou donne-t-il le nom de quelqu'un${NBSP}?`
        : `Un adverbe n'a jamais de déterminant. Essaie ${quoted('le')}, ${quoted('la')} ou ${quoted('les')} devant ${quoted(word)}. Est-ce que cela se dit${NBSP}?`,
    verbe: (word) =>
      `Un adverbe ne change jamais. ${OTHER_TIME}. Est-ce que ${quoted(word)} change${NBSP}?`,
    adjectif: (word) =>
      `Un adverbe ne change jamais. Essaie ${quoted(word)} avec un nom féminin, puis avec un nom pluriel. Est-ce qu'il change${NBSP}?`,
    déterminant: (word) => `Un adverbe ne change jamais. ${withAnotherNumber(word)}`,
    other: (word) =>
      `Un adverbe peut presque toujours s'enlever. Relis la phrase sans ${quoted(word)}. Est-ce qu'elle tient${NBSP}?`,
  },
  préposition: {
    déterminant: (word) => `Une préposition ne change jamais. ${withAnotherNumber(word)}`,
    adverbe: (word) =>
      `Enlève ${quoted(word)}. Est-ce que la phrase tient encore${NBSP}? Sans une préposition, elle ne tient pas.`,
    other: (word) =>
      `Remplace ${quoted(word)} par ${quoted('dans')}, ${quoted('avec')} ou ${quoted('pour')}. Est-ce que la phrase tient${NBSP}?`,
  },
}

const isMovable: Trial = (word, opens) =>
  `Mets le groupe de ${quoted(word)} ${opens ? 'à la fin' : 'au début'} de la phrase, sans rien changer d'autre. Est-ce qu'elle tient${NBSP}?`

const FUNCTION_TRIALS: Readonly<Record<GrammarFunction, Trials<GrammarFunction>>> = {
  sujet: {
    // A verb is nothing that «c'est … qui» could frame.
    verbe: (word) =>
      `${OTHER_TIME}. Est-ce que ${quoted(word)} change${NBSP}? Un sujet ne change pas avec le temps.`,
    // «Ce sont les matins qui …» is no French for anybody to try.
    'complément circonstanciel': (word) =>
      `Un sujet se remplace par il, elle, ils ou elles. Essaie pour le groupe de ${quoted(word)}, à la même place. Est-ce que la phrase tient${NBSP}?`,
    other: (word) =>
      `Encadre le groupe de ${quoted(word)} par ${framing(word)}, et garde l'ordre du reste de la phrase. Est-ce qu'elle tient${NBSP}?`,
  },
  verbe: { other: inAnotherTime },
  COD: {
    verbe: (word) =>
      `${OTHER_TIME}. Est-ce que ${quoted(word)} change${NBSP}? Un COD ne change pas avec le temps.`,
    attribut: (word) =>
      `Un COD parle d'autre chose que le sujet. Est-ce que ${quoted(word)} parle d'autre chose que le sujet${NBSP}?`,
    COI: (word) =>
      `Un COD n'a pas de préposition devant lui. Regarde le premier mot du groupe de ${quoted(word)}.`,
    'complément circonstanciel': (word, opens) =>
      `${isMovable(word, opens)} ${opens ? 'Un COD ne se déplace pas ainsi.' : 'Avec un COD, elle ne tient pas.'}`,
    other: (word) =>
      `Pose la question ${quoted(`qui${NBSP}?`)} ou ${quoted(`quoi${NBSP}?`)} juste après le verbe. Est-ce que ${quoted(word)} y répond${NBSP}?`,
  },
  COI: {
    verbe: (word) =>
      `${OTHER_TIME}. Est-ce que ${quoted(word)} change${NBSP}? Un COI ne change pas avec le temps.`,
    'complément circonstanciel': (word) =>
      `Un COI répond à ${quoted(`à qui${NBSP}?`)}, ${quoted(`à quoi${NBSP}?`)} ou ${quoted(`de quoi${NBSP}?`)}. Est-ce que ${quoted(word)} répond à l'une de ces questions${NBSP}?`,
    other: (word) =>
      `Un COI commence par une préposition, comme ${quoted('à')} ou ${quoted('de')}. Regarde le premier mot du groupe de ${quoted(word)}.`,
  },
  attribut: {
    other: (word) =>
      `Un attribut dit ce qu'est le sujet, ou comment il est, après un verbe comme être ou sembler. Est-ce que ${quoted(word)} le dit${NBSP}?`,
  },
  'complément circonstanciel': {
    COD: isMovable,
    COI: (word) =>
      `Un complément circonstanciel dit où, quand, comment ou pourquoi. Est-ce que le groupe de ${quoted(word)} dit l'une de ces choses${NBSP}?`,
    other: (word) =>
      `Un complément circonstanciel peut s'enlever. Relis la phrase sans le groupe de ${quoted(word)}. Est-ce qu'elle tient${NBSP}?`,
  },
}

/** CP has no name for a noun or a verb. */
const TRIALS_AT_CP: Readonly<Partial<Record<AskedNature, Trial>>> = {
  nom: (word) =>
    `Raconte la phrase comme si c'était hier, puis comme si c'était demain. Est-ce que ${quoted(word)} change${NBSP}? Un mot qui nomme ne change pas.`,
  verbe: (word) =>
    `Raconte la phrase comme si c'était hier, puis comme si c'était demain. Est-ce que ${quoted(word)} change${NBSP}? Un mot qui dit l'action change.`,
}

/** The other word of the pair of CP; a hint for it is for it alone. */
const PAIR_AT_CP: Readonly<Partial<Record<AskedNature, AskedNature>>> = {
  nom: 'verbe',
  verbe: 'nom',
}

/** null where it was right, or was not asked. */
interface ChosenTerms {
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
}

function pick<Term extends string>(trials: Trials<Term>, right: Term | undefined): Trial {
  const own: Trial | undefined = right === undefined ? undefined : trials[right]
  return own ?? trials.other
}

function natureTrial(wrong: AskedNature, right: AskedNature, level: Level): Trial {
  const early = level === 'CP' && PAIR_AT_CP[wrong] === right ? TRIALS_AT_CP[wrong] : undefined
  return early ?? pick(NATURE_TRIALS[wrong], right)
}

interface TriedWord extends Pick<AnalysedWord, 'text' | 'nature' | 'function'> {
  readonly opens?: boolean
}

/** Whether a word stands before the first comma of its sentence: «Après le naufrage, …». */
export function opensSentence({ sentence, words }: AnalysisQuestion, at: number): boolean {
  const comma = sentence.indexOf(',')
  let end = 0
  for (const { text } of words.slice(0, at + 1)) end = sentence.indexOf(text, end) + text.length
  return comma >= 0 && end <= comma
}

/** `wrong`: what was chosen and is wrong, for a word with what is right of it. */
export function wordTrials(
  { text, nature, function: name, opens }: TriedWord,
  wrong: ChosenTerms,
  level: Level,
): string[] {
  const trials = [
    ...(wrong.nature === null ? [] : [natureTrial(wrong.nature, nature, level)(text)]),
    ...(wrong.function === null ? [] : [pick(FUNCTION_TRIALS[wrong.function], name)(text, opens)]),
  ]
  // «verbe» is a nature and a function: one trial for both.
  return [...new Set(trials)]
}
