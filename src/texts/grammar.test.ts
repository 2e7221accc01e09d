import { expect, test } from 'vitest'
import { GRAMMAR_FUNCTIONS } from '../domain/grammar/grammar-function.ts'
import { ASKED_NATURES } from '../domain/grammar/nature.ts'
import { GRAMMAR_RESULT, PLAYER } from './grammar.ts'
import { wordHints } from './grammar-hints.ts'

test('hints and questions never part a word from the double sign after it', () => {
  const hints = [
    ...ASKED_NATURES.flatMap((nature) => wordHints('Lison', nature, null)),
    ...GRAMMAR_FUNCTIONS.flatMap((name) => wordHints('Lison', null, name)),
  ]
  expect(hints).toHaveLength(ASKED_NATURES.length + GRAMMAR_FUNCTIONS.length)
  const parted = [...hints, PLAYER.quitTitle, GRAMMAR_RESULT.faultless].filter((text) =>
    /[ ][:;!?»]|«[ ]/u.test(text),
  )
  expect(parted).toEqual([])
})
