/** Where the words that a dictation works on stand in its text. */

/** `sentence` counts from 0; `form` as the sentence writes it: «mangeait» for «manger». */
export interface TextPlace {
  readonly sentence: number
  readonly form: string
}

/** A word of the week, or a goal, with the places that show it; none when the text does not. */
export interface StudiedWord {
  readonly word: string
  readonly places: readonly TextPlace[]
}

export interface SentencePiece {
  readonly text: string
  /** Whether it is one of the forms that were looked for. */
  readonly found: boolean
}

const LETTER = /[\p{L}\p{N}]/u

function isWholeWord(text: string, start: number, end: number): boolean {
  return !LETTER.test(text[start - 1] ?? ' ') && !LETTER.test(text[end] ?? ' ')
}

/** Start of the first form that stands in the sentence from an offset on, as a whole word. */
function nextForm(
  sentence: string,
  forms: readonly string[],
  from: number,
): { readonly start: number; readonly end: number } | null {
  let best: { start: number; end: number } | null = null
  for (const form of forms) {
    for (let start = sentence.indexOf(form, from); start >= 0; ) {
      const end = start + form.length
      const isBefore =
        best === null || start < best.start || (start === best.start && end > best.end)
      if (isBefore && isWholeWord(sentence, start, end)) best = { start, end }
      start = best?.start === start ? -1 : sentence.indexOf(form, start + 1)
    }
  }
  return best
}

/** A sentence cut at the forms it holds, the longest first where two begin together; joined, the pieces are the sentence. */
export function piecesAround(sentence: string, forms: readonly string[]): SentencePiece[] {
  const wanted = forms.filter((form) => form !== '')
  const pieces: SentencePiece[] = []
  let from = 0
  for (;;) {
    const next = nextForm(sentence, wanted, from)
    if (next === null) break
    if (next.start > from) pieces.push({ text: sentence.slice(from, next.start), found: false })
    pieces.push({ text: sentence.slice(next.start, next.end), found: true })
    from = next.end
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), found: false })
  return pieces
}

/** The forms that some words take in a sentence. */
export function formsIn(words: readonly StudiedWord[], sentence: number): string[] {
  return words.flatMap(({ places }) =>
    places.filter((place) => place.sentence === sentence).map(({ form }) => form),
  )
}
