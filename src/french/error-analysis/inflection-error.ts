/** Errors of inflection: another form of the expected lemma, wrong in number, gender, person or tense. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import type { ExpectedWord } from './expected-word.ts'
import { stripDiacritics } from './spelling-normalisation.ts'

export interface InflectionError {
  /** The form of the paradigm, accents included. */
  readonly form: string
  readonly classes: readonly ErrorClass[]
}

const DETERMINER_FAMILIES: readonly (readonly [ms: string, fs: string, mp: string, fp?: string])[] =
  [
    ['le', 'la', 'les'],
    ['un', 'une', 'des'],
    ['mon', 'ma', 'mes'],
    ['ton', 'ta', 'tes'],
    ['son', 'sa', 'ses'],
    ['ce', 'cette', 'ces'],
    ['cet', 'cette', 'ces'],
    ['notre', 'notre', 'nos'],
    ['votre', 'votre', 'vos'],
    ['au', 'au', 'aux'],
    ['du', 'du', 'des'],
    ['quel', 'quelle', 'quels', 'quelles'],
    ['tout', 'toute', 'tous', 'toutes'],
    ['quelque', 'quelque', 'quelques'],
    ['leur', 'leur', 'leurs'],
    ['il', 'elle', 'ils', 'elles'],
  ]

/** Endings that sound «é» in a verb of the first group. */
const E_ENDINGS = /(?:er|ez|é|ée|és|ées|ai|ais|ait|aient|è|ê)$/u

function determinerClasses(expected: string, written: string): readonly ErrorClass[] | null {
  for (const family of DETERMINER_FAMILIES) {
    const [one, other] = [family.indexOf(expected), family.lastIndexOf(written)]
    if (one < 0 || other < 0) continue
    const plural = (index: number): boolean => index >= 2
    return plural(one) !== plural(other) ? ['accord_nombre'] : ['accord_genre']
  }
  return null
}

/** Pronouns, numbers and colours with a mark of the plural that is no form of a paradigm: «eux-même», «quelques-un», «quatre-vingt». */
function isOtherNumber({ readings }: ExpectedWord, core: string, written: string): boolean {
  const isMark = core !== written && core.replace(/s$/u, '') === written.replace(/s$/u, '')
  const isColour = readings.length > 0 && readings.every(({ nature }) => nature === 'adjectif')
  return isMark && (isColour || /-mêmes?$|^quelques-un|-vingts?$|^cents?$/u.test(core))
}

const HEADS = { verbe: 'V', nom: 'N', adjectif: 'A' } as const

/** The paradigm of an analysis. */
function formsOf({ lemma, nature, verb }: Analysis, language: Language): readonly string[] {
  if (verb) return language.lexicon.forms(lemma, 'V', () => true)
  if (nature !== 'nom' && nature !== 'adjectif') return []
  return [...new Set([lemma, ...language.lexicon.forms(lemma, HEADS[nature], () => true)])]
}

function nominalClasses(expected: Analysis, written: readonly Analysis[]): ErrorClass[] | null {
  const nominal = written.filter(
    ({ nature, verb }) => nature === 'nom' || nature === 'adjectif' || verb?.kind === 'participle',
  )
  if (nominal.length === 0) return null
  const same = (key: 'gender' | 'number'): boolean =>
    nominal.some(
      (other) => other[key] === null || expected[key] === null || other[key] === expected[key],
    )
  const classes: ErrorClass[] = []
  if (!same('number')) classes.push('accord_nombre')
  if (!same('gender')) classes.push('accord_genre')
  return classes.length > 0 ? classes : null
}

function verbClasses(expected: Analysis, written: readonly Analysis[]): ErrorClass[] | null {
  const { verb } = expected
  if (!verb) return null
  const verbs = written.flatMap((other) => (other.verb ? [other.verb] : []))
  if (verb.kind === 'participle' && verbs.some(({ kind }) => kind === 'participle')) {
    return nominalClasses(expected, written)
  }
  const sameTense = verbs.some(
    (other) =>
      verb.kind === 'finite' &&
      other.kind === 'finite' &&
      (other.tense === verb.tense || other.tense === 'impératif'),
  )
  return sameTense ? ['accord_verbe'] : ['temps_mode']
}

function classesOf(
  expected: Analysis,
  form: string,
  language: Language,
): readonly ErrorClass[] | null {
  const written = language.lexicon
    .analyse(form)
    .filter(
      ({ lemma, nature, verb }) =>
        lemma === expected.lemma || (expected.nature === nature && !verb),
    )
  if (expected.verb) return verbClasses(expected, written)
  // «noisette» is an invariable adjective too; as a noun it has a plural.
  const alike = written.filter(({ nature }) => nature === expected.nature)
  return nominalClasses(expected, alike.length > 0 ? alike : written)
}

/** Overregularised plurals: «des chevals», «des bijous». */
function isOverRegular(expected: Analysis, core: string, written: string): boolean {
  const plural = expected.number === 'p' && /[sx]$/u.test(core)
  return plural && ['s', 'x', 't', 'd', 'z'].some((mark) => written === expected.lemma + mark)
}

interface Copied {
  readonly written: string
  readonly language: Language
}

/** «vous faisez», «vous disez»: the usual ending on a stem of the verb. */
function isOverRegularVerb(
  reading: Analysis,
  core: string,
  { written, language }: Copied,
): boolean {
  if (reading.verb?.kind !== 'finite') return false
  const stem = written.replace(/(?:ons|ez|ent)$/u, '')
  const isKept = core.endsWith(written.slice(stem.length))
  const isRegular = !isKept && stem.length > 2
  return isRegular && formsOf(reading, language).some((form) => form.startsWith(stem))
}

/** One ending in «é» for another that is no form of the verb («il finissé»; «il allé» is one). */
function isEndingOfVerb(expected: Analysis, core: string, written: string): boolean {
  if (!expected.verb || !E_ENDINGS.test(core) || !E_ENDINGS.test(written)) return false
  return core.replace(E_ENDINGS, '') === written.replace(E_ENDINGS, '')
}

const IMPERFECT_ENDINGS = /(?:ais|ait|aient)$/u

/** A mark of person lost or replaced where the result is no form: «ils jouère», «il pleuvais», «il aboi». */
function isMarkOfPerson(expected: Analysis, core: string, written: string): boolean {
  if (expected.verb?.kind !== 'finite') return false
  const bareMark = core.endsWith('nt') && /^s?$/u.test(written.slice(core.length - 2))
  if (bareMark && written.startsWith(core.slice(0, -2))) return true
  if (`${written}e` === core) return true
  const both = IMPERFECT_ENDINGS.test(core) && IMPERFECT_ENDINGS.test(written)
  return both && core.replace(IMPERFECT_ENDINGS, '') === written.replace(IMPERFECT_ENDINGS, '')
}

const PAST = /(?:(?:[èiu]|in)rent|[iu]n?t|a)$/u

/** «ils atteignèrent», «il cousut»: the simple past of another group. */
function isOtherPast(expected: Analysis, core: string, written: string): boolean {
  if (expected.verb?.kind !== 'finite' || expected.verb.tense !== 'passé simple') return false
  const isPast = PAST.test(core) && PAST.test(written) && core.replace(PAST, '').length > 1
  return isPast && core.replace(PAST, '') === written.replace(PAST, '')
}

const SILENT_MARKS = ['', 'ent', 'nt', 'es', 'e', 's', 't', 'd', 'x', 'z']

/** A silent mark of a verb lost or exchanged: «il vien», «tu chante», «je sait». */
function isSilentMark(expected: Analysis, core: string, written: string): boolean {
  if (expected.verb?.kind !== 'finite' || core === written) return false
  return SILENT_MARKS.some((mark) => {
    const stem = core.slice(0, core.length - mark.length)
    const isMarked = core.endsWith(mark) && stem.length > 1
    return isMarked && SILENT_MARKS.some((other) => written === stem + other)
  })
}

function siblingIn(
  reading: Analysis,
  core: string,
  { written, language }: Copied,
): InflectionError | null {
  const near = formsOf(reading, language).filter(
    (form) =>
      stripDiacritics(form) === stripDiacritics(written) &&
      form !== core &&
      // «jète» is no «jeté».
      (reading.verb === undefined || form.at(-1) === written.at(-1)),
  )
  const form = near.find((one) => one === written) ?? near[0]
  const classes = form === undefined ? null : classesOf(reading, form, language)
  if (form !== undefined && classes !== null) return { form, classes }
  if (isOverRegular(reading, core, written)) return { form: written, classes: ['accord_nombre'] }
  if (isMarkOfPerson(reading, core, written)) return { form: written, classes: ['accord_verbe'] }
  if (isSilentMark(reading, core, written)) return { form: written, classes: ['accord_verbe'] }
  const isConjugated = isEndingOfVerb(reading, core, written) || isOtherPast(reading, core, written)
  if (isConjugated || isOverRegularVerb(reading, core, { written, language })) {
    return { form: written, classes: ['temps_mode'] }
  }
  return null
}

/** null when `written` (lower case) is no form of the expected word. */
export function findInflectionError(
  word: ExpectedWord,
  written: string,
  language: Language,
): InflectionError | null {
  const core = word.core.toLocaleLowerCase('fr')
  const determiner = determinerClasses(core, written)
  if (determiner !== null) return { form: written, classes: determiner }
  if (isOtherNumber(word, core, written)) return { form: written, classes: ['accord_nombre'] }
  const found = word.readings.flatMap((reading) => {
    const sibling = siblingIn(reading, core, { written, language })
    return sibling === null ? [] : [sibling]
  })
  // A wrong person, where one analysis explains it, comes before a wrong tense: «ils finisse».
  return found.find(({ classes }) => !classes.includes('temps_mode')) ?? found[0] ?? null
}

/** Whether the copy has the letters that the agreement of the word asks: only its stem is wrong then. */
function keepsMark({ verb, number }: Analysis, core: string, written: string): boolean {
  if (verb?.kind === 'finite') {
    const ending = /(?:ent|ont|ons|ez|ait|ais|[estdxa])$/u.exec(core)?.[0]
    return ending === undefined || written.endsWith(ending)
  }
  if (verb?.kind === 'infinitive') return written.endsWith(core.slice(-2))
  return number === 'p' ? /[sxz]$/u.test(written) : written.at(-1) === core.at(-1)
}

/** The other form of the expected word that a copy comes nearest to («oiseau» for «oizo»); null where none is nearer than the word. */
export function nearestInflection(
  word: ExpectedWord,
  written: string,
  language: Language,
): InflectionError | null {
  const core = word.core.toLocaleLowerCase('fr')
  const most = editCost(core, written)
  if (most <= 1) return null
  const near = word.readings
    .filter((reading) => !keepsMark(reading, core, written))
    .flatMap((reading) => formsOf(reading, language).map((form) => ({ reading, form })))
    .map(({ reading, form }) => ({ reading, form, cost: editCost(form, written) }))
    .filter(({ form, cost }) => form !== core && cost < most)
    .sort((one, other) => one.cost - other.cost)
  for (const { reading, form } of near) {
    const classes = classesOf(reading, form, language)
    if (classes !== null) return { form, classes }
  }
  return null
}
