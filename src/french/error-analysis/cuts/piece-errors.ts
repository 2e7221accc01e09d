/** The errors of a word whose pieces the copy parts, joins, or leaves without a hyphen, each said of its own piece. */
import type { Language } from '../../data/language.ts'
import type { ExpectedWord } from '../expected-word.ts'
import type { WordError } from '../parted-errors.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import { invertedPieces, invertedVerb, onlyPart, tiedForm } from './cut-classes.ts'
import { gluedErrors } from './glued-words.ts'

type ErrorsOf = (word: ExpectedWord, written: string) => readonly WordError[]

/** «pleure tu» for «pleures-tu»: the verb by itself, and the hyphen. */
export function invertedErrors(
  word: ExpectedWord,
  expected: string,
  written: string,
  errorsOf: ErrorsOf,
): readonly WordError[] | null {
  const found = invertedVerb(word, expected, written)
  if (found === null) return null
  const own = errorsOf(found.verb, found.written)
  const errors = own.map((error) => ({ alone: found.written, ...error, on: found.verb }))
  return found.isTied ? errors : [...errors, { code: 'segmentation' }]
}

/** «Puije» for «puis-je»: the verb and its pronoun, each by its own letters. */
export function gluedInversion(
  word: ExpectedWord,
  expected: string,
  written: string,
  errorsOf: ErrorsOf,
  { lexicon }: Language,
): readonly WordError[] | null {
  const pieces = invertedPieces(word, expected)
  if (pieces === null || stripDiacritics(pieces.join('')) === stripDiacritics(written)) return null
  const [verb, pronoun] = pieces.map((text) => ({ ...word, text, core: text, elided: '' }))
  if (!verb || !pronoun) return null
  const readings = lexicon.analyse(verb.core).filter((one) => one.verb !== undefined)
  const errors = gluedErrors([{ ...verb, readings }, pronoun], written, errorsOf)
  return errors.length === 0 ? null : [{ code: 'segmentation' }, ...errors]
}

/** «aprais-demain»: the one piece that is wrong, by itself. */
export function hyphenedErrors(
  word: ExpectedWord,
  expected: string,
  written: string,
  errorsOf: ErrorsOf,
): readonly WordError[] | null {
  const isTied = expected.includes('-') && expected.split('-').length === written.split('-').length
  const part = isTied && !/\s/u.test(written) ? onlyPart(word, written) : null
  if (part === null || part.on.core.includes("'")) return null
  // «grands-parent»: the marks are those of the whole.
  const bare = (form: string): string => form.replace(/[sx]$/u, '')
  if (bare(part.on.core) === bare(part.alone.toLocaleLowerCase('fr'))) return null
  return errorsOf(part.on, part.alone).map((error) => ({ ...part, ...error }))
}

/** «au dessu»: the hyphen, then what is wrong in the pieces. */
export function tiedErrors(
  word: ExpectedWord,
  expected: string,
  written: string,
  errorsOf: ErrorsOf,
): readonly WordError[] | null {
  const tied = tiedForm(expected, written)
  if (tied === null) return null
  // «eux même»: the mark is that of the whole pronoun.
  const part = /-mêmes?$/u.test(tied) ? null : onlyPart(word, tied)
  const found = part && errorsOf(part.on, part.alone)
  const rest = found
    ? found.map((error) => ({ ...part, ...error }))
    : errorsOf(word, tied).map((error) => ({ alone: tied, ...error }))
  const isKnown = rest.length > 0 && rest.every(({ code }) => code !== 'meconnaissable')
  return isKnown ? [{ code: 'segmentation' }, ...rest] : null
}
