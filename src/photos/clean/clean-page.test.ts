/** The steps of the cleaning on pages drawn here, whose tilt, ruling and shadow are known. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Picture } from '../decode.ts'
import { divideBackground } from './background.ts'
import { cleanPage } from './clean-page.ts'
import { turning, warp } from './homography.ts'
import { greyPlane, type Plane } from './plane.ts'
import { removeRuling } from './ruling.ts'
import { findSheet } from './sheet.ts'
import { lineCourse } from './skew.ts'

const DEGREE = Math.PI / 180
const SIZE = { width: 900, height: 640 }

/** Words without a font: groups of small o's and l's on lines 80 px apart, letters 20 px high. */
function writing(lines: number, ink = '#203070'): string {
  const letters = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: 24 }, (_, i) => {
      if (i % 6 === 5) return ''
      const [x, base] = [130 + i * 26, 120 + line * 80]
      return i % 3 === 2
        ? `<path d="M${x} ${base} V${base - 46}"/>`
        : `<ellipse cx="${x}" cy="${base - 10}" rx="8" ry="9"/>`
    }).join(''),
  )
  return `<g fill="none" stroke="${ink}" stroke-width="3">${letters.join('')}</g>`
}

function ruling(step: number): string {
  const down = Array.from(
    { length: Math.floor(SIZE.height / step) },
    (_, i) => `M0 ${20 + i * step} H${SIZE.width}`,
  )
  const across = Array.from(
    { length: Math.floor(SIZE.width / 80) },
    (_, i) => `M${40 + i * 80} 0 V${SIZE.height}`,
  )
  return `<path d="${[...down, ...across].join('')}" stroke="#b9c7e8" stroke-width="2"/>`
}

async function draw(content: string, background = '#fdfaf0'): Promise<Picture> {
  const { width, height } = SIZE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${content}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}

async function grey(content: string): Promise<Plane> {
  return greyPlane(await draw(content), [0.3, 0.59, 0.11])
}

function at(plane: Plane, x: number, y: number): number {
  return plane.data[y * plane.width + x] ?? 0
}

test.each([-7.3, -2, 0, 0.6, 5.4])('lines tilted by %f degrees are found so', async (degrees) => {
  const plane = await grey(writing(6))
  const tilted = warp(plane, turning(-degrees * DEGREE, { x: 450, y: 320 }), SIZE)
  const { tilt } = lineCourse(divideBackground(tilted), 9)
  expect(tilt / DEGREE).toBeCloseTo(degrees, 0)
})

test('a shadow goes away, ink and paper stay apart', async () => {
  const shadow =
    '<linearGradient id="s"><stop offset=".4" stop-opacity="0"/><stop offset=".6" stop-opacity=".6"/></linearGradient>'
  const page = await grey(`${writing(6)}${shadow}<rect width="100%" height="100%" fill="url(#s)"/>`)
  const clean = divideBackground(page)
  expect(at(page, 860, 600)).toBeLessThan(130)
  expect(at(clean, 860, 600)).toBeGreaterThan(235)
  expect(at(clean, 20, 20)).toBeGreaterThan(235)
  expect(at(clean, 182, 100)).toBeLessThan(150)
})

test('the ruling goes away, the letters on it stay', async () => {
  const page = await grey(`${ruling(20)}${writing(6)}`)
  const clean = removeRuling(divideBackground(page), 60)
  expect(at(page, 60, 40)).toBeLessThan(210)
  for (const [x, y] of [
    [60, 40],
    [700, 560],
    [40, 333],
    [840, 410],
  ] as const)
    expect(at(clean, x, y)).toBeGreaterThan(225)
  expect(at(clean, 182, 100)).toBeLessThan(150)
})

test('the corners of a sheet on a table are found; a page that fills the photo has none', async () => {
  const sheet = '<path d="M120 60 L800 100 L770 590 L80 540 Z" fill="#f6f2e6"/>'
  const found = findSheet(await draw(sheet, '#6d4a30'))
  const corners = [
    [120, 60],
    [800, 100],
    [770, 590],
    [80, 540],
  ] as const
  for (const [i, [x, y]] of corners.entries()) {
    expect(Math.abs((found?.[i]?.x ?? 0) - x)).toBeLessThan(12)
    expect(Math.abs((found?.[i]?.y ?? 0) - y)).toBeLessThan(12)
  }
  expect(findSheet(await draw(writing(6)))).toBeUndefined()
})

test('a sheet half in the shadow is not cut where the shadow falls', async () => {
  const soft =
    '<linearGradient id="s"><stop offset=".42" stop-opacity="0"/><stop offset=".58" stop-opacity=".45"/></linearGradient>'
  const found = findSheet(
    await draw(`${writing(6)}${soft}<rect width="100%" height="100%" fill="url(#s)"/>`),
  )
  expect(found).toBeUndefined()
})

test('the lines of a page are counted and measured, on Seyès paper or not', async () => {
  for (const content of [writing(6), `${ruling(20)}${writing(6)}`]) {
    const page = cleanPage(await draw(content), 0)
    expect(page.lines).toHaveLength(6)
    expect(page.alongColumns).toBe(false)
    for (const { shape } of page.lines) expect(Math.abs(shape.xHeight - 21)).toBeLessThan(4)
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
  expect(cleanPage(turned, 0).alongColumns).toBe(true)
  expect(cleanPage(turned, 3).alongColumns).toBe(false)
})

test('paper without writing has no line, ruled or not', async () => {
  for (const content of ['', ruling(20)])
    expect(cleanPage(await draw(content), 0).lines).toEqual([])
})

test('a picture of a few pixels is cleaned like any other', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 9],
    [40, 1],
  ] as const) {
    const picture = { width, height, data: new Uint8Array(width * height * 3).fill(120) }
    expect(cleanPage(picture, 0).lines).toEqual([])
  }
})
