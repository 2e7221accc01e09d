import { expect, test } from 'vitest'
import { csvCell, csvLines } from './csv.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+33612345678', `"'+33612345678"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  [' =1', `"' =1"`],
  ['＝1+1', `"'＝1+1"`],
  ['\u0000=1', `"'\u0000=1"`],
])('I9 %j is no formula any more', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test.each([
  ['nina@exemple.fr', 'nina@exemple.fr'],
  ['Zoé; Léa', '"Zoé; Léa"'],
  ['dite «"Nina"»', '"dite «""Nina""»"'],
  ["l'an", `"l'an"`],
  ['', ''],
])('%j keeps its text', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('I9 a table opens with its accents in a French Excel', () => {
  expect(csvLines([['Adresse'], ['Éloïse', '1;2']])).toEqual(['\ufeffAdresse\r', 'Éloïse;"1;2"\r'])
})
