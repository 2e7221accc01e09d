/** The classes of a word that the copy parts, joins to another, or writes without its hyphen or apostrophe. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { ExpectedWord } from './expected-word.ts'
import { pronounce, soundsAlike } from './pronunciation.ts'
import { stripDiacritics } from './spelling-normalisation.ts'

/** What parts words: blanks, apostrophes, hyphens. */
export const CUT = /[\s'’-]+/gu

/** «grand parent» for «grands-parents», «quatrevingt» for «quatre-vingts»: the same but for the marks of the plural. */
function isSingularParted(expected: string, written: string): boolean {
  const bare = (form: string): string => form.replace(/s(?=[\s'-]|$)/gu, '').replace(CUT, '')
  const isTied = written.includes('-')
  return expected.includes('-') && !isTied && bare(expected) === bare(written)
}

/** Of a word parted or joined that differs by more than that. */
function misspeltCut(
  expected: string,
  written: string,
  isJoined: boolean,
): readonly ErrorClass[] | null {
  const isParted = /\s/u.test(written)
  const [whole, copied] = [expected.replace(CUT, ''), written.replace(CUT, '')]
  if (stripDiacritics(whole) === stripDiacritics(copied)) {
    return isParted || isJoined ? ['segmentation', 'accent'] : null
  }
  if (isSingularParted(expected, written)) return ['segmentation', 'accord_nombre']
  if (!isParted) return null
  const heard = [written, written.replace(/\s/gu, '')].map((form) => pronounce(form))
  return heard.some((sounds) => soundsAlike(pronounce(expected), sounds)) ? ['segmentation'] : null
}

/** A word parted, or without its hyphen or apostrophe; null where more differs. */
export function cutClasses(
  { elided }: ExpectedWord,
  expected: string,
  written: string,
): readonly ErrorClass[] | null {
  // «l'aprèsmidi» keeps its elision: only the hyphen is missing.
  const isCut = elided !== '' && !written.startsWith(elided)
  if (expected.replace(CUT, '') !== written.replace(CUT, '')) {
    return misspeltCut(expected, written, isCut)
  }
  const isElided = elided === '' && /'/u.test(written) && !/'/u.test(expected)
  return /\s/u.test(written) || isCut || isElided ? ['segmentation'] : ['ponctuation']
}

const INVERTED =
  /^(\p{L}+)(-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|lui|leur|y|en))$/iu

/** A verb with the pronoun behind it, of which the copy misses more than the hyphen: «pleure tu» for «pleures-tu». */
export interface InvertedVerb {
  readonly verb: ExpectedWord
  /** The verb on the copy, which is not the dictated one. */
  readonly written: string
  /** Whether the pronoun is tied as it should be. */
  readonly isTied: boolean
}

/** null where the copy has the verb right, or where its pieces are not told apart. In lower case. */
export function invertedVerb(
  word: ExpectedWord,
  expected: string,
  written: string,
): InvertedVerb | null {
  const [, own = '', tied = ''] = INVERTED.exec(expected) ?? []
  const pieces = written.split(/[\s'’-]+/u)
  const pronoun = tied.split('-').at(-1)
  if (own === '' || pieces.length < 2 || pieces.at(-1) !== pronoun) return null
  // «va t'il»: the t between is no part of the verb; «son t'ils» has the t of «sont».
  const [first = '', second = ''] = pieces
  const isLinking = pieces.length === 3 && second === 't'
  if (pieces.length > 2 && !isLinking) return null
  const copied = isLinking && own === `${first}t` ? own : first
  if (copied === own) return null
  const verb = { ...word, text: own, core: own, elided: '' }
  return { verb, written: copied, isTied: written === copied + tied }
}
