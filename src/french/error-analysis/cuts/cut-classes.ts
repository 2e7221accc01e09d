/** The classes of a word that the copy parts, joins to another, or writes without its hyphen or apostrophe. */
import type { ErrorClass } from '../../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../../domain/copy/text/spelling-1990.ts'
import type { ExpectedWord } from '../expected-word.ts'
import type { WordError } from '../parted-errors.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import type { WrittenPair } from '../sound-class.ts'
import { isDoubling } from '../spelling/doubled-letters.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'

/** What parts words: blanks, apostrophes, hyphens. */
export const CUT = /[\s'’-]+/gu

/** «grand parent» for «grands-parents», «quatrevingt» for «quatre-vingts»: the same but for the marks of the plural. */
function isSingularParted(expected: string, written: string): boolean {
  const bare = (form: string): string => form.replace(/s(?=[\s'-]|$)/gu, '').replace(CUT, '')
  const isTied = written.includes('-')
  return expected.includes('-') && !isTied && bare(expected) === bare(written)
}

/** «presquile», which may do without its hat since 1990. */
function isApostropheLost(expected: string, written: string): boolean {
  const isBare = expected.includes("'") && !written.includes("'")
  return isBare && isSpellingVariant(expected.replace(CUT, ''), written.replace(CUT, ''))
}

/** «labas» for «là-bas»: its hyphen and its accent; null where the copy keeps the hyphen. */
function hyphenLost(expected: string, written: string): readonly ErrorClass[] | null {
  const isLost = expected.includes('-') && !written.includes('-')
  return isLost ? ['ponctuation', 'accent'] : null
}

/** Of a word parted or joined that differs by more than that. */
function misspeltCut(
  expected: string,
  written: string,
  { isJoined, isPlural }: Readonly<Record<'isJoined' | 'isPlural', boolean>>,
): readonly ErrorClass[] | null {
  if (!isJoined && isApostropheLost(expected, written)) return ['ponctuation']
  const isParted = /\s/u.test(written)
  const [whole, copied] = [expected.replace(CUT, ''), written.replace(CUT, '')]
  if (stripDiacritics(whole) === stripDiacritics(copied))
    return isJoined || isParted ? ['segmentation', 'accent'] : hyphenLost(expected, written)
  if (isPlural && isSingularParted(expected, written)) return ['segmentation', 'accord_nombre']
  if (!isParted) return null
  // «de sous» for «dessous».
  if (isDoubling(whole, copied) || whole.replace('ss', 's') === copied) return ['segmentation']
  // «deux mains» for «demain»: a weak e is heard as eu.
  const heardAs = (form: string): string => pronounce(form).replaceAll('2', '@')
  const heard = [written, written.replace(/\s/gu, '')].map(heardAs)
  return heard.some((sounds) => soundsAlike(heardAs(expected), sounds)) ? ['segmentation'] : null
}

/** A word parted, or without its hyphen or apostrophe; null where more differs. */
export function cutClasses(
  { elided, readings }: ExpectedWord,
  expected: string,
  written: string,
): readonly ErrorClass[] | null {
  // «l'aprèsmidi» keeps its elision: only the hyphen is missing.
  const isCut = elided !== '' && !written.startsWith(elided)
  if (expected.replace(CUT, '') !== written.replace(CUT, '')) {
    const isPlural = readings.some(({ number }) => number === 'p')
    return misspeltCut(expected, written, { isJoined: isCut, isPlural })
  }
  const isElided = elided === '' && /'/u.test(written) && !/'/u.test(expected)
  return /\s/u.test(written) || isCut || isElided ? ['segmentation'] : ['ponctuation']
}

/** «au dessu» with the hyphen of «au-dessus»: what else is wrong in its pieces; null where the pieces are not the same number, or right. */
export function tiedForm(expected: string, written: string): string | null {
  const [own, copied] = [expected.split('-'), written.split(' ')]
  const isParted = own.length > 1 && own.length === copied.length
  const [bare, bareCopy] = [own.join(''), copied.join('').toLocaleLowerCase('fr')].map(
    stripDiacritics,
  )
  const isBare = bare === bareCopy
  return isParted && !isBare ? copied.join('-') : null
}

/** The one piece of a word with hyphens that is misspelt: «apré» of «apré-midi»; null where more than one is. */
export function onlyPart(
  word: ExpectedWord,
  tied: string,
): { readonly on: ExpectedWord; readonly alone: string } | null {
  const bare = tied.slice(word.elided.length)
  const [own, copied] = [word.core.split('-'), bare.split('-')]
  const wrong = own.flatMap((piece, at) => (piece === copied[at] ? [] : [at]))
  const [only = 0] = wrong
  const [text = '', alone = ''] = [own[only], copied[only]]
  const isOne = wrong.length === 1 && tied.toLocaleLowerCase('fr').startsWith(word.elided)
  return isOne ? { on: { ...word, text, core: text, elided: '' }, alone } : null
}

const INVERTED =
  /^(\p{L}+)(-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|lui|leur|y|en)(?:-(?:moi|toi|lui|leur|nous|vous|en|y))?)$/iu

/** A verb with the pronoun behind it, of which the copy misses more than the hyphen: «pleure tu» for «pleures-tu». */
export interface InvertedVerb {
  readonly verb: ExpectedWord
  /** The verb on the copy, which is not the dictated one. */
  readonly written: string
  /** Whether the pronoun is tied as it should be. */
  readonly isTied: boolean
}

/** «puis» and «je» of «puis-je»; null for a noun, or where the copy has more pieces. In lower case. */
export function invertedPieces({ readings }: ExpectedWord, expected: string) {
  const isNoun = readings.some(({ nature }) => nature === 'nom')
  const [, own = '', tied = ''] = (isNoun ? null : INVERTED.exec(expected)) ?? []
  const pronoun = tied.slice(1)
  return own === '' || pronoun.includes('-') ? null : ([own, pronoun] as const)
}

/** null where the copy has the verb right, or where its pieces are not told apart. In lower case. */
export function invertedVerb(
  word: ExpectedWord,
  expected: string,
  written: string,
): InvertedVerb | null {
  // «un rendez-vous» is a noun.
  const isNoun = word.readings.some(({ nature }) => nature === 'nom')
  const [, own = '', tied = ''] = (isNoun ? null : INVERTED.exec(expected)) ?? []
  const pieces = written.split(/[\s'’-]+/u)
  const pronoun = tied.split('-').at(-1)
  if (own === '' || pieces.length < 2 || pieces.at(-1) !== pronoun) return null
  // «va t'il»: the t between is no part of the verb; «son t'ils» has the t of «sont».
  const [first = '', second = ''] = pieces
  const isLinking = pieces.length === 3 && second === 't'
  // «dit-le-moi»
  const isWhole = `-${pieces.slice(1).join('-')}` === tied
  if (pieces.length > 2 && !isLinking && !isWhole) return null
  const copied = isLinking && own === `${first}t` ? own : first
  if (copied === own) return null
  const verb = { ...word, text: own, core: own, elided: '' }
  return { verb, written: copied, isTied: written === copied + tied }
}

/** «d'avantages» for «davantage»: an adverb that is cut, with a mark of the plural behind it; null elsewhere. */
export function markedCut({ word, expected, written }: WrittenPair): WordError[] | null {
  const bare = written.replace(/s$/u, '')
  const isCut = /['’\s]/u.test(bare) && bare.replace(/['’\s]/gu, '') === expected
  return word.tag === 'R' && word.elided === '' && bare !== written && isCut
    ? [{ code: 'segmentation' }, { code: 'muette', alone: `${expected}s` }]
    : null
}
