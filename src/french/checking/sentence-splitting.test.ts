import { expect, test } from 'vitest'
import { splitSentences } from './sentence-splitting.ts'

const NBSP = '\u00a0'

test.each([
  ['Le vent souffle. La mer monte.', ['Le vent souffle.', 'La mer monte.']],
  ['M. Durand arrive. Il sonne.', ['M. Durand arrive.', 'Il sonne.']],
  ['La table mesure 1.5 mètre. Elle est ronde.', ['La table mesure 1.5 mètre.', 'Elle est ronde.']],
  ['Il attend… puis il repart. Fin.', ['Il attend… puis il repart.', 'Fin.']],
  ['Quoi !? Tu pars ?', [`Quoi${NBSP}!?`, `Tu pars${NBSP}?`]],
  [
    'Il crie : « Au feu ! Sortez ! » Tom court.',
    [`Il crie${NBSP}: «${NBSP}Au feu${NBSP}! Sortez${NBSP}!${NBSP}»`, 'Tom court.'],
  ],
  ['« Oh ! » dit-elle. Elle rit.', [`«${NBSP}Oh${NBSP}!${NBSP}» dit-elle.`, 'Elle rit.']],
  ['Le vent\nsouffle.\nLa mer monte.', ['Le vent souffle.', 'La mer monte.']],
  ['Un titre\nLe vent souffle.', ['Un titre', 'Le vent souffle.']],
  ['L’été est là. Déjà.', ["L'été est là.", 'Déjà.']],
  ['Il dort...  Elle lit.', ['Il dort…', 'Elle lit.']],
  ['', []],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})
