/**
 * Hints on a form of two words. «Auxiliaire» and «participe passé» are words of CM1 (BO n° 16 of 17/04/2025 p. 17); before, the two
 * words are called the first and the second (GRA-15, GRA-16).
 */
import type {
  ConjugatedTense,
  ConjugatedWord,
  ConjugationQuestion,
} from '../../domain/grammar/exercise.ts'
import { type WrongPart, writtenAuxiliary } from '../../domain/grammar/typed-answer.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import { quoted } from '../format.ts'
import { AT_TENSE } from './typed-grammar.ts'
import { personsOf, replaced, subjectInside } from './verb-subjects.ts'

const NBSP = '\u00a0'

interface WordNames {
  readonly first: string
  readonly second: string
  /** «Après l'auxiliaire». */
  readonly afterFirst: string
}

function isAnalysed(level: Level): boolean {
  return levelRank(level) >= levelRank('CM1')
}

function wordNames(level: Level): WordNames {
  return isAnalysed(level)
    ? { first: "l'auxiliaire", second: 'le participe passé', afterFirst: "après l'auxiliaire" }
    : { first: 'le premier mot', second: 'le deuxième mot', afterFirst: 'à la fin de ce mot' }
}

/** The tense of the auxiliary. */
function tenseOfFirst(tense: ConjugatedTense): 'présent' | 'imparfait' {
  return tense === 'plus-que-parfait' ? 'imparfait' : 'présent'
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** Their participle is said of nothing, or is not heard as it is written. */
const NO_FEMININE = new Set(['avoir', 'être', 'pouvoir'])

/** A silent end is heard in the feminine; an end in é is no infinitive; «eu» is not heard as it is written. */
function participleTrial({ radical, ending }: ConjugatedWord, verb: string, level: Level): string {
  const { second, afterFirst } = wordNames(level)
  const look = `Cherche ${second}${NBSP}:`
  if (verb === 'obéir') return `${look} il finit comme celui de ${quoted('finir')}.`
  if (NO_FEMININE.has(verb)) return `${look} celui de ${quoted(verb)} est à savoir par cœur.`
  // Before its agreement is taught, «est allé» is asked of «il».
  const agrees = writtenAuxiliary(radical) === 'être' && isAnalysed(level)
  const bare = agrees ? ending.replace(/e?s?$/u, '') : ending
  const end = bare.endsWith('é')
    ? `${afterFirst}, le son ${quoted('é')} s'écrit é, jamais er.`
    : `dis-le après ${quoted(agrees ? 'une fille' : 'une chose')}. Si tu entends une consonne à la fin, il la garde.`
  const ends = `Avec être, il s'accorde avec le sujet${NBSP}: masculin ou féminin, un seul ou plusieurs${NBSP}?`
  return sentences(look, end, agrees ? ends : '')
}

interface CompoundFault {
  readonly part: WrongPart
  readonly level: Level
  /** The auxiliary that was written; null where the word is no form of one. */
  readonly written: ReturnType<typeof writtenAuxiliary>
}

/** By what was written of the auxiliary: the verb is asked for where it is the other one, else its person. */
function firstTrial(
  word: ConjugatedWord,
  tense: ConjugatedTense,
  { level, written }: CompoundFault,
): string {
  const { first } = wordNames(level)
  const right = writtenAuxiliary(word.radical) ?? 'avoir'
  const time = AT_TENSE[tenseOfFirst(tense)]
  const recite = (verb: string): string => `Récite ${verb} ${time} avec ${personsOf(tense)}.`
  if (written === right)
    return sentences(
      `${first}${NBSP}: c'est bien ${quoted(right)}, mais il change avec la personne et le temps.`,
      replaced(word),
      recite(quoted(right)),
    )
  return written === null
    ? sentences(`${first}, être ou avoir ${time}.`, replaced(word), recite('ce verbe'))
    : sentences(`${first} ${time}${NBSP}: est-ce être, ou avoir${NBSP}?`, replaced(word))
}

/** What to look at again in a wrong form of two words, which is not told. */
export function compoundTrial(
  word: ConjugatedWord,
  { verb, tense }: Pick<ConjugationQuestion, 'verb' | 'tense'>,
  fault: CompoundFault,
): string {
  const { part, level } = fault
  const who = subjectInside(word)
  const { first, second } = wordNames(level)
  const ends = participleTrial(word, verb, level)
  if (part === 'ending') return `Avec ${who}, ${first} est juste. ${ends}`
  const look = firstTrial(word, tense, fault)
  if (part === 'radical') return `Avec ${who}, ${second} est juste. Regarde ${look}`
  return isAnalysed(level)
    ? `Avec ${who}, commence par ${look} ${ends}`
    : sentences(
        `Le passé composé s'écrit en deux mots${NBSP}: ${quoted('avoir')} ou ${quoted('être')} au présent, puis le verbe.`,
        replaced(word),
        ends,
      )
}

/** Why a form of two words is so. */
export function compoundReason(
  { radical, ending }: ConjugatedWord,
  tense: ConjugatedTense,
  level: Level,
): string {
  if (isAnalysed(level)) return `l'auxiliaire ${quoted(radical)} et le participe ${quoted(ending)}.`
  const auxiliary = writtenAuxiliary(radical) ?? 'avoir'
  return `en deux mots${NBSP}: ${quoted(auxiliary)} ${AT_TENSE[tenseOfFirst(tense)]}, ${quoted(radical)}, puis ${quoted(ending)}.`
}
