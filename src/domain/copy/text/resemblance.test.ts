import { expect, test } from 'vitest'
import { isStrange, resembledText } from './resemblance.ts'

const FOREST = 'Le renard traverse la forêt. Il cherche des noisettes près du ruisseau.'
const SEA = 'Les pêcheurs rentrent au port. Leur bateau ramène beaucoup de poissons argentés.'
const DICTATIONS = [
  { title: 'La forêt', content: FOREST },
  { title: 'Le port', content: SEA },
]

test.each([
  ['the copy of another dictation', FOREST, SEA, 'Le port'],
  [
    'with many errors',
    FOREST,
    'Les pecheur rentre au port leur bato ramene boucou de poisons argenter',
    'Le port',
  ],
  [
    'with a few errors',
    FOREST,
    'Les pêcheur rentrent au port Leur bateau ramène beaucoup de poison argentés',
    'Le port',
  ],
  ['its own copy', FOREST, FOREST, undefined],
  ['its own copy, half of it', FOREST, 'Le renard traverse la forêt.', undefined],
  [
    'a copy of nothing that is known',
    FOREST,
    'The quick brown foxes jumped over seven lazy dogs yesterday',
    undefined,
  ],
  ['nothing', FOREST, '', undefined],
])('MAR-07 %s', (_, given, copy, title) => {
  expect(resembledText(given, copy, DICTATIONS)?.title).toBe(title)
})

test.each([
  ['another language', 'The quick brown foxes jumped over seven lazy dogs', true],
  ['a text from right to left', 'ذهب الولد إلى المدرسة صباحا وعاد مساء مسرورا جدا', true],
  ['only digits', '1234 5678 91011 121314 151617', true],
  ['emoji', '😀 😀 😀 😀 😀', false],
  ['nothing', '', false],
  ['a weak copy', 'le renar traverse la forè il cherch des noizet pré du ruiso', false],
  ['three words', 'elephant crocodile giraffe', false],
])('MAR-07 whether a copy is not of this text: %s', (_, copy, strange) => {
  expect(isStrange(FOREST, copy)).toBe(strange)
})
