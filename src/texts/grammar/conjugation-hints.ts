/** Hints after a wrong form of a verb, by the part of it that is wrong, and why the right one is so (GRA-15, GRA-17). */
import type {
  ConjugatedTense,
  ConjugatedWord,
  ConjugationQuestion,
} from '../../domain/grammar/exercise.ts'
import { writtenAuxiliary, wrongPart } from '../../domain/grammar/typed-answer.ts'
import type { Level } from '../../domain/level.ts'
import { quoted } from '../format.ts'
import { compoundReason, compoundTrial } from './compound-tense-hints.ts'
import { AT_TENSE } from './typed-grammar.ts'
import { personsOf, replaced, subjectInside } from './verb-subjects.ts'

const NBSP = '\u00a0'

type Conjugated = Pick<ConjugationQuestion, 'verb' | 'tense'>

/** The pronoun first, where the subject is none; then the verb by heart. */
function recited(word: ConjugatedWord, { verb, tense }: Conjugated, level: Level): string {
  const recite = `écite ${quoted(verb)} ${AT_TENSE[tense]}${level === 'CP' ? '' : ` avec ${personsOf(tense)}`}.`
  return `${replaced(word)} R${recite}`.trimStart()
}

const IS_REGULAR = /(?:er|ir)$/u
const IRREGULAR = new Set(['aller', 'venir'])

function isRegular(verb: string): boolean {
  return IS_REGULAR.test(verb) && !IRREGULAR.has(verb) && !verb.endsWith('oir')
}

/** A verb whose endings are the same; null where none is known by the class. */
function modelOf({ verb, tense }: Conjugated): string | null {
  const sameForAll = tense === 'futur' || tense === 'imparfait'
  if (!sameForAll && !isRegular(verb)) return null
  if (sameForAll || verb.endsWith('er')) return verb === 'chanter' ? 'parler' : 'chanter'
  return verb === 'finir' ? 'choisir' : 'finir'
}

interface PartNames {
  readonly radical: string
  readonly ending: string
}

/** CP speaks of the start and of the end of a word. */
function partNames(level: Level): PartNames {
  return level === 'CP'
    ? { radical: 'le début', ending: 'la fin' }
    : { radical: 'le radical', ending: 'la terminaison' }
}

function isByHeart({ radical, ending }: ConjugatedWord): boolean {
  return radical === '' || ending === ''
}

const PAST_FAMILIES = `Au passé simple, les terminaisons vont par deux, il et ils${NBSP}: a et èrent, it et irent, ut et urent, int et inrent.`

/** Verbs in -er whose radical is not that of the infinitive everywhere. */
function spellingOf(verb: string): string {
  if (/(?:ger|cer)$/u.test(verb))
    return `Devant a et o, il garde le son qu'il a dans ${quoted(verb)}.`
  return verb.endsWith('yer')
    ? `Devant un e qu'on n'entend pas, le y devient i.`
    : `Devant un e qu'on n'entend pas, sa consonne double.`
}

function futureRadicalTrial(radical: string, verb: string): string {
  if (verb.startsWith(radical))
    return `Au futur, c'est le début de l'infinitif, ${quoted(verb)}, avant le dernier r.`
  return verb.endsWith('er') && verb !== 'aller'
    ? spellingOf(verb)
    : `Au futur, celui de ${quoted(verb)} change${NBSP}: il est à savoir par cœur.`
}

/** «Pouvoir, sans ouvoir»: of p- and of v- the infinitive tells nothing. */
const INFINITIVE_ENDS: ReadonlySet<string> = new Set(['er', 'ir', 'oir', 're'])

/** How the radical of a form is found. */
function radicalTrial(
  { radical }: ConjugatedWord,
  { verb, tense }: Conjugated,
  level: Level,
): string {
  if (level === 'CP') return `C'est celui de ${quoted(verb)}.`
  if (tense === 'futur') return futureRadicalTrial(radical, verb)
  if (verb.endsWith('er'))
    return `${radical}er` === verb
      ? `C'est l'infinitif, ${quoted(verb)}, sans er.`
      : spellingOf(verb)
  if (tense === 'passé simple')
    return INFINITIVE_ENDS.has(verb.slice(radical.length)) && verb.startsWith(radical)
      ? `C'est l'infinitif, ${quoted(verb)}, sans ${verb.slice(radical.length)}.`
      : `Au passé simple, celui de ${quoted(verb)} est à savoir par cœur.`
  if (tense === 'présent')
    return `Il change avec les personnes${NBSP}: récite ${quoted(verb)} ${AT_TENSE[tense]}.`
  return verb === 'être'
    ? `Celui de ${quoted('être')} est à savoir par cœur.`
    : `C'est celui du présent avec ${quoted('nous')}.`
}

function endingTrial(word: ConjugatedWord, question: Conjugated, level: Level): string {
  const model = modelOf(question)
  const { ending } = partNames(level)
  if (model !== null)
    return `${replaced(word)} Pense à ${quoted(model)} ${AT_TENSE[question.tense]}${NBSP}: ${ending} est la même.`.trimStart()
  return byHeart(word, question, level)
}

function byHeart(word: ConjugatedWord, question: Conjugated, level: Level): string {
  return question.tense === 'passé simple' ? PAST_FAMILIES : recited(word, question, level)
}

/** What to look at again in a form that is wrong, by what was written. The right form is not told. */
export function conjugationTrial(
  word: ConjugatedWord,
  question: Conjugated,
  { given, level }: { readonly given: string; readonly level: Level },
): string {
  const part = wrongPart(given, word)
  const who = subjectInside(word)
  if (word.text.includes(' ')) {
    const [first = ''] = given.trim().split(/\s+/u)
    return compoundTrial(word, question, { part, level, written: writtenAuxiliary(first) })
  }
  if (isByHeart(word))
    return `Avec ${who}, la forme est à savoir par cœur. ${byHeart(word, question, level)}`
  const { radical, ending } = partNames(level)
  if (part === 'ending')
    return `Avec ${who}, ${radical} du verbe est juste. Regarde ${ending}. ${endingTrial(word, question, level)}`
  const found = radicalTrial(word, question, level)
  if (part === 'radical')
    return `Avec ${who}, ${ending} du verbe est juste. Regarde ${radical}. ${found}`
  const ends = endingTrial(word, question, level)
  return found === ends || found.includes('récite')
    ? `Avec ${who}, cherche ${radical}, puis ${ending}. ${ends}`
    : `Avec ${who}, cherche d'abord ${radical}. ${found} ${ends}`
}

/** Why a form is so, with its parts. */
export function conjugationReason(
  word: ConjugatedWord,
  tense: ConjugatedTense,
  level: Level,
): string {
  const { subject, radical, ending, text } = word
  const form = `${quoted(subject)}${NBSP}: ${quoted(text)}`
  if (text.includes(' ')) return `${form}, ${compoundReason(word, tense, level)}`
  if (isByHeart(word)) return `${form}, une forme à savoir par cœur.`
  const names = partNames(level)
  return `${form}, ${names.radical} ${quoted(radical)} et ${names.ending} ${quoted(ending)}.`
}
