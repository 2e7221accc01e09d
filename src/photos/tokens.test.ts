import { expect, test } from 'vitest'
import { scaling } from './clean/homography.ts'
import { makePageText, makeTokenLines, placeLines, tidyText } from './tokens.ts'
import type { ChosenWord } from './word-lattice.ts'

function word(text: string, confidence = 90): ChosenWord {
  const box = { left: 10, right: 30, top: 5, bottom: 15 }
  return { text, confidence, votes: 7, readings: 8, known: true, ...box }
}

test('COR-01 every word has its place on the photo, in whole pixels', () => {
  const lines = placeLines([[word('chat')]], scaling(2.02))
  expect(makeTokenLines(lines)[0]?.[0]).toEqual({
    text: 'chat',
    confidence: 100,
    box: [20, 10, 40, 20],
  })
})

test('COR-01 smudges are dropped, and lines of nothing else with them', () => {
  const lines = makeTokenLines([
    [word('|~'), word('le', 4)],
    [word('—'), word('chat')],
  ])
  expect(makePageText(lines)).toBe('chat')
})

test('COR-01 the text of a page keeps its lines; apostrophes are straight, accents composed', () => {
  const lines = makeTokenLines([[word('l’e\u0301cole'), word('est')], [word('finie.')]])
  expect(makePageText(lines)).toBe("l'école est\nfinie.")
  expect(tidyText(' d´ici ')).toBe("d'ici")
})
