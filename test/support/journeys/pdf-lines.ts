/** What a PDF of the browser draws in straight lines, in millimetres: enough to measure a ruling without a library. */
import { inflateSync } from 'node:zlib'

export interface PdfSegment {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export interface PdfRectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From the lower left corner of the page. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly segments: readonly PdfSegment[]
  /** Filled or not, also those that only clip. */
  readonly rectangles: readonly PdfRectangle[]
}

/** Millimetres of a point (ISO 32000-1, 8.3.2.3). */
const MM = 25.4 / 72

type Matrix = readonly [number, number, number, number, number, number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ]
}

function apply(m: Matrix, x: number, y: number): [number, number] {
  return [(m[0] * x + m[2] * y + m[4]) * MM, (m[1] * x + m[3] * y + m[5]) * MM]
}

/** The operators of a content stream that move the pen (ISO 32000-1, 8.4 and 8.5). */
function drawn(content: string): Pick<PdfPage, 'segments' | 'rectangles'> {
  const segments: PdfSegment[] = []
  const rectangles: PdfRectangle[] = []
  const stack: Matrix[] = []
  let matrix = IDENTITY
  let pen: [number, number] = [0, 0]
  const operators: Record<string, (given: number[]) => void> = {
    q: () => stack.push(matrix),
    Q: () => {
      matrix = stack.pop() ?? IDENTITY
    },
    cm: ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
      matrix = multiply([a, b, c, d, e, f], matrix)
    },
    m: ([x = 0, y = 0]) => {
      pen = apply(matrix, x, y)
    },
    l: ([x = 0, y = 0]) => {
      const to = apply(matrix, x, y)
      segments.push({ from: pen, to })
      pen = to
    },
    re: ([x = 0, y = 0, width = 0, height = 0]) => {
      const [left, bottom] = apply(matrix, x, y)
      const [right, top] = apply(matrix, x + width, y + height)
      rectangles.push({
        x: Math.min(left, right),
        y: Math.min(bottom, top),
        width: Math.abs(right - left),
        height: Math.abs(top - bottom),
      })
    },
  }
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/u)
    const operator = operators[words.pop() ?? '']
    operator?.(words.map(Number))
  }
  return { segments, rectangles }
}

function required(text: string | undefined, what: string): string {
  if (text === undefined) throw new Error(`the PDF has no ${what} where one is expected`)
  return text
}

/** As long as it says: its compressed bytes may end like a line. */
function streamOf(object: string): Buffer {
  const length = Number(required(/\/Length (\d+)(?! \d+ R)/u.exec(object)?.[1], 'Length'))
  const opening = /stream\r?\n/u.exec(object)
  const start = (opening?.index ?? 0) + required(opening?.[0], 'stream').length
  return Buffer.from(object.slice(start, start + length), 'latin1')
}

/** The pages of a PDF as Chromium writes them: one compressed content stream a page. */
export function readPdfPages(pdf: Buffer): PdfPage[] {
  const text = pdf.toString('latin1')
  const objects = new Map(
    Array.from(text.matchAll(/(?<=^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/gu), ([, id, body]) => [
      id,
      body,
    ]),
  )
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b(?!s)/u.test(body ?? ''))
  return pages.map((page) => {
    const box = required(/\/MediaBox\s*\[([^\]]+)\]/u.exec(page ?? '')?.[1], 'MediaBox')
    const [left = 0, bottom = 0, right = 0, top = 0] = box.trim().split(/\s+/u).map(Number)
    const id = required(/\/Contents (\d+) 0 R/u.exec(page ?? '')?.[1], 'Contents')
    const content = inflateSync(streamOf(objects.get(id) ?? '')).toString('latin1')
    return { width: (right - left) * MM, height: (top - bottom) * MM, ...drawn(content) }
  })
}
