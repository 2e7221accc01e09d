/**
 * Recognises plausible misspellings of a child: homophonous spellings, transposed letters, another ending of the same word.
 * Anything else is more likely recognition noise. Works on keys: lower case, without accents.
 */

/** French graphemes by phoneme, longest first. */
const GRAPHEMES: readonly (readonly [spelling: RegExp, sound: string])[] = [
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

/** Silent final letters, plural and verb endings included. */
const SILENT_ENDING = /(?:e?nt|[estdpxzg])+$/u

/** Equal for words that sound alike: «bateau» and «bato». */
export function phoneticKey(key: string): string {
  const bare = key.length > 2 ? key.replace(/(?<=.{2})ent$/u, 'e') : key
  const sounds = GRAPHEMES.reduce((text, [spelling, sound]) => text.replace(spelling, sound), bare)
  const heard = sounds.replace(SILENT_ENDING, '')
  return heard === '' ? sounds : heard
}

/** Voiced and unvoiced consonants with the same place of articulation. */
const CONFUSED_CONSONANTS = ['pb', 'bp', 'td', 'dt', 'fv', 'vf', 'cg', 'gc', 'Sj', 'jS', 'sS', 'Ss']
/** s for ç, which is c in a key; c for s would be the recogniser's. */
const CEDILLA = 'cs'

const ENDINGS =
  /^(?:|e|s|es|x|nt|ent|r|er|ez|ais|ait|aient|ai|as|a|ons|ont|t|i|is|it|u|us|ut|ie|ies)$/u
const MIN_STEM = 3

function sharedStart(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return same
}

function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = sharedStart(a, b)
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function isConsonantConfusion(expected: string, written: string): boolean {
  if (expected.length !== written.length) return false
  const at = sharedStart(expected, written)
  const pair = `${expected[at] ?? ''}${written[at] ?? ''}`
  const known = pair === CEDILLA || CONFUSED_CONSONANTS.includes(pair)
  return known && expected.slice(at + 1) === written.slice(at + 1)
}

function isOtherEnding(a: string, b: string): boolean {
  const stem = sharedStart(a, b)
  return stem >= MIN_STEM && ENDINGS.test(a.slice(stem)) && ENDINGS.test(b.slice(stem))
}

export function isLikelyMisspelling(expected: string, written: string): boolean {
  if (isTransposed(expected, written) || isOtherEnding(expected, written)) return true
  const [said, heard] = [phoneticKey(expected), phoneticKey(written)]
  return said === heard || isConsonantConfusion(said, heard)
}
