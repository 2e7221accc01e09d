/** A text cut into its sentences. */
import { typeset } from './typography.ts'

/** «M. Petit», «av. notre ère»: a point that ends no sentence. */
const ABBREVIATED = /(?:^|[\s«("'])(?:MM?|Dr|Pr|Mgr|Ste?|av|apr|n|p|ex)\.$/u
/** One mark or several («!?», «...»), and what closes with them. */
const END = /[.!?…]+(?:\s*[!?…]+)*(?:\s*[»")])*/gu
/** What may start a sentence. */
const START = /^\s+["«(–—*_-]*\s*[\p{Lu}\d]/u

/** Whether the place stands inside « » that close later: what is quoted belongs to the sentence that quotes it. */
function isQuoted(text: string, place: number): boolean {
  const open = text.lastIndexOf('«', place - 1)
  return open >= 0 && !text.slice(open, place).includes('»') && text.includes('»', place)
}

function splitLine(line: string): string[] {
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

/** Lines of which the next starts in lower case are one line, cut by the width of a page. */
function wholeLines(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split(/\r?\n|\r|\u2028|\u2029/u)) {
    const before = lines.at(-1)
    const goesOn = before !== undefined && before !== '' && /^\s*\p{Ll}/u.test(line)
    if (goesOn && !/[.!?…]\s*$/u.test(before)) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines
}

/**
 * Sentences in their order, typeset as the engine writes them. What has no final mark at the end of a
 * line is a sentence of its own.
 */
export function splitSentences(text: string): string[] {
  return wholeLines(text)
    .flatMap((line) => splitLine(typeset(line)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
