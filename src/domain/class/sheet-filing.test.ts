import { expect, test } from 'vitest'
import { type SheetCode, textVersion } from './sheet-code.ts'
import { type ClassRoll, fileSheet } from './sheet-filing.ts'

const VERSION = textVersion(['Le chat dort.'])
const ROLL: ClassRoll = {
  dictation: 'd1',
  learners: [
    { id: 'anh', number: 1 },
    { id: 'zoe', number: 2 },
    { id: 'lea', number: 3 },
  ],
  checked: ['lea'],
  versions: { whole: VERSION },
}
const ZOE: SheetCode = {
  dictation: 'd1',
  number: 2,
  page: 1,
  part: 'whole',
  version: VERSION,
  size: 'normal',
  isHalf: false,
}
const THERE = [{ fingerprint: 'a', learner: 'anh', page: 1 }]

test.each([
  ['its own sheet', 'b', ZOE, { kind: 'filed', learner: 'zoe', page: 1, isOlderText: false }],
  [
    'a second page',
    'b',
    { ...ZOE, number: 1, page: 2 },
    { kind: 'filed', learner: 'anh', page: 2 },
  ],
  ['a text changed since', 'b', { ...ZOE, version: '0000' }, { kind: 'filed', isOlderText: true }],
  ['the same photo', 'a', ZOE, { kind: 'refused', why: 'same-photo' }],
  [
    'another dictation',
    'b',
    { ...ZOE, dictation: 'd2' },
    { kind: 'refused', why: 'other-dictation' },
  ],
  ['no code', 'b', null, { kind: 'asked', why: 'free', learner: null }],
  ['no number', 'b', { ...ZOE, number: null, page: 2 }, { kind: 'asked', why: 'free', page: 2 }],
  [
    'a number of nobody',
    'b',
    { ...ZOE, number: 31 },
    { kind: 'asked', why: 'number', learner: null },
  ],
  [
    'the same page again',
    'b',
    { ...ZOE, number: 1 },
    { kind: 'asked', why: 'page', learner: 'anh' },
  ],
  ['a checked copy', 'b', { ...ZOE, number: 3 }, { kind: 'asked', why: 'checked', learner: 'lea' }],
] as const)('CLA-03 CLA-04 %s', (_, fingerprint, code, expected) => {
  expect(fileSheet(fingerprint, code, THERE, ROLL)).toMatchObject(expected)
})
