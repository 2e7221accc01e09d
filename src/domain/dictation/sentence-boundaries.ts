/** Sentence boundary detection, in a text as it stands. */

/** «M. Petit», «av. notre ère»: a point that ends no sentence. */
const ABBREVIATED = /(?:^|[\s«("'])(?:MM?|Dr|Pr|Mgr|Ste?|av|apr|n|p|ex)\.$/u
/** One mark or several («!?», «...»), and what closes with them. */
const END = /[.!?…]+(?:\s*[!?…]+)*(?:\s*[»")])*/gu
/** What may start a sentence. */
const START = /^\s+(?:["«(–—*_-]+\s*)?[\p{Lu}\d]/u

/** Longer than an abbreviation with what stands before it: in a text of points alone each of them is looked at. */
const BEFORE_POINT = 6

/**
 * Whether a place is inside « » that close later: a quotation belongs to the sentence that quotes it. To be asked from left to right, so
 * that the line is read once however many marks it has.
 */
function quotationsOf(line: string): (index: number) => boolean {
  const lastClose = line.lastIndexOf('»')
  let isOpen = false
  let read = 0
  return (index) => {
    for (; read < index; read += 1) {
      if (line[read] === '«') isOpen = true
      else if (line[read] === '»') isOpen = false
    }
    return isOpen && lastClose >= index
  }
}

/** The sentences of a line, with the spaces between them: joined, they are the line. */
export function splitLine(line: string): string[] {
  const sentences: string[] = []
  const isQuoted = quotationsOf(line)
  let from = 0
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length
    const abbreviated =
      match[0] === '.' && ABBREVIATED.test(line.slice(Math.max(0, end - BEFORE_POINT), end))
    if (abbreviated || isQuoted(end) || !START.test(line.slice(end))) continue
    sentences.push(line.slice(from, end))
    from = end
  }
  return [...sentences, line.slice(from)]
}

/** Joins lines that were wrapped: the next one starts in lower case. */
export function unwrapLines(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split(/\r?\n|\r|\u2028|\u2029/u)) {
    const before = lines.at(-1)
    const goesOn = before !== undefined && before !== '' && /^\s*\p{Ll}/u.test(line)
    if (goesOn && !/[.!?…]$/u.test(before.trimEnd())) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines
}

/** The sentences of each paragraph, as they were written; paragraphs without one are left out. */
export function paragraphsOf(text: string): string[][] {
  return unwrapLines(text)
    .map((line) =>
      splitLine(line)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== ''),
    )
    .filter((sentences) => sentences.length > 0)
}

export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flat()
}
