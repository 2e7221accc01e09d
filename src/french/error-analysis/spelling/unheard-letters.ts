/** Letters inside a word that nobody hears, or that write its sound as few words do: what shows them. */
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import { isHeardLast } from './heard-ends.ts'
import { knownModel } from './known-models.ts'
import { dictatedForm, isInvariable, type SpellingRule } from './spelling-rules.ts'
import { isKin, usualWords, wordsAlike } from './word-analogy.ts'
import { graphemesOf, letterDifference, sharedEnds, syllablesOf } from './word-pieces.ts'

const V = 'aàâeéèêëiîïoôuûùüyœ'

/** Index of the one letter that the copy leaves out; null when more differs. */
function lostAt(expected: string, written: string, letter: string): number | null {
  const found = letterDifference(expected, written)
  if (found?.kind !== 'missing' || found.expected !== letter) return null
  return sharedEnds(expected, written)[0]
}

/** «bibron» for «biberon»: the e between two consonants has its syllable. */
export const saidE: SpellingRule = ({ word, expected, written }) => {
  const at = lostAt(expected, written, 'e')
  const isBetween =
    at !== null && new RegExp(`^[^${V}]e[^${V}]+[${V}]`, 'u').test(expected.slice(at - 1))
  if (!isBetween) return null
  const syllables = syllablesOf(expected)
  let end = 0
  const own = syllables.find((one) => {
    end += one.length
    return at < end
  })
  return own?.endsWith('e')
    ? { kind: 'said-e', expected: word.core, syllables: syllables.join('-'), syllable: own }
    : null
}

/** «peneu» for «pneu»: the e too many between two consonants makes a syllable of its own. */
export const addedE: SpellingRule = ({ word, expected, written }) => {
  const found = letterDifference(expected, written)
  const at = sharedEnds(expected, written)[0]
  const isE = found?.kind === 'extra' && found.written === 'e' && written[at] === 'e'
  const isBetween =
    isE && new RegExp(`^[^${V}]e[^${V}]+[${V}]`, 'u').test(written.slice(Math.max(0, at - 1)))
  const [own, copied] = [syllablesOf(expected), syllablesOf(written)]
  if (at === 0 || !isBetween || copied.length !== own.length + 1) return null
  const shared = { syllable: null, difference: null, isHeard: true } as const
  const syllables = own.join('-')
  return { kind: 'syllables', expected: word.core, syllables, copied: copied.join('-'), ...shared }
}

/** «tenni» for «tennis»: the last letter is heard, though no rule of reading tells so. */
export const heardLast: SpellingRule = ({ word, expected, written }) => {
  const letter = expected.slice(-1)
  const isLost = written + letter === expected && /[bcdfgklpqrstxz]/u.test(letter)
  if (!isLost || !isHeardLast(expected) || pronounce(expected) === pronounce(written)) return null
  const all = syllablesOf(expected)
  const syllable = all.length > 1 ? (all.at(-1) ?? null) : null
  const difference = { kind: 'missing', expected: letter, written: '' } as const
  const told = { syllable, difference, copied: null, isHeard: true } as const
  return { kind: 'syllables', expected: word.core, syllables: all.join('-'), ...told }
}

/** «honcle»: words that start alike have no h. */
export const addedH: SpellingRule = ({ word, expected, written, language }) => {
  if (written !== `h${expected}`) return null
  // «ombre», where no other word starts with the same sound: with the same letter.
  for (const letters of [graphemesOf(expected)[0] ?? '', expected.charAt(0)]) {
    const like = usualWords(language)
      .filter((one) => graphemesOf(one)[0] === letters && !isKin(one, expected))
      .slice(0, 2)
    const own = { kind: 'alike', expected: word.core, letters, place: 'start', like } as const
    if (like.length > 0) return { ...own, extra: 'h' }
  }
  return null
}

const H_BETWEEN = ['cahier', 'trahir', 'envahir']

/** «haine» by its article, «brouhaha» by its syllables, «hygiène» by words that start alike. */
export const silentH: SpellingRule = ({ word, expected, written, language }) => {
  const at = lostAt(expected, written, 'h')
  if (at === null) return null
  const own = { kind: 'silent-h', expected: word.core } as const
  const [before, after] = [expected.charAt(at - 1), expected.charAt(at + 1)]
  if (at > 0) {
    const rest = expected.slice(at)
    // «malhonnête» is made of «honnête».
    if (/^(?:in|mal|dés|gentil|en|ex)$/u.test(expected.slice(0, at)) && language.lexicon.has(rest))
      return { kind: 'family', expected: word.core, letters: 'h', family: rest }
    const isBetween = new RegExp(`^[${V}]{2}$`, 'u').test(before + after)
    const like = H_BETWEEN.filter((one) => one !== expected).slice(0, 2)
    return isBetween
      ? { ...own, place: 'between', shown: syllablesOf(expected).join('-'), like }
      : null
  }
  const noun = word.readings.find(({ nature, number }) => nature === 'nom' && number !== 'p')
  if (language.aspirated(expected) && noun !== undefined && !isInvariable(word)) {
    const shown = `${noun.gender === 'f' ? 'la' : 'le'} ${expected}`
    return { ...own, place: 'refusing', shown, like: [] }
  }
  const part = { letters: 'h', place: 'start', before: '', after } as const
  const like = wordsAlike(expected, part, language)?.like ?? ['homme', 'heure']
  return { ...own, place: 'first', shown: '', like }
}

/** What a child writes in the place of letters that few words have, most of them from another language, and words that every class knows. */
const RARE: readonly (readonly [
  letters: 'ph' | 'th' | 'rh' | 'ch' | 'sc' | 'y' | 'k' | 'z',
  right: RegExp,
  wrong: RegExp,
  like: readonly string[],
])[] = [
  ['ph', /ph/gu, /^ff?$/u, ['photo', 'éléphant', 'pharmacie']],
  ['th', /th/gu, /^tt?$/u, ['théâtre', 'mathématiques', 'panthère']],
  ['rh', /rh/gu, /^rr?$/u, ['rhume', 'rhinocéros']],
  ['ch', /ch/gu, /^(?:c|k|qu)$/u, ['chorale', 'écho', 'orchestre']],
  ['sc', /sc(?=[eéèiy])/gu, /^(?:s|c|ss)$/u, ['science', 'piscine', 'descendre']],
  ['z', new RegExp(`(?<=[${V}])z(?=[${V}])`, 'gu'), /^s$/u, ['lézard', 'bizarre', 'horizon']],
  ['y', /^y(?=[aeéo])/gu, /^i$/u, ['yaourt', 'yeux']],
  ['k', /k/gu, /^(?:c|qu)$/u, ['kilo', 'kangourou', 'ski']],
  ['y', /y[mn]/gu, /^[ae]?i[mn]$/u, ['sympathique', 'symbole']],
  ['y', new RegExp(`(?<![${V}])y(?![${V}])`, 'gu'), /^i$/u, ['pyjama', 'cycle', 'gymnastique']],
]

/** «orfelin», «piton» for «python», «oxigène», «claxon». */
export const rareLetters: SpellingRule = ({ word, expected, written }) => {
  // «marcher», written «marquer», has another sound.
  if (!soundsAlike(pronounce(expected), pronounce(written))) return null
  const found = RARE.find(([, right, wrong]) =>
    [...expected.matchAll(right)].some(({ 0: letters, index }) => {
      const [start, end] = [expected.slice(0, index), expected.slice(index + letters.length)]
      const isAround = written.startsWith(start) && written.endsWith(end)
      return isAround && wrong.test(written.slice(start.length, written.length - end.length))
    }),
  )
  if (found === undefined) return null
  const [letters, , , known] = found
  const like = known.filter((one) => one.slice(0, 4) !== expected.slice(0, 4)).slice(0, 2)
  return { kind: 'rare-letters', expected: word.core, letters, like }
}

/** A letter left out that is not heard, of which nothing else reminds. */
export const hiddenLetter: SpellingRule = (one) => knownModel(one) ?? muteLetter(one)

/** Ends of which no rule tells whether they are heard: «abus» and «abribus», «prompt» and «abrupt». */
const EITHER = /(?:[uoia]s|[slcp]t|ps|ns|nk|rf)$/u

const muteLetter: SpellingRule = ({ word, expected, written }) => {
  // «Inès», «Reims», «week-end»: of names and of words from elsewhere no rule tells; the e of «le» is heard.
  if (word.tag === 'L' || /^[^aeiouy]e$/u.test(expected) || word.text.includes('-')) return null
  if (`${written}${expected.slice(-1)}` === expected && EITHER.test(expected)) return null
  const found = letterDifference(expected, written)
  const isHidden = found?.kind === 'missing' && /^\p{L}$/u.test(found.expected)
  const behind = expected.slice(0, sharedEnds(expected, written)[0]).slice(-1)
  // Both vowels of «zoologiste» are heard.
  const isTwice = behind === found?.expected && /[aeiouyé]/u.test(behind)
  return isHidden && !isTwice && soundsAlike(pronounce(expected), pronounce(written))
    ? {
        kind: 'hidden-letter',
        expected: word.core,
        letter: found.expected,
        behind,
        syllables: syllablesOf(dictatedForm(word)).join('-'),
      }
    : null
}

/** «envoié»: a verb in -yer keeps its y before a vowel that is heard. */
export const yOfVerb: SpellingRule = ({ word, expected, written }) => {
  const verb = word.readings.find((one) => one.verb !== undefined && /yer$/u.test(one.lemma))
  const isLost = written !== expected && written === expected.replace(/y(?=é(?:e?s?)$|er$)/u, 'i')
  return isLost && verb !== undefined
    ? { kind: 'verb-in-yer', expected: word.core, infinitive: verb.lemma, letter: 'y' }
    : null
}

/** «remerciement», of «il remercie»: a noun in -ment keeps the e of its verb, which nobody hears. */
export const mentOfVerb: SpellingRule = ({ word, expected, written, language }) => {
  const stem = /^(.+[iuyé])ements?$/u.exec(expected)?.[1] ?? ''
  const bare = expected.replace(/e(?=ments?$)/u, '')
  const isLost = stripDiacritics(written) === stripDiacritics(bare)
  const isVerb = language.lexicon
    .analyse(`${stem}e`)
    .some(({ verb }) => verb?.kind === 'finite' && verb.person === 3)
  return isLost && isVerb
    ? { kind: 'family', expected: word.core, letters: `${stem.at(-1)}e`, family: `il ${stem}e` }
    : null
}
