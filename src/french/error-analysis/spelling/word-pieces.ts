/** The pieces of a word: its syllables, its graphemes, and the letters by which a copy differs from it. */
import type { LetterDifference } from '../../../domain/copy/review/spelling-explanation.ts'

const VOWEL_LETTER = /[aàâeéèêëiîïoôuùûüyœæ]/u
/** Letters that make one sound; a nasal vowel is none before another vowel, n or m («bonne», «lune»). */
const NASAL = '(?:oin|ain|aim|ein|ien|on|om|an|am|en|em|in|im|yn|ym|un)(?![aeiouyàâéèêîôûnm])'
const GRAPHEME = new RegExp(
  `eau|ill|tion|œu|${NASAL}|ou|où|oû|oi|oî|au|ai|aî|ei|eu|gn|ch|ph|th|qu|gu(?=[eéèêi])|ge(?=[aoâô])|([bcdfglmnprst])\\1|sc(?=[eéèi])|\\p{L}|-|'`,
  'gu',
)

/** «gn», «ch» … are not parted, nor a consonant and the l or r behind it. */
const ONSETS = /^(?:ch|ph|th|gn|qu|gu|[bcdfgptv][lr])$/u

function isVowelAt(word: string, at: number): boolean {
  const letter = word[at] ?? ''
  // The u of «qu» and «gu» is part of the consonant.
  if (letter === 'u' && /[qg]/u.test(word[at - 1] ?? '') && VOWEL_LETTER.test(word[at + 1] ?? ''))
    return false
  if (
    letter === 'y' &&
    VOWEL_LETTER.test(word[at - 1] ?? '') &&
    VOWEL_LETTER.test(word[at + 1] ?? '')
  )
    return false
  return VOWEL_LETTER.test(letter)
}

/** Where the consonants between two vowels are cut. */
function cutIn(consonants: string): number {
  if (consonants.length <= 1) return 0
  return ONSETS.test(consonants.slice(-2)) ? consonants.length - 2 : consonants.length - 1
}

const GLIDED = /^(?:i[aeéèoœ]|u[ieé]|oi|oy|ou[aeiéè]|e[aé]u)/u
const HIATUS = /^(?:[aéioue][éèëïü]|é[aou]|oa|ao)/u

function isHiatus(word: string, at: number): boolean {
  // «caoutchouc», «août».
  if (word.startsWith('aou', at - 1)) return false
  const two = word.slice(at - 1, at + 1)
  // «ou-vri-er», «de-vri-ons»; the e of «oublie» is mute.
  const isHeavy =
    /[bcdfgptv][lr]i$/u.test(word.slice(0, at)) && !/^e(?:s|nt)?$/u.test(word.slice(at))
  if (isHeavy) return true
  return HIATUS.test(two) && !GLIDED.test(two)
}

/** Where a syllable starts between two vowels; none when they make one sound. */
function cutBetween(word: string, last: number, at: number): number | null {
  if (at - last > 1) return last + 1 + cutIn(word.slice(last + 1, at))
  return isHiatus(word, at) ? at : null
}

/** Written syllables: «é-lé-phant», «car-ta-ble». A last silent e keeps its own. */
export function syllablesOf(word: string): string[] {
  if (/[-' ]/u.test(word)) return word.split(/[-' ]/u).flatMap(syllablesOf)
  const low = word.toLocaleLowerCase('fr')
  const vowels = [...low].flatMap((_, at) => (isVowelAt(low, at) ? [at] : []))
  const cuts = vowels.flatMap((at, index) => {
    const last = vowels[index - 1]
    return last === undefined ? [] : (cutBetween(low, last, at) ?? [])
  })
  const bounds = [0, ...cuts, word.length]
  return bounds.slice(1).map((end, index) => word.slice(bounds[index], end))
}

/** The syllable that holds the letter at a place of the word; the last one behind its end. */
export function syllableAt(syllables: readonly string[], at: number): string {
  let end = 0
  for (const syllable of syllables) {
    end += syllable.length
    if (at < end) return syllable
  }
  return syllables.at(-1) ?? ''
}

export function graphemesOf(word: string): string[] {
  return word.toLocaleLowerCase('fr').match(GRAPHEME) ?? []
}

export interface DifferingPart {
  /** Graphemes of the expected word that the copy has otherwise. */
  readonly letters: string
  readonly place: 'start' | 'middle' | 'end'
  /** The graphemes beside them. */
  readonly before: string
  readonly after: string
}

/** Letters that two words share at their start and at their end. */
export function sharedEnds(one: string, other: string): readonly [start: number, end: number] {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const most = Math.min(one.length, other.length) - start
  let end = 0
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [start, end]
}

function placeIn(word: string, from: number, to: number): DifferingPart['place'] {
  if (from === 0) return 'start'
  return to === word.length ? 'end' : 'middle'
}

/** The graphemes of `expected` that the copy has otherwise; null when none is. */
export function differingPart(expected: string, written: string): DifferingPart | null {
  const [start, back] = sharedEnds(expected, written)
  const end = Math.max(expected.length - back, start + 1)
  let at = 0
  const spans = graphemesOf(expected).map((text) => {
    const from = at
    at += text.length
    return { text, from, to: at }
  })
  const touched = spans.filter(({ from, to }) => from < end && to > start)
  const [first, final] = [touched[0], touched.at(-1)]
  if (!first || !final) return null
  return {
    letters: expected.slice(first.from, final.to),
    place: placeIn(expected, first.from, final.to),
    before: spans.findLast(({ to }) => to <= first.from)?.text ?? '',
    after: spans.find(({ from }) => from >= final.to)?.text ?? '',
  }
}

/** One letter taken for another, wherever it stands: «dédé» for «bébé». */
export function letterExchange(
  expected: string,
  written: string,
): { readonly expected: string; readonly written: string } | null {
  if (expected.length !== written.length) return null
  const pairs = new Set(
    [...expected].flatMap((letter, at) => (letter === written[at] ? [] : [letter + written[at]])),
  )
  const [pair] = pairs
  return pairs.size === 1 && pair?.length === 2
    ? { expected: pair.charAt(0), written: pair.charAt(1) }
    : null
}

/** One letter, two neighbours exchanged, or the same letters in another order; null when more differs. */
export function letterDifference(expected: string, written: string): LetterDifference | null {
  const [start, back] = sharedEnds(expected, written)
  const right = expected.slice(start, expected.length - back)
  const wrong = written.slice(start, written.length - back)
  if (right.length > 2 && [...right].sort().join('') === [...wrong].sort().join(''))
    return { kind: 'order', expected: right, written: wrong }
  if (right.length > 2 || wrong.length > 2) return null
  if (wrong === '') return { kind: 'missing', expected: right, written: '' }
  if (right === '') return { kind: 'extra', expected: '', written: wrong }
  const swapped = right.length === 2 && wrong === [...right].reverse().join('')
  if (swapped) return { kind: 'swapped', expected: right, written: wrong }
  return { kind: 'replaced', expected: right, written: wrong }
}
