import { expect, test } from 'vitest'
import { drawGrey, writing } from '../../../test/photos/drawn-page.ts'
import { transpose } from './image/raster-image.ts'
import { findTextComponents, isTextVertical } from './text-components.ts'

/** Five letters a word, four words a line. */
const LETTERS = 20

test('every letter is a component, as high as it was drawn and as dark', async () => {
  const {
    components,
    componentHeight: markHeight,
    darkness,
  } = findTextComponents(await drawGrey(writing(3)))
  expect(components).toHaveLength(3 * LETTERS)
  expect(markHeight).toBeGreaterThan(19)
  expect(markHeight).toBeLessThan(48)
  expect(darkness).toBeGreaterThan(150)
})

test('specks, long rules, traces paler than the ink and what runs off the photo are no writing', async () => {
  const noise = [
    '<rect x="700" y="30" width="1" height="1"/>',
    '<path d="M60 560 H840" stroke="#203070" stroke-width="2"/>',
    '<rect x="700" y="560" width="30" height="30" fill="#dfdcd4"/>',
    '<rect x="880" y="100" width="20" height="140"/>',
  ].join('')
  const { components } = findTextComponents(await drawGrey(`${writing(3)}${noise}`))
  expect(components).toHaveLength(3 * LETTERS)
})

test('a page without ink has no text components', async () => {
  expect(findTextComponents(await drawGrey('')).components).toEqual([])
})

test('letters that follow each other downwards are told from those that follow each other across', async () => {
  const image = await drawGrey(writing(4))
  expect(isTextVertical(findTextComponents(image).components)).toBe(false)
  expect(isTextVertical(findTextComponents(transpose(image)).components)).toBe(true)
})
