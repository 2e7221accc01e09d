import { expect, test } from 'vitest'
import { scaling } from '../../domain/photo/homography.ts'
import { mapToPhoto, normaliseText, pageText, toTokenLines } from './photo-tokens.ts'
import type { VotedWord } from './word-lattice.ts'

function word(text: string, confidence = 90): VotedWord {
  const box = { left: 10, right: 30, top: 5, bottom: 15 }
  return { text, confidence, votes: 7, readings: 8, known: true, ...box }
}

test('COR-01 every word has its place on the photo, in whole pixels', () => {
  const lines = mapToPhoto([[word('chat')]], scaling(2.02))
  expect(toTokenLines(lines)[0]?.[0]).toEqual({
    text: 'chat',
    confidence: 100,
    box: [20, 10, 40, 20],
  })
})

test('COR-01 smudges are dropped, and lines of nothing else with them', () => {
  const lines = toTokenLines([
    [word('|~'), word('le', 4)],
    [word('—'), word('chat')],
  ])
  expect(pageText(lines)).toBe('chat')
})

test('COR-01 the text of a page keeps its lines; apostrophes are straight, accents composed', () => {
  const lines = toTokenLines([[word('l’e\u0301cole'), word('est')], [word('finie.')]])
  expect(pageText(lines)).toBe("l'école est\nfinie.")
  expect(normaliseText(' d´ici ')).toBe("d'ici")
})
