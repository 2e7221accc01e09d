/**
 * Whether a form is one that a child might well write for a word: it sounds alike, two neighbouring letters changed places, or
 * another ending of the same word stands there. What has no such reason is likelier the noise of a reader. Forms are compared
 * as keys: lower case, without accents.
 */

/** Spellings of one sound, longest first: what a child hears and then has to choose letters for. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/['-]/gu, ''],
  [/sch|ch/gu, 'S'],
  [/ph/gu, 'f'],
  [/h/gu, ''],
  [/qu|q|k/gu, 'c'],
  [/gn|ni(?=[aeiou])/gu, 'N'],
  [/ge(?=[ao])|g(?=[eiy])/gu, 'j'],
  [/gu(?=[eiy])/gu, 'g'],
  [/c(?=[eiy])|sc(?=[eiy])|ti(?=on)/gu, 's'],
  [/y/gu, 'i'],
  [/ill|il(?=$)/gu, 'Y'],
  [/oi|wa|oua/gu, 'W'],
  [/eau|au/gu, 'o'],
  [/oeu|eu/gu, 'E'],
  [/ou/gu, 'U'],
  [/ai|ei|es(?=$)|est(?=$)|er(?=$)|ez(?=$)|et(?=$)/gu, 'e'],
  [/(?:ain|ein|in|aim(?=$)|im(?=[bp])|un)(?![aeiounm])/gu, 'I'],
  [/(?:an|en|am(?=[bp])|em(?=[bp]))(?![aeiounm])/gu, 'A'],
  [/(?:on|om(?=[bp]))(?![aeiounm])/gu, 'O'],
  [/([a-z])\1/gu, '$1'],
  [/z/gu, 's'],
]

/** Letters that nobody hears at the end of a word; a plural or a verb's mark among them. */
const SILENT_END = /(?:e?nt|[estdpxzg])+$/u

/** Nearly the same form for two words that sound alike: «bateau» and «bato». */
export function phoneticKey(key: string): string {
  const bare = key.length > 2 ? key.replace(/(?<=.{2})ent$/u, 'e') : key
  const sounds = SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), bare)
  const heard = sounds.replace(SILENT_END, '')
  return heard === '' ? sounds : heard
}

/** Consonants that are said in one place of the mouth, and that beginners take for one another. */
const VOICED = ['pb', 'bp', 'td', 'dt', 'fv', 'vf', 'cg', 'gc', 'Sj', 'jS', 'sS', 'Ss']
/** An s for a c whose cedilla the key has lost; the other way round is a reader's. */
const CEDILLA = 'cs'

/** What an ending may be taken for another of. */
const ENDINGS =
  /^(?:|e|s|es|x|nt|ent|r|er|ez|ais|ait|aient|ai|as|a|ons|ont|t|i|is|it|u|us|ut|ie|ies)$/u
/** Letters that two forms of one word share at least. */
const LEAST_STEM = 3

function sharedStart(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return same
}

/** The same letters, two neighbours having changed places. */
function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = sharedStart(a, b)
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function isSaidNearby(expected: string, written: string): boolean {
  if (expected.length !== written.length) return false
  const at = sharedStart(expected, written)
  const pair = `${expected[at] ?? ''}${written[at] ?? ''}`
  const known = pair === CEDILLA || VOICED.includes(pair)
  return known && expected.slice(at + 1) === written.slice(at + 1)
}

function isOtherEnding(a: string, b: string): boolean {
  const stem = sharedStart(a, b)
  return stem >= LEAST_STEM && ENDINGS.test(a.slice(stem)) && ENDINGS.test(b.slice(stem))
}

/** Whether a child might well write `written` for `expected`; both are keys. */
export function isLikelyMisspelling(expected: string, written: string): boolean {
  if (isTransposed(expected, written) || isOtherEnding(expected, written)) return true
  const [said, heard] = [phoneticKey(expected), phoneticKey(written)]
  return said === heard || isSaidNearby(said, heard)
}
