import { expect, test } from 'vitest'
import type { RecognisedLine } from './text-recogniser.ts'
import {
  combineReadings,
  readingAgreement,
  type VotingOptions,
  wordConfidence,
  wordWeight,
} from './word-lattice.ts'

/** A line whose words stand where they stand in the text, ten pixels a letter. */
function line(text: string, confidence: number): RecognisedLine {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    confidence,
    left: index * 10,
    right: (index + word.length) * 10,
    top: 0,
    bottom: 20,
  }))
}

const NOTHING_KNOWN: VotingOptions = { isKnown: () => false, maxOverlap: 3 }

function chosen(readings: readonly RecognisedLine[], weighing = NOTHING_KNOWN): string {
  return combineReadings(readings, weighing)
    .map(({ text }) => text)
    .join(' ')
}

test('every word comes from the reading that is surest of it', () => {
  expect(chosen([line('le chal', 90), line('lc chat', 40)])).toBe('le chal')
  const mixed = [[...line('le', 90)], [...line('   chat', 80)]]
  expect(chosen(mixed)).toBe('le chat')
})

test('a word that two readings agree on wins over a surer one that stands alone', () => {
  expect(chosen([line('chal', 80), line('chat', 60), line('chat', 60)])).toBe('chat')
})

test('of two readings the word of the language wins', () => {
  const readings = [line('maisom', 70), line('maison', 60)]
  expect(chosen(readings)).toBe('maisom')
  expect(chosen(readings, { ...NOTHING_KNOWN, isKnown: (text) => text === 'maison' })).toBe(
    'maison',
  )
})

test('COR-01 a misspelt word that all readings have stays as the child wrote it', () => {
  const weighing = { ...NOTHING_KNOWN, isKnown: (text: string) => text === 'terrier' }
  expect(chosen([line('terier', 80), line('terier', 75), line('teries', 70)], weighing)).toBe(
    'terier',
  )
})

test('a word read twice in one place stands once', () => {
  expect(chosen([[...line('roule', 80), ...line('noul', 50)]])).toBe('roule')
})

test('a word under the tail of the next one is kept', () => {
  const [first] = line('Un', 96)
  const jour = line('   jour', 96).map((word) => ({ ...word, left: 15 }))
  expect(chosen([[...(first ? [first] : []), ...jour]])).toBe('Un jour')
})

test('votes and the lexicon are told of every chosen word', () => {
  const weighing = { ...NOTHING_KNOWN, isKnown: () => true }
  const [word] = combineReadings([line('chat', 80), line('Chat.', 60), line('chut', 50)], weighing)
  expect(word).toMatchObject({ votes: 1, readings: 3, known: true })
})

test('what looks like no word weighs less', () => {
  const [plain, odd, camel] = [
    ...line('maison', 80),
    ...line('ma|son', 80),
    ...line('maIson', 80),
  ].map(wordWeight)
  expect(odd).toBeLessThan(plain ?? 0)
  expect(camel).toBeLessThan(plain ?? 0)
})

test('nothing read is an empty line', () => {
  expect(combineReadings([], NOTHING_KNOWN)).toEqual([])
  expect(combineReadings([[], []], NOTHING_KNOWN)).toEqual([])
})

test('readings agree as far as every one of them has the words of the first', () => {
  const first = [line('le chat', 80), line('dort bien', 80)]
  expect(readingAgreement([first, [line('Le chat.', 70), line('dort bien', 60)]])).toBe(1)
  expect(readingAgreement([first, first, [line('le chut', 70), line('dort bien', 60)]])).toBe(0.75)
  expect(readingAgreement([[], [line('le', 80)]])).toBe(0)
})

const WORD = { text: 'chat', left: 0, right: 40, top: 0, bottom: 20, confidence: 83.4 }

test('COR-01 a word that all readings have, and the language too, is sure', () => {
  expect(wordConfidence({ ...WORD, votes: 7, readings: 8, known: true })).toBe(100)
})

test('COR-01 a word that stands alone among readings is doubtful, whatever the engine says of it', () => {
  expect(wordConfidence({ ...WORD, confidence: 99, votes: 0, readings: 8, known: false })).toBe(1)
  expect(wordConfidence({ ...WORD, confidence: 20, votes: 4, readings: 8, known: true })).toBe(63)
})

test('COR-01 clear print is read once, as surely as the engine says', () => {
  expect(wordConfidence({ ...WORD, votes: 0, readings: 1, known: true })).toBe(83)
})

test('HAN-01 the network for hands wins over one reading of the engine for print, not over several', () => {
  const handwriting = line('pomme', 80)
  const among = (...readings: RecognisedLine[]): string =>
    chosen(readings, { ...NOTHING_KNOWN, handwriting })
  expect(among(line('ponnne', 80))).toBe('pomme')
  expect(among(line('panne', 80), line('panne', 80), line('panne', 80))).toBe('panne')
  expect(among([])).toBe('pomme')
})

test('HAN-01 a word is as sure as the network is of it, surer when the language or another reading has it', () => {
  const sure = (handwriting: number, votes: number, known: boolean): number =>
    wordConfidence({ ...WORD, votes, readings: 5, known, handwriting })
  expect(sure(99, 0, true)).toBeGreaterThan(85)
  expect(sure(99, 2, true)).toBeGreaterThan(95)
  expect(sure(99, 0, false)).toBeLessThan(70)
  expect(sure(60, 0, false)).toBeLessThan(15)
  expect(sure(0, 3, false)).toBeLessThan(40)
  const [word] = combineReadings([line('chat', 80)], {
    ...NOTHING_KNOWN,
    handwriting: line('chat', 91),
  })
  expect(word).toMatchObject({ votes: 1, readings: 2, handwriting: 91 })
})
