import { expect, test } from 'vitest'
import { splitLine } from './sentence-boundaries.ts'

test.each([
  ['Il dit : « Viens ! Vite ! » Elle vient. Il rit.', 3],
  ['Il dit : « Viens ! Elle vient. Il rit.', 3],
  ['M. Petit dort. Le 3 av. notre ère. Jeap. Il part.', 4],
  ['Oui.  « Non. » (Si.) Bon', 4],
])('GEN-02 the sentences of «%s»', (line, count) => {
  expect(splitLine(line)).toHaveLength(count)
  expect(splitLine(line).join('')).toBe(line)
})

test('I6 a text is read once, whatever it is made of: marks, quotations and spaces without an end', () => {
  const times = 400_000
  const spaces = `Oui.${' '.repeat(times)}non`
  expect(splitLine(spaces)).toEqual([spaces])
  const marks = `«${'M.!'.repeat(times)}`
  expect(splitLine(marks)).toEqual([marks])
  expect(splitLine(`${'A. '.repeat(times)}»`)).toHaveLength(times)
})
