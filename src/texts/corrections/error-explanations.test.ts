import { expect, test } from 'vitest'
import { explanationText } from './error-explanations.ts'

test.each([
  [
    { kind: 'plural', expected: 'chevaux', determiner: 'des', ending: 'aux' },
    '«\u00a0des\u00a0» annonce plusieurs\u00a0: «\u00a0chevaux\u00a0» se termine par aux.',
  ],
  [
    { kind: 'grammatical-homophone', expected: 'a', written: 'à', use: null },
    "On peut dire «\u00a0avait\u00a0»\u00a0: c'est le verbe avoir, donc «\u00a0a\u00a0» sans accent.",
  ],
  [
    { kind: 'silent-letter', expected: 'petit', letter: 't', relative: 'petite' },
    "La lettre t ne s'entend pas, mais on l'entend dans «\u00a0petite\u00a0».",
  ],
  [
    { kind: 'subject-verb', expected: 'mangent', subject: 'ils', ending: 'ent' },
    'Le sujet est «\u00a0ils\u00a0»\u00a0: le verbe se termine par «\u00a0ent\u00a0», «\u00a0mangent\u00a0».',
  ],
  [
    { kind: 'grapheme', expected: 'récréation', choice: 's-sound' },
    "Le son [s] s'écrit s, ss, c, ç ou sc, ou t devant -ion\u00a0: ici, «\u00a0récréation\u00a0».",
  ],
  [
    { kind: 'grapheme', expected: 'abeille', choice: 'yod-sound' },
    "Le son que l'on entend au début de «\u00a0yaourt\u00a0» s'écrit y, i, il ou ill\u00a0: ici, «\u00a0abeille\u00a0».",
  ],
] as const)('COR-03 an explanation is one kind sentence', (explanation, sentence) => {
  expect(explanationText(explanation)).toBe(sentence)
})
