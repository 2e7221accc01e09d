/** Connected components that can be handwriting or print: specks, paper edges and remains of the ruling are filtered out. */
import { type ConnectedComponent, findConnectedComponents } from './image/connected-components.ts'
import { weightedMedian } from './image/median.ts'
import type { GreyImage } from './image/raster-image.ts'
import { darkerThan, greyHistogram, otsuThreshold } from './image/thresholding.ts'

export interface TextComponents {
  readonly components: readonly ConnectedComponent[]
  /** Typical height in pixels: between a small letter and a joined word with ascenders. */
  readonly componentHeight: number
  /** Half of the ink is darker than this, 0 to 255; 0 without ink. */
  readonly darkness: number
}

/** Bounds of the threshold: a blank page has two classes of paper, not of paper and ink. */
const MAX_THRESHOLD = 225
const MIN_THRESHOLD = 120

/** Relative to the component height. */
const MIN_SIDE = 0.02
const MAX_HEIGHT = 6
const MIN_RULE_LENGTH = 3
const MAX_RULE_THICKNESS = 0.12
const MAX_HEIGHT_AT_EDGE = 1.5
/** What is paler is a remain of the ruling or the shadow of an edge. */
const MIN_RELATIVE_DARKNESS = 0.45

function meanDarkness(image: GreyImage, component: ConnectedComponent): number {
  let sum = 0
  for (const { y, from, to } of component.runs) {
    for (let x = from; x < to; x += 1) sum += 255 - (image.data[y * image.width + x] ?? 255)
  }
  return sum / component.area
}

function height(component: ConnectedComponent): number {
  return component.bottom - component.top
}

function width(component: ConnectedComponent): number {
  return component.right - component.left
}

function touchesEdge(image: GreyImage, component: ConnectedComponent): boolean {
  return (
    component.left <= 1 ||
    component.top <= 1 ||
    component.right >= image.width - 1 ||
    component.bottom >= image.height - 1
  )
}

function isRule(component: ConnectedComponent, componentHeight: number): boolean {
  const length = Math.max(width(component), height(component))
  const thickness = component.area / length
  return (
    length > MIN_RULE_LENGTH * componentHeight && thickness < MAX_RULE_THICKNESS * componentHeight
  )
}

export function findTextComponents(image: GreyImage): TextComponents {
  const otsu = otsuThreshold(greyHistogram(image))
  const threshold = Math.max(MIN_THRESHOLD, Math.min(MAX_THRESHOLD, otsu))
  const all = findConnectedComponents(darkerThan(image, threshold)).filter(({ area }) => area >= 4)
  const measured = all.filter((one) => height(one) < image.height / 3 && height(one) >= 5)
  const componentHeight = weightedMedian(measured.map((one) => [height(one), one.area]))
  const darkness = weightedMedian(measured.map((one) => [meanDarkness(image, one), one.area]))
  const components = all.filter(
    (one) =>
      Math.max(width(one), height(one)) >= 2 + MIN_SIDE * componentHeight &&
      height(one) <= MAX_HEIGHT * componentHeight &&
      !isRule(one, componentHeight) &&
      !(touchesEdge(image, one) && height(one) > MAX_HEIGHT_AT_EDGE * componentHeight) &&
      meanDarkness(image, one) >= darkness * MIN_RELATIVE_DARKNESS,
  )
  return { components, componentHeight, darkness }
}

/** Empty pixels between two components side by side (or one above the other); infinite when they are not. */
function gap(one: ConnectedComponent, other: ConnectedComponent, sideBySide: boolean): number {
  const [overlap, apart] = sideBySide
    ? [
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        Math.max(one.left, other.left) - Math.min(one.right, other.right),
      ]
    : [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom),
      ]
  return overlap > 0 ? Math.max(0, apart) : Number.POSITIVE_INFINITY
}

const MIN_LETTER_AREA = 30
/** All are compared with all: more would tell nothing and take long. */
const MAX_COMPARED = 400

/** Whether nearest neighbours stand above and below each other rather than side by side: the page lies on its side. */
export function isTextVertical(components: readonly ConnectedComponent[]): boolean {
  const letters = components.filter(({ area }) => area > MIN_LETTER_AREA).slice(0, MAX_COMPARED)
  let horizontal = 0
  let vertical = 0
  for (const letter of letters) {
    const others = letters.filter((other) => other !== letter)
    const sideways = Math.min(...others.map((other) => gap(letter, other, true)))
    const upwards = Math.min(...others.map((other) => gap(letter, other, false)))
    if (sideways < upwards) horizontal += 1
    else if (upwards < sideways) vertical += 1
  }
  return vertical > 10 && vertical > 2 * horizontal
}
