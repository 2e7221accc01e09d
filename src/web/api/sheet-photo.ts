/**
 * A photo of a copy, before it is sent: whose sheet it is, and what was written on it put straight (CLA-03). Told here and not by
 * the server: the adult knows while the sheet is still in her hand, and a class sends a tenth of what its phone took.
 */
import type { DecodeQR } from 'qr/decode.js'
import { parseSheetCode, photoFingerprint, type SheetCode } from '../../domain/class/sheet-code.ts'
import { qrArea, writingArea } from '../../domain/class/sheet-layout.ts'
import { type LumaImage, locateSheet } from '../../domain/class/sheet-marks.ts'
import { type RgbaImage, straightened } from '../../domain/class/straight-sheet.ts'
import {
  composeHomographies,
  type Point,
  type Quadrilateral,
  scaling,
} from '../../domain/photo/homography.ts'

export interface PreparedPhoto {
  /** What is sent, and shown. */
  readonly image: Blob
  /** Null for a sheet without a code of ours. */
  readonly code: SheetCode | null
  readonly fingerprint: string
}

/** The reader works at this size (`photos/preprocessing/photo-decoding.ts`): more would only be carried. */
const MAX_SIDE = 2500
const JPEG_QUALITY = 0.85
/** Milliseconds that looking for a code may take: most sheets are told in a tenth of it, on a slow phone in half. */
const CODE_TIME = 800

function drawing(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  return context
}

function encoded({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no image')) : resolve(blob)),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}

/** At most the size that is read, upright as its camera says. */
async function drawn(file: Blob): Promise<CanvasRenderingContext2D> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const context = drawing(width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context
}

function halved({ canvas }: CanvasRenderingContext2D): ImageData {
  const [width, height] = [canvas.width >> 1, canvas.height >> 1]
  const half = drawing(width, height)
  half.drawImage(canvas, 0, 0, width * 2, height * 2, 0, 0, width, height)
  return half.getImageData(0, 0, width, height)
}

function lumaOf({ width, height, data }: ImageData): LumaImage {
  const luma = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4) {
    luma[at] = (data[from] ?? 0) * 0.3 + (data[from + 1] ?? 0) * 0.59 + (data[from + 2] ?? 0) * 0.11
  }
  return { width, height, data: luma }
}

interface FoundCode {
  readonly code: SheetCode
  /** Its corners, in pixels of the picture at half its size. */
  readonly corners: Quadrilateral
}

/** Ours, if there is one; `factor` makes pixels of half the size of those of the picture. */
function codeOn(picture: ImageData, factor: number, decodeQR: DecodeQR): FoundCode | undefined {
  let bounds: Quadrilateral | undefined
  try {
    const text = decodeQR(picture, {
      timeLimit: CODE_TIME,
      pointsOnDetect: (points, result) => {
        if (typeof result === 'string') bounds = points.bounds
      },
    })
    const code = parseSheetCode(text)
    if (code === undefined || bounds === undefined) return undefined
    const [a, b, c, d] = bounds
    const at = ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor })
    return { code, corners: [at(a), at(b), at(c), at(d)] }
  } catch {
    // It throws where there is none.
    return undefined
  }
}

/** What was written, straight and alone; undefined where the marks were not found. */
function writingOn(photo: ImageData, half: ImageData, found: FoundCode): RgbaImage | undefined {
  const { code, corners } = found
  const toHalf = locateSheet(lumaOf(half), corners, code.isHalf)
  if (toHalf === undefined) return undefined
  const [a, b] = corners
  const pixelsPerMm = (2 * Math.hypot(b.x - a.x, b.y - a.y)) / qrArea(code.isHalf).width
  const area = writingArea(code, code.part === 'cloze')
  return straightened(photo, composeHomographies(scaling(2), toHalf), area, pixelsPerMm)
}

async function asJpeg({ width, height, data }: RgbaImage): Promise<Blob> {
  const context = drawing(width, height)
  context.putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0)
  return encoded(context)
}

/** Rejects when the browser cannot show the file. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const fingerprint = photoFingerprint(new Uint8Array(await file.arrayBuffer()))
  const context = await drawn(file)
  const photo = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  const half = halved(context)
  // 40 kB that only whoever has a photo needs.
  const { decodeQR } = await import('qr/decode.js')
  const found = codeOn(half, 1, decodeQR) ?? codeOn(photo, 0.5, decodeQR)
  const writing = found && writingOn(photo, half, found)
  const image = writing ? await asJpeg(writing) : await encoded(context)
  return { image, code: found?.code ?? null, fingerprint }
}
