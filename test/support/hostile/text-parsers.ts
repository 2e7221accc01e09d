/** Every reader of what people type, paste and open, what its texts are made of, and what holds of its answer. */
import assert from 'node:assert/strict'
import parser from 'papaparse'
import { id, instant } from '../../../src/contract/fields.ts'
import { cursor, makeCursor, pageLimit } from '../../../src/contract/paging.ts'
import { readAnswer } from '../../../src/domain/calculation/answer/answer.ts'
import { parseProgrammeFact } from '../../../src/domain/calculation/programme.ts'
import { makeQuestionKey, parseQuestionKey } from '../../../src/domain/calculation/question.ts'
import { makeAskedKey, parseAsked } from '../../../src/domain/calculation/series/series.ts'
import {
  makeSeriesAddress,
  parseSeriesAddress,
} from '../../../src/domain/calculation/series/series-address.ts'
import { parseCalendarDate } from '../../../src/domain/calendar-date.ts'
import { readClassList } from '../../../src/domain/class/class-list.ts'
import { parsePupilLine } from '../../../src/domain/class/listed-pupil.ts'
import { parseSheetCode, writeSheetCode } from '../../../src/domain/class/sheet-code.ts'
import { sentencesOf, unwrapLines } from '../../../src/domain/dictation/sentence-boundaries.ts'
import { makeWordList, parseWordList } from '../../../src/domain/dictation/word-list.ts'
import { parseFraction } from '../../../src/domain/figure/figure.ts'
import { parseQuantity } from '../../../src/domain/problem/quantity.ts'
import { splitSentences } from '../../../src/french/checking/sentence-splitting.ts'
import { parsePedagogicalGoals } from '../../../src/french/generation/request/pedagogical-goals.ts'
import { parseGeneratorSearch } from '../../../src/web/generator-address.ts'
import { pathAfterSignIn } from '../../../src/web/paths.ts'

export interface TextParser {
  readonly name: string
  /** Signs and pieces that its texts are made of. */
  readonly pieces: readonly string[]
  /** Reads a text, and throws where an answer is not what its reader promises. */
  readonly read: (text: string) => void
}

/** What is written again from what was read is read as the same. */
function survives<T>(
  value: T | undefined,
  write: (value: T) => string,
  read: (text: string) => unknown,
) {
  if (value !== undefined) assert.deepEqual(read(write(value)), value)
}

/** Typed by an adult, or pasted. */
const TYPED: readonly TextParser[] = [
  {
    name: 'word list',
    pieces: ['chat', ',', ';', '\n', "l'", 'école', '<', '#', '://', '\u200b', ' ', '1'],
    read: (text) => {
      const words = parseWordList(text)
      assert.deepEqual(parseWordList(makeWordList(words)), words)
    },
  },
  {
    name: 'goals of a dictation',
    pieces: ['m devant', 'm, b, p', 'futur', 'être', ',', 'a, à', ' ', 'accord', '’', 'pluriel'],
    read: (text) => {
      const { asked, unknown } = parsePedagogicalGoals(text.split('\n'))
      assert.ok(asked.length + unknown.length <= text.split('\n').length)
    },
  },
  {
    name: 'class list as a file',
    pieces: [
      ';',
      ',',
      '\t',
      '"',
      '\n',
      '\r',
      'Nom',
      'Prénom',
      'MARTIN',
      'Léa',
      '23/02/2018',
      'CE1',
    ],
    read: (text) => {
      const { data } = parser.parse<string[]>(text, {
        skipEmptyLines: 'greedy',
        delimitersToGuess: [';', '\t', ',', '|'],
      })
      const list = readClassList(data)
      if (!list.ok) return
      for (const { first_name, last_name } of list.value) {
        assert.equal(`${first_name}${last_name}`.trim() === '', false)
      }
    },
  },
  {
    name: 'pupil on a line',
    pieces: ['MARTIN', 'Léa', ' ', ',', '23/02/2018', 'ce1', '-', "d'", '31/02/18', '\u00a0'],
    read: (text) => {
      const { birth_date } = parsePupilLine(text)
      if (birth_date !== null) assert.equal(parseCalendarDate(birth_date), birth_date)
    },
  },
  {
    name: 'sentences of a dictation',
    pieces: ['Le chat dort', '.', '!', '?', '…', '«', '»', '\n', ' ', 'M.', '\u00a0', '1,5', '"'],
    read: (text) => {
      const letters = (of: string): string => of.replace(/\s/gu, '')
      assert.equal(letters(sentencesOf(text).join('')), letters(text))
      assert.equal(letters(unwrapLines(text).join('')), letters(text))
      assert.ok(splitSentences(text).every((sentence) => sentence !== ''))
    },
  },
  {
    name: 'answer of a child',
    pieces: ['1', '2', ',', '.', '-', '−', ' ', '\u202f', '/', 'h', 'min', 'cm', '²', '€', '000'],
    read: (text) => {
      const { value } = readAnswer(text, true)
      assert.ok(value === null || Number.isFinite(value))
      for (const measure of [null, 'clock', 'duration', 'cm'] as const) {
        const quantity = parseQuantity(text, measure)
        assert.ok(quantity === null || Number.isFinite(quantity.value))
      }
      assert.notEqual(parseFraction(text)?.denominator, 0)
    },
  },
]

/** In an address, or printed on a sheet. */
const ADDRESSED: readonly TextParser[] = [
  {
    name: 'series in an address',
    pieces: [
      'niveau=CE1',
      '&',
      'operations=',
      'addition',
      '.',
      'tables=27',
      'nombre=',
      '1e9',
      'graine=',
      '%',
      '#',
    ],
    read: (text) => {
      const series = parseSeriesAddress(text)
      const address = series && makeSeriesAddress(series)
      const again = address === undefined ? undefined : parseSeriesAddress(address)
      assert.equal(again && makeSeriesAddress(again), address)
    },
  },
  {
    name: 'question as a key',
    pieces: ['7', '+', '-', 'x', ':', '?', 'd', 'h', '0', '.', '5', '999999999'],
    read: (text) => {
      survives(parseQuestionKey(text), makeQuestionKey, parseQuestionKey)
      survives(parseAsked(text), makeAskedKey, parseAsked)
      parseProgrammeFact(text)
    },
  },
  {
    name: 'code of a sheet',
    pieces: ['E1', '.', '0', 'Z', 'F5LXX1ZZ5PNORYNQGLHZMSP33', '1', '99999', '3', 'AB12'],
    read: (text) => survives(parseSheetCode(text), writeSheetCode, parseSheetCode),
  },
  {
    name: 'place in a list',
    pieces: [
      '2026-11-21T08:00:00.000Z',
      '2026-11-21T08:00:00.000Z_01920000-0000-7000-8000-000000000000',
      '_',
      '01920000-0000-7000-8000-000000000000',
      '0',
      '-',
      'Z',
      '275760',
    ],
    read: (text) => {
      const { data } = cursor.safeParse(text)
      if (data) assert.equal(makeCursor(data), text)
      for (const field of [id, instant, pageLimit]) field.safeParse(text)
    },
  },
  {
    name: 'where to go after sign-in',
    pieces: [
      '?retour=',
      '?retour=/app/',
      '?retour=//evil.fr',
      '/app',
      '/',
      '//',
      '%2F',
      '\\',
      'https:',
      '@',
      'evil.fr',
      '..',
      '%00',
      '&mots=',
    ],
    read: (text) => {
      const target = new URL(pathAfterSignIn(text), 'https://encrier.exemple.fr')
      assert.equal(target.origin, 'https://encrier.exemple.fr')
      parseGeneratorSearch(text)
    },
  },
]

export const TEXT_PARSERS: readonly TextParser[] = [...TYPED, ...ADDRESSED]
