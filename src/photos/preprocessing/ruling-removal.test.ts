import { expect, test } from 'vitest'
import { at, drawGrey, ruling, writing } from '../../../test/photos/drawn-page.ts'
import { divideBackground } from './background-division.ts'
import { attenuateRuling, removeRuling } from './ruling-removal.ts'

/** Half the window for letters of 21 px. */
const REACH = 60
/** Points on a rule without ink. */
const ON_RULES = [
  [60, 40],
  [700, 560],
  [40, 333],
  [840, 410],
] as const

test('the ruling goes away, the letters on it stay', async () => {
  const page = await drawGrey(`${ruling(20)}${writing(6)}`)
  const clean = removeRuling(divideBackground(page), REACH)
  expect(at(page, 60, 40)).toBeLessThan(210)
  for (const [x, y] of ON_RULES) expect(at(clean, x, y)).toBeGreaterThan(225)
  expect(at(clean, 182, 100)).toBeLessThan(150)
})

test('a stroke that crosses a rule is whole when the ruling is faded, and shows a gap when it is removed', async () => {
  const page = divideBackground(await drawGrey(`${ruling(20)}${writing(6)}`))
  // The tall stroke at column 182 crosses the rule of row 100.
  const [stroke, row] = [182, 100]
  expect(at(attenuateRuling(page, REACH), stroke, row)).toBe(at(page, stroke, row))
  expect(at(removeRuling(page, REACH), stroke, row)).toBeGreaterThan(at(page, stroke, row) + 30)
  for (const [x, y] of ON_RULES) expect(at(attenuateRuling(page, REACH), x, y)).toBeGreaterThan(225)
})

test('paper without rules is left as it is', async () => {
  const page = divideBackground(await drawGrey(writing(6)))
  const clean = removeRuling(page, REACH)
  for (const [x, y] of [
    [20, 20],
    [182, 100],
    [130, 101],
  ] as const)
    expect(Math.abs(at(clean, x, y) - at(page, x, y))).toBeLessThan(20)
})
