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

test.each([
  ["L'écureil saute. Il dort dans l' arbe.", ['écureil', 'arbe.']],
  ["L' écureuil saute. Il dort dans l'arbre.", ['écureuil', 'arbre.']],
])(
  'PAG-05 of a word whose article is printed before the gap, the word alone is compared: %s',
  (sheet, written) => {
    const printed = "L'écureuil saute. Il dort dans l'arbre."
    const found = gapTokens(printed, 'écureuil\narbre', read(sheet))
    expect(found.map(({ text }) => text)).toEqual(written)
  },
)

test('PAG-05 a gap that holds the article too keeps it', () => {
  const found = gapTokens("L'écureuil saute.", "L'écureuil", read("L'écureil saute."))
  expect(found.map(({ text }) => text)).toEqual(["L'écureil"])
})

test('PAG-05 the article is taken from what another reading and the verification say too, and is no word where it was read apart', () => {
  const verification = { isSure: false, proposal: "l' éaureul" }
  const tokens = [
    { text: "l'_", confidence: 4, verification },
    { text: 'écureil', confidence: 50, other: "l'écureuil", verification },
    { text: 'saute.', confidence: 90 },
  ]
  expect(gapTokens("L'écureuil saute.", 'écureuil', tokens)).toEqual([
    {
      text: 'écureil',
      confidence: 50,
      other: 'écureuil',
      verification: { isSure: false, proposal: 'éaureul' },
    },
  ])
})
