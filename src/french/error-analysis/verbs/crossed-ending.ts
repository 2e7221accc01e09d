/** Two errors of a verb, one on its letters and one on its ending: «rujissé» for «rugissait». */
import { pronounce, soundsAlike } from '../pronunciation.ts'
import type { WrittenPair } from '../sound-class.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'

/** Endings that a child hears alike. */
const HEARD_ALIKE = /(?:aient|ait|ais|ai|ées|és|ée|é|er|ez)$/u

/** «partajère» for «partagèrent». */
const PAST = /(?:[èeiu]rent|[èeiu]res?|[iu]r)$/u

/** The ending of both, where a child hears one for the other. */
function endingsOf(expected: string, written: string): readonly (string | undefined)[] {
  const [own, copied] = [expected, written].map((form) => HEARD_ALIKE.exec(form)?.[0])
  if (own !== undefined && copied !== undefined) return [own, copied]
  const [past, copiedPast] = [expected, written].map((form) => PAST.exec(form)?.[0])
  const isSame =
    stripDiacritics(past?.charAt(0) ?? '') === stripDiacritics(copiedPast?.charAt(0) ?? '')
  return past?.endsWith('rent') && isSame ? [past, copiedPast] : []
}

/** The copy with each of its two errors alone; null where it has not both. */
export function crossedEnding({
  word,
  expected,
  written,
}: WrittenPair): { readonly stem: string; readonly ending: string } | null {
  const isVerb = word.readings.some(({ verb }) => verb?.kind === 'finite')
  const [own, copied] = endingsOf(expected, written)
  if (!isVerb || own === undefined || copied === undefined || own === copied) return null
  const stem = written.slice(0, -copied.length) + own
  const ending = expected.slice(0, -own.length) + copied
  const isHeard = soundsAlike(pronounce(stem, true), pronounce(expected, true))
  return stem === expected || !isHeard ? null : { stem, ending }
}
