/** A dictated text as words and the signs that are said between them. */
import type { SpokenSign } from '../../domain/dictating/breath-group.ts'

/** The longest first: three points are one sign. */
const SIGN = /\.{2,}|…|[.,;:?!«»“”"()[\]–—]|(?<=\s|^)-(?=\s)|\n/gu

const SIGNS: Readonly<Record<string, SpokenSign>> = {
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '.': 'full-stop',
  '…': 'ellipsis',
  '?': 'question-mark',
  '!': 'exclamation-mark',
  '«': 'opening-quotes',
  '“': 'opening-quotes',
  '»': 'closing-quotes',
  '”': 'closing-quotes',
  '(': 'opening-bracket',
  '[': 'opening-bracket',
  ')': 'closing-bracket',
  ']': 'closing-bracket',
  '–': 'dash',
  '—': 'dash',
  '-': 'dash',
  '\n': 'new-line',
}

/** Belong to the word that follows; the others to the word before. */
const OPENING = new Set<SpokenSign>(['opening-quotes', 'opening-bracket', 'dash'])

const SENTENCE_END = new Set<SpokenSign>([
  'full-stop',
  'question-mark',
  'exclamation-mark',
  'ellipsis',
])

/** What stands between two words. */
export interface Gap {
  /** Said with the word before it, then with the word after it. */
  readonly closing: readonly SpokenSign[]
  readonly opening: readonly SpokenSign[]
  /** Offset where what belongs to the word after it begins. */
  readonly split: number
}

interface PlacedSign {
  readonly sign: SpokenSign
  readonly at: number
  readonly end: number
}

function signsIn(text: string, from: number, to: number): PlacedSign[] {
  let isOpen = (text.slice(0, from).match(/"/gu)?.length ?? 0) % 2 === 1
  return Array.from(text.slice(from, to).matchAll(SIGN), ({ 0: mark, index }) => {
    if (mark === '"') isOpen = !isOpen
    const straight: SpokenSign = isOpen ? 'opening-quotes' : 'closing-quotes'
    const sign = mark === '"' ? straight : (SIGNS[mark] ?? 'ellipsis')
    return { sign, at: from + index, end: from + index + mark.length }
  })
}

/** Several line ends are one, and none is said at the end of the text. */
function withoutRepeatedLines(
  signs: readonly PlacedSign[],
  isLast: boolean,
): readonly PlacedSign[] {
  return signs.filter(
    ({ sign }, i) => sign !== 'new-line' || !(isLast || signs[i - 1]?.sign === 'new-line'),
  )
}

/** The signs of `text` (NFC) between the offsets `from` and `to`; `isLast`: no word follows. */
export function gapOf(text: string, from: number, to: number, isLast: boolean): Gap {
  const signs = withoutRepeatedLines(signsIn(text, from, to), isLast)
  const found = isLast ? -1 : signs.findIndex(({ sign }) => OPENING.has(sign))
  const first = found < 0 ? signs.length : found
  const names = signs.map(({ sign }) => sign)
  const closing = names.slice(0, first)
  const lastPoint = closing.lastIndexOf('full-stop')
  return {
    closing: isLast && lastPoint >= 0 ? closing.with(lastPoint, 'last-full-stop') : closing,
    opening: names.slice(first),
    split: signs[first - 1]?.end ?? signs[first]?.at ?? from,
  }
}

/** Whether a group may not go on over the signs of a gap. */
export function isStop({ closing, opening }: Gap): boolean {
  return opening.length > 0 || closing.some((sign) => sign !== 'comma')
}

/** Whether a sentence ends there: «Viens ! dit-il.» is one. */
export function endsSentence({ closing }: Gap, nextWord: string): boolean {
  if (closing.includes('new-line')) return true
  return closing.some((sign) => SENTENCE_END.has(sign)) && /^[\p{Lu}\d]/u.test(nextWord)
}
