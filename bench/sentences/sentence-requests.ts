/** Reads sentence-requests.tsv: what the sentence engine is measured on. */
import { readFileSync } from 'node:fs'
import type { DictationRequest } from '../../src/domain/dictation/dictation-request.ts'
import { isLevel, type Level } from '../../src/domain/level.ts'

export interface Expected {
  /** Every third sentence shows this tense. */
  readonly tense?: string
  readonly pattern?: RegExp
  readonly times: number
}

export interface MeasuredRequest {
  readonly set: string
  readonly id: string
  readonly request: DictationRequest
  /** Words that must come as they are written: inflected forms, invariable words, names. */
  readonly exact: ReadonlySet<string>
  readonly expected: readonly Expected[]
}

const FILE = new URL('sentence-requests.tsv', import.meta.url)

function listOf(cell: string | undefined, separator: string): string[] {
  return (cell ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function expectedOf(text: string): Expected {
  if (text.startsWith('temps=')) return { tense: text.slice('temps='.length), times: 1 }
  const [, pattern = '', times = '1'] = /^\/(.+)\/ (\d+)$/u.exec(text) ?? []
  if (pattern === '') throw new Error(`sentence-requests.tsv: what is «${text}»?`)
  return { pattern: new RegExp(pattern, 'giu'), times: Number(times) }
}

function levelOf(text: string | undefined): Level {
  if (!isLevel(text)) throw new Error(`sentence-requests.tsv: no level «${text ?? ''}»`)
  return text
}

function requestOf(line: string): MeasuredRequest {
  const [set = '', id = '', level, sentences, theme = '', goals, words, expected] = line.split('\t')
  const given = listOf(words, ',')
  return {
    set,
    id,
    request: {
      words: given.map((word) => word.replace(/^=/u, '')),
      level: levelOf(level),
      length: Number(sentences),
      theme,
      pedagogicalGoals: listOf(goals, ';'),
    },
    exact: new Set(given.filter((word) => word.startsWith('=')).map((word) => word.slice(1))),
    expected: listOf(expected, ';').map(expectedOf),
  }
}

/** All requests, in the order of the file; throws on a line that is not one. */
export function sentenceRequests(): readonly MeasuredRequest[] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map(requestOf)
}
