/** Two errors of a verb, one on its letters and one on its ending: «rujissé» for «rugissait». */
import { pronounce, soundsAlike } from '../pronunciation.ts'
import type { WrittenPair } from '../sound-class.ts'

/** Endings that a child hears alike. */
const HEARD_ALIKE = /(?:aient|ait|ais|ai|ées|és|ée|é|er|ez)$/u

/** The copy with each of its two errors alone; null where it has not both. */
export function crossedEnding({
  word,
  expected,
  written,
}: WrittenPair): { readonly stem: string; readonly ending: string } | null {
  const isVerb = word.readings.some(({ verb }) => verb?.kind === 'finite')
  const [own, copied] = [expected, written].map((form) => HEARD_ALIKE.exec(form)?.[0])
  if (!isVerb || own === undefined || copied === undefined || own === copied) return null
  const stem = written.slice(0, -copied.length) + own
  const ending = expected.slice(0, -own.length) + copied
  const isHeard = soundsAlike(pronounce(stem), pronounce(expected))
  return stem === expected || !isHeard ? null : { stem, ending }
}
