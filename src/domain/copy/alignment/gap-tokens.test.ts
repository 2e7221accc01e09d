import { expect, test } from 'vitest'
import { gapTokens } from './gap-tokens.ts'

const PRINTED = 'Chaque soir, le chat montait au grenier. Il se glissait derrière la malle.'
const GAPS = 'grenier\nderrière'

function read(text: string): { text: string; confidence: number }[] {
  return text.split(' ').map((word) => ({ text: word, confidence: 90 }))
}

test('PAG-05 of a sheet with gaps only what was written in them is compared, right or wrong', () => {
  const sheet = 'Élève 7 Chaque soir, le chat montait au greniez. Il se glissait derière la malle.'
  const found = gapTokens(PRINTED, GAPS, read(sheet))
  expect(found.map(({ text }) => text)).toEqual(['greniez.', 'derière'])
})

test('PAG-05 an empty gap gives no token', () => {
  const sheet = 'Chaque soir, le chat montait au . Il se glissait derrière la malle.'
  expect(gapTokens(PRINTED, GAPS, read(sheet)).map(({ text }) => text)).toEqual(['derrière'])
})
