import { expect, test } from 'vitest'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { ASKED_NATURES } from '../../domain/grammar/nature.ts'
import { EXERCISE_PLAYER, faultSentence, GRAMMAR_RESULT } from './grammar.ts'
import { wordHints } from './grammar-hints.ts'

test('hints and questions never part a word from the double sign after it', () => {
  const hints = [
    ...ASKED_NATURES.flatMap((nature) => wordHints('Lison', nature, null)),
    ...GRAMMAR_FUNCTIONS.flatMap((name) => wordHints('Lison', null, name)),
  ]
  expect(hints).toHaveLength(ASKED_NATURES.length + GRAMMAR_FUNCTIONS.length)
  const parted = [...hints, EXERCISE_PLAYER.quitTitle, GRAMMAR_RESULT.faultless].filter((text) =>
    /[ ][:;!?»]|«[ ]/u.test(text),
  )
  expect(parted).toEqual([])
})

test('GRA-06 an error names the nature, the function, or both', () => {
  const of = (nature: 'nom' | null, name: 'sujet' | null) =>
    faultSentence({ nature, function: name }).replaceAll('\u00a0', ' ')
  expect(of('nom', null)).toBe('Erreur : La nature est "nom"')
  expect(of(null, 'sujet')).toBe('Erreur : la fonction est "sujet"')
  expect(of('nom', 'sujet')).toBe('Erreur : La nature est "nom" et la fonction est "sujet"')
})
