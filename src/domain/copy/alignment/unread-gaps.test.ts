import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords, type ReadToken } from './copy-words.ts'

/** A token on one of the lines of the page: twenty pixels a letter, lines a hundred pixels apart. */
function token(text: string, left: number, line = 0): ReadToken {
  return { text, confidence: 90, box: [left, line * 100, text.length * 20, 40] }
}

function statuses(original: string, tokens: readonly ReadToken[]): string[] {
  return alignCopy(wordsOf(original), copyWords(tokens)).words.map(({ status }) => status)
}

test('COR-03 a word is forgotten where the words around it stand side by side', () => {
  const read = [token('un', 0), token('chien', 60), token('dort', 180)]
  expect(statuses('un gros chien dort', read)).toEqual(['right', 'missing', 'right', 'right'])
})

test('COR-03 a word that was not read is to check where the paper has room for it', () => {
  const read = [token('un', 0), token('chien', 160), token('dort', 280)]
  expect(statuses('un gros chien dort', read)).toEqual(['right', 'doubtful', 'right', 'right'])
})

test('COR-03 a word may stand unread at the end of a line or at the beginning of the next one', () => {
  const full = [token('un', 0), token('animal', 60), token('chien', 0, 1), token('dort', 120, 1)]
  expect(statuses('un animal gros chien dort', full)[2]).toBe('missing')
  const short = [token('un', 0), token('chien', 0, 1), token('dort', 120, 1)]
  expect(statuses('un animal chien dort', short)[1]).toBe('doubtful')
})

test('COR-03 a line that was passed over is to check, and so is what follows the last word read', () => {
  const read = [token('un', 0), token('chien', 60), token('dort', 0, 3), token('bien', 100, 3)]
  const text = 'un chien gris et noir dort bien ici'
  expect(statuses(text, read).slice(2, 5)).toEqual(['doubtful', 'doubtful', 'doubtful'])
  expect(statuses(text, read).at(-1)).toBe('doubtful')
})

test('COR-03 between two photos of a copy a word may stand unread', () => {
  const read = [token('un', 0, 5), token('chien', 60, 5), token('dort', 0), token('bien', 100)]
  expect(statuses('un chien gris dort bien', read)[2]).toBe('doubtful')
})

test('COR-03 what was read in the gap and answers no word may be the word itself', () => {
  const read = [token('un', 0), token('chien', 60), token('1', 162), token('dort', 184)]
  const words = statuses('un chien magnifique dort', read)
  expect(words[2]).toBe('doubtful')
})

test('COR-03 without places a word that answers nothing is forgotten', () => {
  const read = ['un', 'dort'].map((text) => ({ text, confidence: 90 }))
  expect(statuses('un chien dort', read)).toEqual(['right', 'missing', 'right'])
})

test('COR-03 a hand is uneven: little more than half of the room that a word needs may hold it', () => {
  const between = (room: number) => [token('un', 0), token('chien', 40 + room)]
  expect(statuses('un gros chien', between(60))[1]).toBe('doubtful')
  expect(statuses('un gros chien', between(50))[1]).toBe('missing')
})
