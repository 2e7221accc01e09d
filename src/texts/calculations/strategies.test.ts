/** A hint shows the way and leaves the calculation to the child. */
import { expect, test } from 'vitest'
import { newQuestion } from '../../domain/calculation/question.ts'
import { strategyFor } from '../../domain/calculation/strategies/strategy-choice.ts'
import { strategyLines, strategySentence } from './strategies.ts'

test.each([
  ['addition', 26, 40, 'Compte en dizaines : pars de 2 et avance de 4.'],
  ['subtraction', 99, 10, 'Compte en dizaines : pars de 9 et recule de 1.'],
  ['subtraction', 123, 2, 'Seules les unités changent : que devient le 3 ?'],
  ['addition', 715, 890, "890, c'est presque 900. Ajoute 900, puis enlève 10."],
  ['addition', 3778, 3617, "Ajoute 3 617 morceau par morceau, le plus grand d'abord."],
  ['division', 27, 3, "3 fois 5 font 15 : continue la table de 3 jusqu'à 27."],
] as const)(
  'CAL-15 %s of %d and %d: the hint leaves the calculation',
  (operation, left, right, hint) => {
    const sentence = strategySentence(strategyFor(newQuestion(operation, [left, right]), 'CM1'))
    expect(sentence.replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(hint)
  },
)

test('CAL-15 a missing factor is looked for from a product that is known', () => {
  const said = [28, 60, 80].map((result) =>
    strategySentence(strategyFor(newQuestion('multiplication', [4, result / 4], 'right'), 'CE2')),
  )
  expect(said.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    "4 fois 5 font 20 : continue la table de 4 jusqu'à 28.",
    '4 fois 10 font 40 : combien manque-t-il pour aller à 60 ?',
    "Cherche d'abord combien de fois 4 il y a dans 8.",
  ])
  const facts = strategyLines(strategyFor(newQuestion('multiplication', [9, 9], 'right'), 'CE2'))
  expect(facts).toContain('81 − 45 = 36 = 9 × 4')
})
