/** Sentence boundary detection, in a text as it stands. */

/** «M. Petit», «av. notre ère»: a point that ends no sentence. */
const ABBREVIATED = /(?:^|[\s«("'])(?:MM?|Dr|Pr|Mgr|Ste?|av|apr|n|p|ex)\.$/u
/** One mark or several («!?», «...»), and what closes with them. */
const END = /[.!?…]+(?:\s*[!?…]+)*(?:\s*[»")])*/gu
/** What may start a sentence. */
const START = /^\s+["«(–—*_-]*\s*[\p{Lu}\d]/u

/** Inside « » that close later: a quotation belongs to the sentence that quotes it. */
function isQuoted(text: string, index: number): boolean {
  const open = text.lastIndexOf('«', index - 1)
  return open >= 0 && !text.slice(open, index).includes('»') && text.includes('»', index)
}

/** The sentences of a line, with the spaces between them: joined, they are the line. */
export function splitLine(line: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length
    const abbreviated = match[0] === '.' && ABBREVIATED.test(line.slice(0, end))
    if (abbreviated || isQuoted(line, end) || !START.test(line.slice(end))) continue
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
    if (goesOn && !/[.!?…]\s*$/u.test(before)) lines[lines.length - 1] = `${before} ${line}`
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
