/** How a written word sounds, well enough to tell whether a misspelling keeps the sound of the word. */
import { READ_AS, SOUND_RULES } from './pronunciation-rules.ts'

/** The sounds of letters that no rule reads. */
const UNKNOWN = ''

function soundAt(word: string, place: number): readonly [sound: string, taken: number] {
  for (const { letters, sound } of SOUND_RULES) {
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

/**
 * Sounds of a word (one character each, see the rules), regional differences left aside: é and è, in and un, open and
 * closed o are one sound. `pluralVerb`: «-ent» is silent, as in «ils chantent». Letters only; a hyphen is a join.
 */
export function pronounce(word: string, pluralVerb = false): string {
  const lower = word
    .normalize('NFC')
    .toLocaleLowerCase('fr')
    .replace(/['’ -]/gu, '')
  const read =
    READ_AS.get(lower) ?? (pluralVerb ? lower.replace(/(?:ai)?ent$/u, silentEnding) : lower)
  return spell(read).replace(/(.)\1+/gu, '$1')
}

/** Sounds by the rules alone, without the words that are read otherwise than they are written. */
export function pronounceByRules(word: string): string {
  return spell(word.toLocaleLowerCase('fr').replace(/['’ -]/gu, '')).replace(/(.)\1+/gu, '$1')
}

function silentEnding(ending: string): string {
  return ending === 'aient' ? 'ai' : 'e'
}

/** The same sounds, a weak «e» set aside: «samedi» is often said «sam'di». */
export function soundsAlike(one: string, other: string): boolean {
  return one.replaceAll('@', '') === other.replaceAll('@', '')
}
