/** Words that the copy writes as one, misspelt beside: which letters stand for which word. */
import { editCost } from '../../../domain/copy/text/word-distance.ts'
import type { ExpectedWord } from '../expected-word.ts'
import type { WordError } from '../parted-errors.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { isPluralVerb } from '../sound-class.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'

/** What sounds right stands for its word more likely than what only has its letters. */
const ALIKE = 0.1
/** Share of the letters of a word beyond which nothing stands for it. */
const MOST = 0.6

/** Of letters that stand for a word: 0 when they are the word. */
function partCost(word: ExpectedWord, part: string): number {
  const own = word.text.toLocaleLowerCase('fr').replace(/['’-]/gu, '')
  const copied = part.toLocaleLowerCase('fr')
  const share = editCost(stripDiacritics(own), stripDiacritics(copied)) / own.length
  if (own === copied) return 0
  // «lé» for «les», «é» for «est».
  const heard = pronounce(word.text, isPluralVerb(word.readings))
  const isAlike = soundsAlike(heard, pronounce(part))
  if (isAlike) return ALIKE + share / 10
  return share > MOST ? Number.POSITIVE_INFINITY : ALIKE + share
}

interface Cut {
  readonly cost: number
  readonly parts: readonly string[]
}

/** The cheapest way to give every word its letters; null where a word has none. */
function cheapestCut(words: readonly ExpectedWord[], written: string): Cut | null {
  const [word, ...others] = words
  if (word === undefined) return written === '' ? { cost: 0, parts: [] } : null
  const cuts = Array.from({ length: written.length }, (_, at) => at + 1).flatMap((end) => {
    if (others.length === 0 && end < written.length) return []
    const part = written.slice(0, end)
    const rest = cheapestCut(others, written.slice(end))
    const cost = partCost(word, part) + (rest?.cost ?? 0)
    return rest && Number.isFinite(cost) ? [{ cost, parts: [part, ...rest.parts] }] : []
  })
  return cuts.sort((one, other) => one.cost - other.cost)[0] ?? null
}

/** The errors of each word, said of its own letters: «dan» and «lé» of «danlé»; none where the letters of the words are not told apart. */
export function gluedErrors(
  words: readonly ExpectedWord[],
  written: string,
  errorsOf: (word: ExpectedWord, part: string) => readonly WordError[],
): readonly WordError[] {
  const cut = /^\p{L}+$/u.test(written) ? cheapestCut(words, written) : null
  const errors = words.flatMap((on, at) => {
    const alone = cut?.parts[at] ?? ''
    const isRight =
      alone === '' || alone.toLocaleLowerCase('fr') === on.text.toLocaleLowerCase('fr')
    return isRight ? [] : errorsOf(on, alone).map((error) => ({ alone, on, ...error }))
  })
  // A word that nobody knows again tells nothing of its letters.
  return errors.filter(({ code }) => code !== 'meconnaissable')
}
