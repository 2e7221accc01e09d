/** A model's reply as the lines of a page. What they say is text, whatever it asks for. */
import * as z from 'zod/mini'
import type { ReadLines } from '../../../domain/copy/alignment/reading-merge.ts'
import { ILLEGIBLE_TEXT } from '../../../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import { TRANSCRIPTION_FAULTS } from '../../../texts/ai/transcription-prompt.ts'

/** A page of exercise book has some thirty lines; a list in columns may come with as many more. */
const MAX_LINES = 120
const MAX_LINE_LENGTH = 300

/** A model in a loop, or one that invents, writes far more words than any reader counts on the page. */
const MAX_WORDS = { before: 15, times: 3 }

const transcription = z.object({ lignes: z.array(z.string()) })

/** How models write that they cannot read. */
const UNREADABLE = /[[(<]\s*illisibles?\s*\??\s*[\])>]/giu

function parseObject(reply: string): unknown {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')]
  try {
    return start < 0 ? undefined : JSON.parse(reply.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** One line, in NFC, without a character that cannot be seen. */
function tidyLine(line: string): string {
  return (
    line
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      // A model in a loop writes blanks without end, which the next expression would try in every way.
      .replace(/\s{2,}/gu, ' ')
      .replace(UNREADABLE, ` ${ILLEGIBLE_TEXT} `)
      .replace(/ {2,}/gu, ' ')
      .trim()
  )
}

function wordCount(lines: ReadLines): number {
  return lines.reduce((sum, line) => sum + (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0)
}

/**
 * The lines of a reply, or the French sentence that tells the model what is wrong with it. `seen`: the words that the
 * embedded reader counted on the page, whatever it read in them.
 */
export function parseTranscription(reply: string, seen: number): Result<ReadLines, string> {
  const parsed = transcription.safeParse(parseObject(reply))
  if (!parsed.success) return refuse(TRANSCRIPTION_FAULTS.notLines)
  const lines = parsed.data.lignes
    .flatMap((line) => line.split(/\r?\n/u))
    .map(tidyLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (lines.every((line) => wordCount([line.replaceAll(ILLEGIBLE_TEXT, '')]) === 0)) {
    return refuse(TRANSCRIPTION_FAULTS.nothing)
  }
  const most = MAX_WORDS.before + MAX_WORDS.times * seen
  const tooLong =
    lines.length > MAX_LINES ||
    lines.some((line) => line.length > MAX_LINE_LENGTH) ||
    wordCount(lines) > most
  return tooLong ? refuse(TRANSCRIPTION_FAULTS.tooLong) : accept(lines)
}
