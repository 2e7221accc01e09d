import { expect, test } from 'vitest'
import { type SheetCode, textVersion, writeSheetCode } from '../../domain/class/sheet-code.ts'
import { CORNER_MARK, markCentres, qrArea, writingArea } from '../../domain/class/sheet-layout.ts'
import { qrPath } from '../ui/qr-code.tsx'
import { preparePhoto } from './sheet-photo.ts'

/** Pixels a millimetre of a photo of 1500 pixels. */
const SCALE = 5
const WIDTH = 210
const AIR = 14

function codeOf(number: number, change: Partial<SheetCode> = {}): SheetCode {
  return {
    dictation: '01920000-0000-7000-8000-000000000001',
    number,
    page: 1,
    part: 'whole',
    version: textVersion(['Le chat dort.']),
    size: 'normal',
    isHalf: false,
    ...change,
  }
}

interface Taken {
  /** Of the print, in percent. */
  readonly print?: number
  readonly degrees?: number
  /** The corner mark that a thumb lies on. */
  readonly hidden?: number
  /** Greys are lost, and paper gets spots. */
  readonly isPhotocopy?: boolean
}

function sheetOn(context: CanvasRenderingContext2D, code: SheetCode, taken: Taken): void {
  context.fillStyle = '#000'
  for (const [at, { x, y }] of markCentres(code.isHalf).entries()) {
    const { size } = CORNER_MARK
    if (at === taken.hidden) continue
    context.fillRect(x - size / 2, y - size / 2, size, size)
  }
  const qr = qrPath(writeSheetCode(code))
  const { left, top, width } = qrArea(code.isHalf)
  context.save()
  context.translate(left, top)
  context.scale(width / qr.size, width / qr.size)
  context.fill(new Path2D(qr.path))
  context.restore()
  const area = writingArea(code, false)
  context.fillStyle = '#2a3f94'
  context.fillRect(area.left + 20, area.top + 10, 30, 4)
}

/** A sheet on a table, seen from above. */
async function photoOf(code: SheetCode, taken: Taken): Promise<Blob> {
  const height = code.isHalf ? 148.5 : 297
  const canvas = document.createElement('canvas')
  canvas.width = (WIDTH + 2 * AIR) * SCALE
  canvas.height = (height + 2 * AIR) * SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#6b5a48'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(((taken.degrees ?? 0) * Math.PI) / 180)
  context.scale(SCALE, SCALE)
  context.translate(-WIDTH / 2, -height / 2)
  context.fillStyle = taken.isPhotocopy ? '#fff' : '#e6e2da'
  context.fillRect(0, 0, WIDTH, height)
  const print = (taken.print ?? 100) / 100
  context.translate((WIDTH * (1 - print)) / 2, (height * (1 - print)) / 2)
  context.scale(print, print)
  sheetOn(context, code, taken)
  if (taken.isPhotocopy) {
    for (let spot = 0; spot < 400; spot += 1) {
      context.fillRect((spot * 37.7) % WIDTH, (spot * 91.3) % height, 0.4, 0.4)
    }
  }
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/jpeg', 0.8),
  )
}

const WAYS: readonly Taken[] = [
  {},
  { print: 93, degrees: 3 },
  { print: 105, degrees: -4 },
  { degrees: 180 },
  { hidden: 3, degrees: 2 },
  { hidden: 0, degrees: 184 },
  { isPhotocopy: true, print: 97, degrees: -2 },
]

/** Where the ink stands on what is sent, as shares of its size. */
async function inkOf(image: Blob): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(image)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
  let [count, x, y] = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 2] ?? 0) - (data[at] ?? 0) < 60) continue
    count += 1
    x += (at / 4) % bitmap.width
    y += Math.floor(at / 4 / bitmap.width)
  }
  return [x / count / bitmap.width, y / count / bitmap.height]
}

test('CLA-03 sheets are told and come straight: scaled, turned, a corner hidden, photocopied', async () => {
  const area = writingArea(codeOf(1), false)
  for (let number = 1; number <= 2 * WAYS.length; number += 1) {
    const taken = WAYS[number % WAYS.length] ?? {}
    const code = codeOf(number)
    const prepared = await preparePhoto(await photoOf(code, taken))
    expect(prepared.code, JSON.stringify(taken)).toEqual(code)
    const [x = 0, y = 0] = await inkOf(prepared.image)
    expect(Math.abs(x - 35 / area.width), JSON.stringify(taken)).toBeLessThan(0.02)
    expect(Math.abs(y - 12 / area.height), JSON.stringify(taken)).toBeLessThan(0.02)
  }
}, 60_000)

test('CLA-03 half a page is a sheet as well; a free sheet goes as it is', async () => {
  const half = codeOf(7, { isHalf: true, size: 'large', part: 'short', page: 2 })
  expect((await preparePhoto(await photoOf(half, { degrees: 2 }))).code).toEqual(half)
  const canvas = new OffscreenCanvas(900, 1200)
  canvas.getContext('2d')?.fillRect(100, 100, 30, 30)
  const free = await canvas.convertToBlob({ type: 'image/jpeg' })
  const prepared = await preparePhoto(free)
  expect(prepared.code).toBeNull()
  const shown = await createImageBitmap(prepared.image)
  expect([shown.width, shown.height]).toEqual([900, 1200])
})

test('CLA-03 what is no picture is refused', async () => {
  await expect(preparePhoto(new Blob(['dictée']))).rejects.toThrow()
})
