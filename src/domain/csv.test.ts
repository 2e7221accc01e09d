import fc from 'fast-check'
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
  ['\u200b=1+1', `"'\u200b=1+1"`],
  ['\ufeff=1+1', `"'\ufeff=1+1"`],
  ['\n-2+3', `"'\n-2+3"`],
  ['＋33', `"'＋33"`],
  ['－2', `"'－2"`],
  ['＠SUM', `"'＠SUM"`],
  ["=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
  ['="a";"b"', `"'=""a"";""b"""`],
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

/** A table read back by RFC 4180, with semicolons. */
function parseTable(text: string): string[][] {
  const cells = text.matchAll(/("(?:[^"]|"")*"|[^;\r\n"]*)(;|\r\n)/gu)
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const FORMULA_SIGNS = '=+-@\t\r\n\u0000＝＋－＠'

test('I9 any table is read back as it was, and no cell of it begins as a formula does', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.tuple(fc.constantFrom(...FORMULA_SIGNS), fc.string()).map((parts) => parts.join('')),
    fc
      .array(fc.constantFrom('"', ';', ',', '\r', '\n', '\t', "'", '=', ' ', 'é', 'a'))
      .map((signs) => signs.join('')),
  )
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        const text = csvLines(rows)
          .map((line) => `${line}\n`)
          .join('')
        expect(text.startsWith('\ufeff')).toBe(true)
        const read = parseTable(text.slice(1))
        for (const one of read.flat())
          expect(
            [...FORMULA_SIGNS].some((sign) => one.startsWith(sign)),
            one,
          ).toBe(false)
        const plain = read.map((row, i) =>
          row.map((one, k) => (one === `'${rows[i]?.[k]}` ? one.slice(1) : one)),
        )
        expect(plain).toEqual(rows)
      },
    ),
    { seed: 20_261_121, numRuns: 500 },
  )
})
