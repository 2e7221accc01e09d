/** Letters that stand on the wrong side of the end of a word or of a line. */
import { editCost } from '../../../domain/copy/text/word-distance.ts'
import type { ExpectedWord } from '../expected-word.ts'
import type { WordError } from '../parted-errors.ts'
import { liaison, type SpellingRule } from '../spelling/spelling-rules.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'

/** «biblioté-caire»: the hyphen of a line's end put aside, where the word is misspelt beside it; null elsewhere. */
function lineEndForm(expected: string, written: string): string | null {
  const isCut = /\p{L}-\p{L}/u.test(written) && !/[-\s]/u.test(expected) && !/\s/u.test(written)
  const joined = written.replace(/-/gu, '')
  const [own, copied] = [expected, joined.toLocaleLowerCase('fr')].map((form) =>
    stripDiacritics(form.replace(/'/gu, '')),
  )
  return isCut && own !== copied ? joined : null
}

const ENDS_WITH_L = /(?:il|elle|el|al|ol)$/u

/** «la» for the «a» of «qu'il a», «latent» for the «attend» of «il attend»: the l that is heard in the word before. */
function movedLetter(
  { sentence, place, pause, elided }: ExpectedWord,
  expected: string,
  written: string,
): { readonly letter: string; readonly rest: string } | null {
  const before = sentence[place - 1]?.core.toLocaleLowerCase('fr') ?? ''
  if (pause || elided !== '' || !ENDS_WITH_L.test(before) || !/^[aeiouyhéèêàâîô]/u.test(expected))
    return null
  const rest = /^l'?(.+)$/u.exec(written)?.[1] ?? ''
  const isNearer = rest !== '' && editCost(rest, expected) < editCost(written, expected)
  return isNearer ? { letter: 'l', rest } : null
}

/** The sound that the word before has lent. */
export const movedLetterReason: SpellingRule = (one) =>
  movedLetter(one.word, one.expected, one.written) === null ? null : liaison(one)

/** «oxigène» for «l'oxygène»: the elided word left out beside another error; the copy with it, null elsewhere. */
function lostElision({ elided, core }: ExpectedWord, form: string): string | null {
  const [own, copied] = [core, form].map((one) => one.toLocaleLowerCase('fr'))
  if (elided === '' || own === undefined || copied === undefined || own === copied) return null
  const isSameStart = stripDiacritics(own.charAt(0)) === stripDiacritics(copied.charAt(0))
  const cost = editCost(copied, own)
  const isNear = cost * 3 <= own.length && cost < editCost(copied, elided + own)
  return isSameStart && isNear && !/[\s']/u.test(copied) ? elided + copied : null
}

/** A letter of the word before, or the hyphen of a line's end, then what else is wrong: null where neither stands there. */
export function boundaryErrors(
  word: ExpectedWord,
  expected: string,
  form: string,
  errorsOf: (alone: string) => readonly WordError[],
): readonly WordError[] | null {
  const line = lineEndForm(expected, form)
  if (line !== null) return errorsOf(line)
  const elided = lostElision(word, form)
  if (elided !== null) return [{ code: 'oubli', alone: word.core }, ...errorsOf(elided)]
  const moved = movedLetter(word, expected, form.toLocaleLowerCase('fr'))
  if (moved === null) return null
  const rest = moved.rest === expected ? [] : errorsOf(moved.rest)
  return [{ code: 'segmentation', alone: moved.letter + expected }, ...rest]
}
