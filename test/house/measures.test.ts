/** What the first page says was measured stands in the decisions that measured it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANDING } from '../../src/texts/landing.ts'

const DECISIONS = ['0043-a-copy-verified.md', '0053-letters-read-with-their-language.md']
  .map((name) => readFileSync(new URL(`../../docs/decisions/${name}`, import.meta.url), 'utf8'))
  .join('\n')

test('FIR-01 each figure of the first page was measured', () => {
  for (const { figure } of LANDING.measures.all) {
    const measured = figure.replace(',', '.').replace('\u00a0', ' ')
    expect(DECISIONS, figure).toContain(`**${measured}**`)
  }
})
