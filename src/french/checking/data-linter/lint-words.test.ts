import { expect, test } from 'vitest'
import { language, templateOfLine } from '../../../../test/support/house/told-line.ts'
import { lintWords } from './lint-words.ts'

test.each([
  ['T{soudain}, S{le vent} V{souffler:état}', 1],
  ['T{soudain}, S{le vent} V{souffler}', 0],
  ['S{héros} V{marcher:événement} T{depuis deux heures}', 1],
  ['S{héros} V{marcher} T{depuis deux heures}', 0],
  ['T{soudain}, S{héros} V{voir} O{un loup}, S{qui} V{dormir:état}', 0],
])('%s has %i fault', (line, count) => {
  expect(lintWords(templateOfLine(line), language)).toHaveLength(count)
})
