/** Two or three errors in one word, parted: each is what the copy would be if the others were mended. */

import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { ExpectedWord } from './expected-word.ts'
import { pronounce, soundsAlike } from './pronunciation.ts'
import { sharedEnds } from './spelling/word-pieces.ts'
import { stripDiacritics } from './spelling-normalisation.ts'

export interface WordError {
  readonly code: ErrorClass
  /** The form of the word that the copy comes near to, where it is not the dictated one: «oiseau» for «oizo». */
  readonly towards?: string
  /** The copy with this error only. */
  readonly alone?: string
  /** The part of the word that it is on: «pleures» of «pleures-tu». */
  readonly on?: ExpectedWord
}

/** By index in the word and in the copy: letters of the word with an accent that the copy writes otherwise. */
function lostAccents(expected: string, written: string): readonly (readonly [number, number])[] {
  const [bare, copied] = [stripDiacritics(expected), stripDiacritics(written)]
  if (bare.length !== expected.length || copied.length !== written.length) {
    return []
  }
  const [start, back] = sharedEnds(bare, copied)
  const shift = copied.length - bare.length
  return [...expected].flatMap((letter, at) => {
    // «béber» for «bébé»: the letter behind the e makes the sound.
    const isShared = bare === copied || at < start - 1 || at >= expected.length - back
    const place = at < start ? at : at + shift
    const isLost = letter !== bare[at] && isShared && written[place] !== letter
    return isLost ? [[at, place] as const] : []
  })
}

function withLetter(word: string, at: number, letter: string): string {
  return word.slice(0, at) + letter + word.slice(at + 1)
}

/** The silent last letter that the copy misses beside another error. */
function lostLetter(expected: string, written: string): string | null {
  const letter = /[tdspxzg]$/u.exec(expected)?.[0]
  const shorter = expected.slice(0, -1)
  if (letter === undefined || written.endsWith(letter) || written === shorter) return null
  const isSilent = soundsAlike(pronounce(expected), pronounce(shorter))
  const [ended, bare] = [written + letter, written].map((form) => editCost(form, expected))
  // «grau» for «gros»: said as the word, whose last letter it misses.
  const isSaid =
    /[aiouyéèêô]$/u.test(written) && soundsAlike(pronounce(written), pronounce(shorter))
  const isNearer = isSaid ? (ended ?? 0) <= (bare ?? 0) : (ended ?? 0) < (bare ?? 0)
  // «ma» for «mât»: nothing but the accent is missing beside.
  const isAccented =
    stripDiacritics(written + letter) === stripDiacritics(expected) && written + letter !== expected
  return isSilent && isNearer && (expected.length > 3 || isAccented) ? letter : null
}

/** @param expected in lower case, as `written`. `main` is the copy with the error on the letters only. */
export function partErrors(
  expected: string,
  written: string,
): { readonly main: string; readonly beside: readonly WordError[] } {
  const letter = lostLetter(expected, written)
  const ended = written + (letter ?? '')
  const silent: WordError[] =
    letter === null ? [] : [{ code: 'muette', alone: expected.slice(0, -1) }]
  let [mended, bare] = [ended, expected]
  for (const [at, place] of lostAccents(expected, ended)) {
    mended = withLetter(mended, place, expected.charAt(at))
    bare = withLetter(bare, at, ended.charAt(place))
  }
  const isAccent = bare !== expected && !isSpellingVariant(expected, bare)
  const accents: WordError[] = isAccent ? [{ code: 'accent', alone: bare }] : []
  return { main: mended, beside: [...accents, ...silent] }
}

/** «l'éléfan»: each error of it is said with its «l'». */
export function withElided(
  errors: readonly WordError[],
  { word: { elided } }: { readonly word: ExpectedWord },
  form: string,
): readonly WordError[] {
  if (elided === '' || !form.startsWith(elided)) return errors
  return errors.map(({ alone, ...error }) =>
    alone === undefined ? error : { ...error, alone: elided + alone },
  )
}
