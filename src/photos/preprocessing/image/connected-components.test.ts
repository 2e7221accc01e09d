import { expect, test } from 'vitest'
import { findConnectedComponents } from './connected-components.ts'

/** A mask out of rows of text: `#` is on. */
function mask(...rows: readonly string[]): Parameters<typeof findConnectedComponents>[0] {
  const width = rows[0]?.length ?? 0
  return {
    width,
    height: rows.length,
    data: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
  }
}

test('pixels that touch, corners included, are one component', () => {
  const found = findConnectedComponents(mask('#.#.', '.#..', '...#'))
  expect(found.map(({ area }) => area).sort()).toEqual([1, 3])
})

test('arms that meet further down are one component with the box of both', () => {
  const [found, ...others] = findConnectedComponents(mask('#...#', '#...#', '#####'))
  expect(others).toEqual([])
  expect(found).toMatchObject({ area: 9, left: 0, top: 0, right: 5, bottom: 3 })
})

test('an empty mask has none', () => {
  expect(findConnectedComponents(mask('....'))).toEqual([])
})
