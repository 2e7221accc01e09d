/** All steps together on drawn pages; each step has its own test beside it. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw, ruling, SIZE, writing } from '../../../test/photos/drawn-page.ts'
import { applyHomography } from '../../domain/photo/homography.ts'
import { preprocessPage, turnPage } from './preprocess-page.ts'

test('the lines of a page are counted and measured, on Seyès paper or not', async () => {
  for (const content of [writing(6), `${ruling(20)}${writing(6)}`]) {
    const page = preprocessPage(await draw(content), 0)
    expect(page.lines).toHaveLength(6)
    expect(page.isVertical).toBe(false)
    for (const { geometry } of page.lines) expect(Math.abs(geometry.xHeight - 21)).toBeLessThan(4)
  }
})

test('text that runs down the page is told from text that runs across', async () => {
  const picture = await draw(writing(6))
  const { width, height } = SIZE
  const { data } = await sharp(picture.data, { raw: { width, height, channels: 3 } })
    .rotate(90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = { width: height, height: width, data }
  expect(preprocessPage(turned, 0).isVertical).toBe(true)
  expect(preprocessPage(turned, 3).isVertical).toBe(false)
})

test('a page turned upside down is the page of a photo that was', async () => {
  const photo = await draw(`<g transform="rotate(0.8)">${writing(6)}</g>`)
  const page = preprocessPage(photo, 2)
  const turned = turnPage(preprocessPage(photo, 0))
  expect(turned.lines).toHaveLength(6)
  for (const [i, { geometry, left, image }] of turned.lines.entries()) {
    const same = page.lines[i]
    if (!same) throw new Error('no line')
    const middle = left + image.width / 2
    const row = ({ baseline, slope }: typeof geometry): number => baseline + slope * middle
    expect(Math.abs(row(geometry) - row(same.geometry))).toBeLessThan(4)
    expect(Math.abs(geometry.xHeight - same.geometry.xHeight)).toBeLessThan(2)
  }
  const [there, here] = [page, turned].map(({ toPhoto }) => applyHomography(toPhoto, 100, 100))
  expect(
    Math.hypot((there?.x ?? 0) - (here?.x ?? 0), (there?.y ?? 0) - (here?.y ?? 0)),
  ).toBeLessThan(4)
})

test('paper without writing has no line, ruled or not', async () => {
  for (const content of ['', ruling(20)])
    expect(preprocessPage(await draw(content), 0).lines).toEqual([])
})

test('a photo of a few pixels is preprocessed like any other', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 9],
    [40, 1],
  ] as const) {
    const picture = { width, height, data: new Uint8Array(width * height * 3).fill(120) }
    expect(preprocessPage(picture, 0).lines).toEqual([])
  }
})

test('a sheet seen from the side on a table is cut out and its lines made level', async () => {
  const table = '<rect width="100%" height="100%" fill="#6d4a30"/>'
  const sheet = `<g transform="matrix(0.78 0.05 -0.06 0.8 130 40)"><rect width="100%" height="100%" fill="#f6f2e6"/>${writing(6)}</g>`
  const page = preprocessPage(await draw(`${table}${sheet}`), 0)
  expect(page.lines).toHaveLength(6)
  for (const { geometry } of page.lines) expect(Math.abs(geometry.slope)).toBeLessThan(0.012)
})
