/** Forms that no verb has, but that a child makes of one: «vous disez», «il finissé», «ils jouère», «il arrivat». */
import type { ErrorClass } from '../../../domain/copy/review/error-class.ts'
import type { Analysis } from '../../morphology/features.ts'
import { isInventedForm } from './invented-form.ts'

interface MisformedCopy {
  readonly written: string
  /** The paradigm of the verb. */
  readonly forms: readonly string[]
  /** Whether it is another word that a child knows. */
  readonly isWord: boolean
}

/** Endings that sound «é» in a verb of the first group. */
const E_ENDINGS = /(?:er|ez|é|ée|és|ées|ai|ais|ait|aient|è|ê)$/u

/** «vous faisez», «vous disez»: the usual ending on a stem of the verb. */
function isOverRegularVerb(
  reading: Analysis,
  core: string,
  { written, forms }: Omit<MisformedCopy, 'isWord'>,
): boolean {
  if (reading.verb?.kind !== 'finite') return false
  const stem = written.replace(/(?:ons|ez|ent)$/u, '')
  const isKept = core.endsWith(written.slice(stem.length))
  const isRegular = !isKept && stem.length > 2
  return isRegular && forms.some((form) => form.startsWith(stem))
}

/** One ending in «é» for another that is no form of the verb («il finissé»; «il allé» is one). */
function isEndingOfVerb(expected: Analysis, core: string, written: string): boolean {
  if (!expected.verb || !E_ENDINGS.test(core) || !E_ENDINGS.test(written)) return false
  const isFuture =
    expected.verb.kind === 'finite' && /^(?:futur|conditionnel)$/u.test(expected.verb.tense)
  const stem = (form: string): string => {
    const bare = form.replace(E_ENDINGS, '')
    // «jouré» for «jouerai»: the e before the r is silent.
    return isFuture ? bare.replace(/e(?=r$)/u, '') : bare
  }
  // «fé» for «fait» has no ending of its own; «vé» for «vais» is of «aller».
  const isLong = stem(core).length > 1 || expected.lemma === 'aller'
  return isLong && stem(core) === stem(written)
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

const PAST = /(?:(?:[èiu]|in)rent|[iu]n?t|at?)$/u

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

/** «prépareait»: the e of the infinitive stays. */
function keepsInfinitive(core: string, written: string): boolean {
  const kept = written.replace(/e(?=(?:ais|ait|aient)$)/u, '')
  return kept !== written && kept === core
}

/** «soyiez», «ayions»: the subjunctive of avoir and être has no i behind its y. */
function isDoubleY(core: string, written: string): boolean {
  return /y(?:ez|ons)$/u.test(core) && core.replace('y', 'yi') === written
}

/** «vous avé»: no infinitive is meant, the person is not marked. */
function isEzLost(reading: Analysis, core: string, written: string): boolean {
  const isMark = /(?<!i)ez$/u.test(core) && !/er$/u.test(written)
  return isMark && isEndingOfVerb(reading, core, written)
}

/** The class of a form that the verb has not; null where the copy is none that a child would make of it. In lower case. */
export function misformedVerb(
  reading: Analysis,
  core: string,
  { written, forms, isWord }: MisformedCopy,
): ErrorClass | null {
  const isForm = forms.includes(written)
  if (!isForm && isOtherPast(reading, core, written)) return 'temps_mode'
  if (isMarkOfPerson(reading, core, written) || isSilentMark(reading, core, written)) {
    return 'accord_verbe'
  }
  if (keepsInfinitive(core, written) || isDoubleY(core, written)) return 'temps_mode'
  if (isEzLost(reading, core, written)) return 'accord_verbe'
  const isConjugated = isEndingOfVerb(reading, core, written) || isOtherPast(reading, core, written)
  if (isConjugated || isOverRegularVerb(reading, core, { written, forms })) return 'temps_mode'
  return !isWord && isInventedForm(reading, core, { written, forms }) ? 'temps_mode' : null
}
