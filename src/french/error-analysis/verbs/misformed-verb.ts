/** Forms that no verb has, but that a child makes of one: «vous disez», «il finissé», «ils jouère», «il arrivat». */
import type { ErrorClass } from '../../../domain/copy/review/error-class.ts'
import type { Analysis } from '../../morphology/features.ts'

interface MisformedCopy {
  readonly written: string
  /** The paradigm of the verb. */
  readonly forms: readonly string[]
}

/** Endings that sound «é» in a verb of the first group. */
const E_ENDINGS = /(?:er|ez|é|ée|és|ées|ai|ais|ait|aient|è|ê)$/u

/** «vous faisez», «vous disez»: the usual ending on a stem of the verb. */
function isOverRegularVerb(
  reading: Analysis,
  core: string,
  { written, forms }: MisformedCopy,
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

/** The class of a form that the verb has not; null where the copy is none that a child would make of it. In lower case. */
export function misformedVerb(
  reading: Analysis,
  core: string,
  { written, forms }: MisformedCopy,
): ErrorClass | null {
  const isForm = forms.includes(written)
  if (!isForm && isOtherPast(reading, core, written)) return 'temps_mode'
  if (isMarkOfPerson(reading, core, written) || isSilentMark(reading, core, written)) {
    return 'accord_verbe'
  }
  const isConjugated = isEndingOfVerb(reading, core, written) || isOtherPast(reading, core, written)
  return isConjugated || isOverRegularVerb(reading, core, { written, forms }) ? 'temps_mode' : null
}
