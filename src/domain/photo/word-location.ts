/** Where a word stands, in pixels of the upright photo. */
import type { PhotoToken } from './photo.ts'

export type BoundingBox = NonNullable<PhotoToken['box']>

export interface WordLocation {
  readonly box: BoundingBox
  /** False when the box is that of the neighbours, the word itself being unread. */
  readonly exact: boolean
}

type Located = readonly { readonly tokens: readonly number[] }[]

export function boxAround(boxes: readonly BoundingBox[]): BoundingBox | undefined {
  const [first] = boxes
  if (!first) return undefined
  const left = Math.min(...boxes.map((box) => box[0]))
  const top = Math.min(...boxes.map((box) => box[1]))
  const right = Math.max(...boxes.map((box) => box[0] + box[2]))
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]))
  return [left, top, right - left, bottom - top]
}

function boxOf(
  words: Located,
  tokens: readonly PhotoToken[],
  index: number,
): BoundingBox | undefined {
  const own = words[index]?.tokens ?? []
  return boxAround(own.map((token) => tokens[token]?.box).filter((box) => box != null))
}

function onOneLine(a: BoundingBox, b: BoundingBox): boolean {
  const shared = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return shared > Math.min(a[3], b[3]) / 2 && b[0] > a[0]
}

function nearest(
  words: Located,
  tokens: readonly PhotoToken[],
  from: number,
  step: -1 | 1,
): BoundingBox | undefined {
  for (let index = from + step; index >= 0 && index < words.length; index += step) {
    const box = boxOf(words, tokens, index)
    if (box) return box
  }
  return undefined
}

/** Falls back on the gap between its neighbours; undefined when no word was found. */
export function locateWord(
  words: Located,
  tokens: readonly PhotoToken[],
  index: number,
): WordLocation | undefined {
  const own = boxOf(words, tokens, index)
  if (own) return { box: own, exact: true }
  const before = nearest(words, tokens, index, -1)
  const after = nearest(words, tokens, index, 1)
  if (before && after && onOneLine(before, after)) {
    return { box: boxAround([before, after]) ?? before, exact: false }
  }
  const box = before ?? after
  return box && { box, exact: false }
}

/** Padded for cropping, and clipped to the photo. */
export function withMargin(box: BoundingBox, width: number, height: number): BoundingBox {
  const air = Math.max(box[3] * 0.6, 12)
  const left = Math.max(0, box[0] - air)
  const top = Math.max(0, box[1] - air * 0.6)
  const right = Math.min(width, box[0] + box[2] + air)
  const bottom = Math.min(height, box[1] + box[3] + air * 0.6)
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)]
}
