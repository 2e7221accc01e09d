/** The lines of a page out of a model's reply, as text only, whatever they say. */
import * as z from 'zod/mini'
import type { ReadLines } from '../../../domain/copy/alignment/reading-merge.ts'
import { ILLEGIBLE_TEXT } from '../../../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import { TRANSCRIPTION_FAULTS } from '../../../texts/ai/transcription-prompt.ts'

/** An exercise book has some thirty lines a page; a list in columns may come as several times that. */
const MAX_LINES = 120
const MAX_LINE_LENGTH = 300

/** Relative to the words that the embedded reader counted: a model that loops or invents writes far more. */
const MAX_WORDS = { base: 15, factor: 3 }

const transcription = z.object({ lignes: z.array(z.string()) })

/** How models mark a word that they cannot read. */
const ILLEGIBLE_MARK = /[[(<]\s*illisibles?\s*\??\s*[\])>]/giu

function parseObject(reply: string): unknown {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  try {
    return start < 0 ? undefined : JSON.parse(reply.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** In NFC, without control and format characters. */
function normaliseLine(line: string): string {
  return (
    line
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      // A model that loops writes endless blanks, on which the next expression would backtrack.
      .replace(/\s{2,}/gu, ' ')
      .replace(ILLEGIBLE_MARK, ` ${ILLEGIBLE_TEXT} `)
      .replace(/ {2,}/gu, ' ')
      .trim()
  )
}

function wordCount(lines: ReadLines): number {
  return lines.reduce((sum, line) => sum + (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
}

/** Refuses with the French sentence that tells the model what is wrong; `embeddedWords`: how many words the embedded reader read. */
export function parseTranscription(
  reply: string,
  embeddedWords: number,
): Result<ReadLines, string> {
  const parsed = transcription.safeParse(parseObject(reply))
  if (!parsed.success) return refuse(TRANSCRIPTION_FAULTS.notLines)
  const lines = parsed.data.lignes
    .flatMap((line) => line.split(/\r?\n/u))
    .map(normaliseLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (lines.every((line) => wordCount([line.replaceAll(ILLEGIBLE_TEXT, '')]) === 0)) {
    return refuse(TRANSCRIPTION_FAULTS.nothing)
  }
  const maxWords = MAX_WORDS.base + MAX_WORDS.factor * embeddedWords
  const tooLong =
    lines.length > MAX_LINES ||
    lines.some((line) => line.length > MAX_LINE_LENGTH) ||
    wordCount(lines) > maxWords
  return tooLong ? refuse(TRANSCRIPTION_FAULTS.tooLong) : accept(lines)
}
