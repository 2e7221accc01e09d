/**
 * Grapheme-to-phoneme conversion, good enough to tell whether a misspelling keeps the pronunciation of a word. The first rule that matches
 * at each position applies. One character a phoneme: vowels `a E i o u y 2` (`u` is
 * «ou», `2` is «eu», `E` is é and è alike, `@` a weak e), nasals `A` (an) `I` (in, un) `O` (on), `j w`, and consonants
 * `p b t d k g f v s z S Z m n N l R` (`S` is «ch», `Z` is «j», `N` is «gn»).
 */

import { RESPELLINGS } from './spelling/irregular-words.ts'

interface PhonemeRule {
  readonly letters: RegExp
  readonly sound: string
}

const VOWEL = '[aàâeéèêëiîïoôuùûüyœ]'
const CONSONANT = '[bcçdfghjklmnpqrstvwxz]'
/** A vowel is nasal only before n or m that no vowel, n, m or h follows. */
const NASAL_END = '(?![aàâeéèêëiîïoôuùûüyœnmh])'
/** «cœur» has a hard c, «cœlacanthe» a soft one. */
const SOFT = '(?=[eéèêëiîïy]|œ(?!u))'
/** After a complete syllable. */
const AFTER_SYLLABLE = `(?<=${VOWEL}.*${CONSONANT}.*)`

function rules(list: readonly (readonly [letters: string, sound: string])[]): PhonemeRule[] {
  return list.map(([letters, sound]) => ({ letters: new RegExp(letters, 'yu'), sound }))
}

const ENDINGS = rules([
  ['(?<=^)est$', 'E'],
  ['(?<=^[ldmtsc])es$', 'E'],
  ['(?<=v)ers$', 'ER'],
  ['emment$', 'amA'],
  ['ents?$', 'A'],
  ['(?<=i)e[nm](?:s|t)?$', 'I'],
  [`(?<=${VOWEL}.*)ers?$`, 'E'],
  ['(?<=i)ers?$', 'E'],
  ['e[zd]s?$', 'E'],
  ['ets?$', 'E'],
  [`(?<=${VOWEL})es?$`, ''],
  [`${AFTER_SYLLABLE}es?$`, ''],
  [`(?<=${VOWEL}${CONSONANT}+)es?$`, ''],
  ['(?<=[gq])ues?$', ''],
])

const GROUPS = rules([
  ['(?<=^se)c(?=ond)', 'g'],
  // «mangeions» is heard as «mangions».
  ['(?<=g)e(?=i(?:ons|ez)$)', ''],
  ['e?aux?', 'o'],
  ['œu|œ(?=il)', '2'],
  ['œ', 'E'],
  ['(?<=^)eu(?=[st]?$|e|rent$)', 'y'],
  ['(?<=[cg])ueill?(?![^aàâeéèêëiîïoôuùûüyœs])', '2j'],
  ['eû|eu', '2'],
  [`ouill(?=${VOWEL})|ouil$`, 'uj'],
  [`oy(?=${VOWEL})`, 'waj'],
  [`[ae]y(?=${VOWEL})`, 'Ej'],
  [`uy(?=${VOWEL})`, 'yij'],
  [`oin${NASAL_END}`, 'wI'],
  ['oê|oe(?=l)|o[iî]', 'wa'],
  ['o[uùû]', 'u'],
  [`aill(?=${VOWEL})|ail(?=s?$)`, 'aj'],
  [`eill(?=${VOWEL})|eil(?=s?$)`, 'Ej'],
  [`(?<=[eœ]u|œ)ill(?=${VOWEL})|(?<=[eœ]u|œ)il(?=s?$)`, 'j'],
  [`[ae]i[nm]${NASAL_END}|ï[nm]${NASAL_END}`, 'I'],
  // «emmener», and «enmener» as a child may write it.
  ['(?<=^)e[mn](?=m(?!ental))', 'A'],
  // «faisait»
  ['(?<=^(?:re|dé)?f)ai(?=s(?:ai|on|an|ion|iez))', '@'],
  ['[ae][iî]', 'E'],
  ['[ae]y(?=s?$)', 'E'],
  // «expérience», «orienter», «cliente»; «bientôt» and «chien» have the other sound.
  ['(?<=i)en(?=ce|tes?$|ta|tif)', 'A'],
  [`(?<=[iyé])en${NASAL_END}`, 'I'],
  ['(?<=[pft])aon', 'A'],
  [`[aeâ][nm]${NASAL_END}`, 'A'],
  ['(?<=^f)em(?=me)', 'am'],
  [`[iîy][nm]${NASAL_END}`, 'I'],
  ['um$', 'om'],
  [`u[nm]${NASAL_END}`, 'I'],
  [`o[nm]${NASAL_END}`, 'O'],
])

const VOWELS = rules([
  // «remerciement», «jouera».
  ['(?<=[aiéuy])e(?=ment|r(?:ai|as?|ons|ez|ont|ais|ait|aient|ions|iez)$)', ''],
  [`(?<=${CONSONANT}|u)ill(?=${VOWEL})`, 'ij'],
  // «ouvrier», «devrions».
  ['(?<=[bcdfgptv][lr])i(?=on|om|an|er|é|eu|è)', 'ij'],
  [`[iîïy](?=[aàâeéèêoôuûœ](?!s?$|ment|r(?:ai|as?|ons|ez|ont)))|(?<=${VOWEL})y(?=${VOWEL})`, 'j'],
  [`[iîïy](?=é)`, 'j'],
  ['[iîïy]', 'i'],
  ['[éèêë]', 'E'],
  ['(?<=g)e(?=[aâoôu])', ''],
  [`e(?=(${CONSONANT})\\1|x|[bcçdfghjklmnpqrstvwxz](?![lrh])${CONSONANT}|${CONSONANT}$)`, 'E'],
  ['e', '@'],
  ['[aàâ]', 'a'],
  ['[oô]', 'o'],
  ['(?<=aig)u(?=i)', 'y'],
  ['(?<=[gq])u(?=[eéèêiîy])', ''],
  // «fatiguant», «il navigua»; not «jaguar».
  ['(?<=g)u(?=(?:a|ai|as|ais|ait|aient|ant|ons|âmes|âtes)$)', ''],
  ['(?<=q)u', ''],
  ['[uùûü]', 'y'],
])

const CONSONANTS = rules([
  // «silex», «lynx», «phénix»; not «prix», «deux».
  ['(?<=[^aeiouœ][aeoy]|[nr]|(?:phén|fél|hél|m)i)x$', 'ks'],
  // «loup», «trop», «sirop», «champ»; not «cap», «stop».
  ['(?<=ou|ro|lo|dra)ps?$|(?<=m)p[st]*$', ''],
  // «aspect», «instinct»; not «direct».
  ['(?<=spe|in)cts?$', ''],
  ['(?<=[aeiouyéèêœâîôûnrlmt])[tdsxz]+$', ''],
  ['(?<=n)[cg]s?$', ''],
  ['(?<=[rn])[gtds]+$', ''],
  ['(?<=[bcfgkp])(?<!ce|chi)s$', ''],
  // «sculpter», «compter», «baptême», «septième».
  ['(?<=scul|[cd]om|prom|exem|^ba)p(?=t)|(?<=^se)p(?=ti)', ''],
  ['(?<=^(?:con)?da|auto)m(?=n)', ''],
  ['(?<=^soi)x(?=ant)', 's'],
  ['(?<=^(?:deu|si|di))x(?=i[eè]m)', 'z'],
  [`sc${SOFT}`, 's'],
  [`cc${SOFT}`, 'ks'],
  [`c${SOFT}|ç`, 's'],
  ['sch|sh', 'S'],
  // «chrono», «technique», and the other words from Greek.
  [
    `ch(?=[rln])|(?<=^)ch(?=œur|or[aié]|olé|aos)|(?<=^(?:ps[yi]|or|li))ch(?=[eio])|(?<=^é)ch(?=os?$)|(?<=^ar)ch(?=[aé]o|aï)`,
    'k',
  ],
  ['ch', 'S'],
  ['cqu|c+|qu?|k', 'k'],
  ['ph|f+', 'f'],
  // «seignieur»; not «compagnie», nor «gagnions».
  ['gni(?=[aâeéèêôœ](?!s?$|nt$))', 'N'],
  ['gn', 'N'],
  [`g${SOFT}|j`, 'Z'],
  ['g+', 'g'],
  ['h', ''],
  ['(?<=^)ex(?=[aeiouyéèh])', 'Egz'],
  ['(?<=^e)x(?=[aàâeéèêiîoôuûyh])', 'gz'],
  ['x', 'ks'],
  ['ss', 's'],
  [`(?<=${VOWEL})s(?=${VOWEL})`, 'z'],
  ['s', 's'],
  ['z', 'z'],
  ['(?<!s)t(?=ion|ience|ia(?:l|ux)|ie(?:l|ux|us))', 's'],
  ['t+h?', 't'],
  ['d+', 'd'],
  ['p+', 'p'],
  ['b+', 'b'],
  ['v', 'v'],
  ['(?<=^)w(?=ag)', 'v'],
  ['w', 'w'],
  ['l+', 'l'],
  ['r+h?', 'R'],
  ['m+', 'm'],
  ['n+', 'n'],
])

const PHONEME_RULES: readonly PhonemeRule[] = [...ENDINGS, ...GROUPS, ...VOWELS, ...CONSONANTS]

/** Words with an apostrophe of their own. */
const WHOLE: ReadonlyMap<string, string> = new Map([["aujourd'hui", 'ojourdui']])

const UNKNOWN = ''

function soundAt(word: string, place: number): readonly [sound: string, taken: number] {
  for (const { letters, sound } of PHONEME_RULES) {
    letters.lastIndex = place
    const [found] = letters.exec(word) ?? []
    if (found) return [sound, found.length]
  }
  return [UNKNOWN, 1]
}

function spell(word: string): string {
  let sounds = ''
  let place = 0
  while (place < word.length) {
    const [sound, taken] = soundAt(word, place)
    sounds += sound
    place += taken
  }
  return sounds
}

/** Regional distinctions are merged: é and è, in and un, open and closed o. `pluralVerb`: «-ent» is silent («ils chantent»). */
export function pronounce(word: string, pluralVerb = false): string {
  const low = word.toLocaleLowerCase('fr').replace(/’/gu, "'")
  const whole = WHOLE.get(low) ?? (low.includes('-') ? RESPELLINGS.get(low) : undefined)
  if (whole !== undefined) return spell(whole)
  const parts = word.split(/(?<=['’])|[ -]/u)
  if (parts.length > 1) return parts.map((part) => pronounce(part, pluralVerb)).join('')
  const lower = word.normalize('NFC').toLocaleLowerCase('fr').replace(/['’]/gu, '')
  const irregular = RESPELLINGS.get(lower) ?? RESPELLINGS.get(lower.replace(/s$/u, ''))
  const read = irregular ?? (pluralVerb ? lower.replace(/(?:ai)?ent$/u, silentEnding) : lower)
  return spell(read).replace(/(.)\1+/gu, '$1')
}

/** By the rules alone, as if no word were irregular. */
export function pronounceByRules(word: string): string {
  return spell(word.toLocaleLowerCase('fr').replace(/['’ -]/gu, '')).replace(/(.)\1+/gu, '$1')
}

function silentEnding(ending: string): string {
  return ending === 'aient' ? 'ai' : 'e'
}

/** Schwas aside: «samedi» is often pronounced «sam'di». */
export function soundsAlike(one: string, other: string): boolean {
  return one.replaceAll('@', '') === other.replaceAll('@', '')
}

/** «oazis» for «oasis», «pidza» for «pizza»: the same z, whichever letters write it. */
export function isSameZ(one: string, other: string): boolean {
  const said = (word: string): string =>
    word
      .replace(/(?<=[aeiouyéèêâîôû])s(?=[aeiouyéèêâîôû])/gu, 'z')
      .replace(/(?<=i)(?:zz|[dt]z|[dt]s)(?=a)/gu, 'zz')
  return said(one) === said(other)
}
