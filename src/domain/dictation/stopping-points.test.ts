import { expect, test } from 'vitest'
import { stoppingPoints, textUpTo } from './stopping-points.ts'

const SIX =
  'Chaque soir, le vieux chat montait au grenier. Il se glissait sans bruit derrière la grande malle. Par la lucarne, la lune éclairait les poutres et la poussière. Deux souris grises sortaient alors de leur cachette. Elles grignotaient toujours quelques noix sans se presser. Pourtant, le chat ne bougeait pas\u00a0: il aimait trop leur compagnie.'

test.each([
  [
    SIX,
    [
      ['short', 2, 17],
      ['medium', 4, 36],
      ['whole', 6, 55],
    ],
  ],
  [
    'Il pleut. Il neige.',
    [
      ['short', 1, 2],
      ['whole', 2, 4],
    ],
  ],
  [
    'Il pleut.\nIl neige beaucoup.\nIl vente.',
    [
      ['short', 1, 2],
      ['medium', 2, 5],
      ['whole', 3, 7],
    ],
  ],
  ['Il pleut.', [['whole', 1, 2]]],
  ['...', [['whole', 1, 0]]],
])('PAG-05 the stopping points of «%s»', (content, points) => {
  const found = stoppingPoints(content).map(({ part, sentences, words }) => [
    part,
    sentences,
    words,
  ])
  expect(found).toEqual(points)
})

test('PAG-05 thirty sentences are cut near a third and two thirds of the words', () => {
  const content = Array.from({ length: 30 }, () => 'Le petit chat dort.').join(' ')
  expect(stoppingPoints(content).map(({ sentences }) => sentences)).toEqual([10, 20, 30])
})

test('PAG-05 the text of a length ends with its sentence and what closes it', () => {
  expect(textUpTo(SIX, 'short').endsWith('derrière la grande malle.')).toBe(true)
  expect(textUpTo(SIX, 'whole')).toBe(SIX)
  const quoted = 'Il crie « Viens\u00a0! » Le chat court. « Non », dit-elle. Il part.'
  expect(textUpTo(quoted, 'short')).toBe('Il crie « Viens\u00a0! »')
  expect(textUpTo('Il pleut.', 'medium')).toBe('Il pleut.')
})
