/** Errors of inflection: another form of the expected lemma, wrong in number, gender, person or tense. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { determinerClasses } from './determiner-families.ts'
import type { ExpectedWord } from './expected-word.ts'
import { isTaughtForm } from './homophones/lexical-homophone.ts'
import { isInfinitiveCut, oddMarks } from './lost-marks.ts'
import { pronounce, soundsAlike } from './pronunciation.ts'
import { isDoubling } from './spelling/doubled-letters.ts'
import { stripDiacritics } from './spelling-normalisation.ts'
import { misformedVerb } from './verbs/misformed-verb.ts'
import { orderReadings } from './verbs/order-readings.ts'

export interface InflectionError {
  /** The form of the paradigm, accents included. */
  readonly form: string
  readonly classes: readonly ErrorClass[]
}

interface Copied {
  readonly written: string
  readonly language: Language
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
  // «équatorial» is of both genders in one reading, masculine in the other: the one that tells it holds.
  const gendered = nominal.filter(({ gender }) => gender !== null)
  const isGender =
    expected.gender === null ||
    gendered.length === 0 ||
    gendered.some(({ gender }) => gender === expected.gender)
  const isNumber =
    expected.number === null ||
    nominal.some(({ number }) => number === null || number === expected.number)
  const classes: ErrorClass[] = []
  if (!isNumber) classes.push('accord_nombre')
  if (!isGender) classes.push('accord_genre')
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
      (other.tense === verb.tense || (other.tense === 'impératif' && verb.tense === 'présent')),
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

/** What a child writes for the end of a plural in -aux, after the letters that it shares with its singular. */
const FOR_AUX = /^(?:e?au[xst]?|aut?s|e?aus|o[st]?|a(?:il|l)s)$/u

/** Overregularised plurals: «des chevals», «des bijous», «des animeaux», «des navaux». */
function isOverRegular(expected: Analysis, core: string, written: string): boolean {
  const plural = expected.number === 'p' && /[sx]$/u.test(core)
  const isOfAl = /ai?l$/u.test(expected.lemma)
  const stem = core.replace(/(?:aux|ai?ls)$/u, '')
  if (plural && isOfAl && written.startsWith(stem) && FOR_AUX.test(written.slice(stem.length))) {
    return written !== core
  }
  return plural && ['s', 'x', 't', 'd', 'z', 'nt'].some((mark) => written === expected.lemma + mark)
}

const FEMININE_ENDS = ['trice', 'teuse', 'teure', 'euse', 'eure', 'euxe', 'esse', 've', 'fe']

/** «conducteuse», «neufe»: the feminine of other words; no feminine ends with -fe, so «girave» is none. */
function isOtherFeminine(
  { gender, lemma, verb }: Analysis,
  core: string,
  written: string,
): boolean {
  if (gender !== 'f' || verb !== undefined || /fes?$/u.test(core)) return false
  // «rife» for «rive», which has no masculine: v is heard, not formed.
  if (/ves?$/u.test(core) && !lemma.endsWith('f')) return false
  if (/xes?$/u.test(written) && !/xes?$/u.test(core)) return true
  const [own, copied] = [core, written].map((form) => form.replace(/s$/u, ''))
  const stems = (form: string | undefined): readonly string[] =>
    FEMININE_ENDS.flatMap((end) => (form?.endsWith(end) ? form.slice(0, -end.length) : []))
  return (
    own !== copied && stems(own).some((stem) => stem.length > 1 && stems(copied).includes(stem))
  )
}

/** «jètes» is no «jetés»: its accent is not the one of the ending. */
function isEndedAlike(form: string, written: string): boolean {
  const isAccented = /[éè]e?s?$/u
  return form.at(-1) === written.at(-1) && isAccented.test(form) === isAccented.test(written)
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
      // «jète» is no «jeté», «appeles» for «appelles» no «appelés».
      (reading.verb === undefined || isEndedAlike(form, written)) &&
      (form === written || (!isDoubling(core, written) && `${written}e` !== core)),
  )
  const form = near.find((one) => one === written) ?? near[0]
  const classes = form === undefined ? null : classesOf(reading, form, language)
  if (form !== undefined && classes !== null) return { form, classes }
  if (isOverRegular(reading, core, written)) return { form: written, classes: ['accord_nombre'] }
  if (isOtherFeminine(reading, core, written)) return { form: written, classes: ['accord_genre'] }
  const forms = reading.verb === undefined ? [] : formsOf(reading, language)
  const isWord = isTaughtForm(written, language)
  const misformed = misformedVerb(reading, core, { written, forms, isWord })
  return misformed === null ? null : { form: written, classes: [misformed] }
}

function readingsInOrder(word: ExpectedWord, language: Language): readonly Analysis[] {
  const orders = orderReadings(word, language)
  if (orders.length > 0) return orders
  // «il fait nuit», «une pièce sombre»: «nuire» and «sombrer» have these forms too.
  const isNominal = word.readings.some(({ nature }) => nature === 'nom' || nature === 'adjectif')
  const before = word.sentence[word.place - 1]
  const isLed = before?.readings.some(({ nature }) => nature === 'adjectif') === true
  const isVerb = word.subject !== null || !isNominal || (/^[VHE]/u.test(word.tag) && !isLed)
  return isVerb ? word.readings : word.readings.filter(({ verb }) => verb?.kind !== 'finite')
}

/** null when `written` (lower case) is no form of the expected word. */
export function findInflectionError(
  word: ExpectedWord,
  written: string,
  language: Language,
): InflectionError | null {
  const core = word.core.toLocaleLowerCase('fr')
  // «mangeions» has the ending of «mangions».
  const isSoftened = core.replace(/g(?=[ié])/gu, 'ge') === written
  if (isSoftened || isInfinitiveCut(word, written)) return null
  const determiner = determinerClasses(core, written)
  if (determiner !== null) return { form: written, classes: determiner }
  const odd = oddMarks(word, written, language)
  if (odd !== null) return { form: written, classes: odd }
  const found = readingsInOrder(word, language).flatMap((reading) => {
    const sibling = siblingIn(reading, core, { written, language })
    return sibling === null ? [] : [sibling]
  })
  // A wrong person, where one analysis explains it, comes before a wrong tense: «ils finisse».
  return found.find(({ classes }) => !classes.includes('temps_mode')) ?? found[0] ?? null
}

/** Whether the copy has the letters that the agreement of the word asks: only its stem is wrong then. */
function keepsMark(reading: Analysis, core: string, written: string): boolean {
  const { verb, number, nature, gender } = reading
  if (verb?.kind === 'finite') {
    const ending = /(?:ent|ont|ons|ez|ait|ais|[estdxa])$/u.exec(core)?.[0]
    return ending === undefined || written.endsWith(ending)
  }
  if (verb?.kind === 'infinitive') return written.endsWith(core.slice(-2))
  const plural = nature !== 'nom' && gender === 'f' ? /es$/u : /[sxz]$/u
  return number === 'p' ? plural.test(written) : written.at(-1) === core.at(-1)
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
  const isSaid = soundsAlike(pronounce(core), pronounce(written))
  const near = word.readings
    .filter((reading) => !keepsMark(reading, core, written))
    // «robinais» for «robinet», «journez» for «journée»: the last letter is one of those that write the sound.
    .filter(({ number }) => number !== 's' || !/(?:(?:ai|oi)s|ez)$/u.test(written))
    .flatMap((reading) => formsOf(reading, language).map((form) => ({ reading, form })))
    .map(({ reading, form }) => ({
      reading,
      form,
      cost: isDoubling(form, written) ? 0 : editCost(form, written),
    }))
    .filter(({ form, cost }) => form !== core && cost < most)
    // «apel» is said as «appelle»: no other form is meant that is said otherwise.
    .filter(({ form }) => !isSaid || soundsAlike(pronounce(form), pronounce(written)))
    .sort((one, other) => one.cost - other.cost)
  const told = near.flatMap(({ reading, form, cost }) => {
    const classes = classesOf(reading, form, language)
    return classes === null ? [] : [{ form, classes, cost }]
  })
  const nearest = told.filter(({ cost }) => cost === told[0]?.cost)
  // A wrong person of the same tense comes first.
  return nearest.find(({ classes }) => !classes.includes('temps_mode')) ?? nearest[0] ?? null
}
