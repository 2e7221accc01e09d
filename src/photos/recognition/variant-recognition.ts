/** One reading of a page, its words mapped from the image that the engine was shown back to the lines of the page. */
import type { GreyImage } from '../preprocessing/image/raster-image.ts'
import { verticalExtent } from '../preprocessing/lines/line-geometry.ts'
import type { LineImage } from '../preprocessing/lines/line-image.ts'
import { lineIndexAt, type RenderedLine, renderLines, toPageCoordinates } from './line-stack.ts'
import type { RenderingVariant } from './rendering-variant.ts'
import type {
  RecognisedLine,
  RecognisedWord,
  RecogniseText,
  SegmentationMode,
} from './text-recogniser.ts'

export interface ReportingRecogniser {
  readonly recognise: RecogniseText
  readonly report: (share: number) => void
}

async function recogniseWords(
  { recognise, report }: ReportingRecogniser,
  image: GreyImage,
  mode: SegmentationMode,
): Promise<RecognisedWord[]> {
  return (await recognise(image, mode, report)).flat()
}

function fromLeftToRight(line: readonly RecognisedWord[]): RecognisedLine {
  return [...line].sort((a, b) => a.left - b.left)
}

function groupByLine(
  count: number,
  words: Iterable<readonly [line: number, word: RecognisedWord]>,
): RecognisedLine[] {
  const lines: RecognisedWord[][] = Array.from({ length: count }, () => [])
  for (const [line, word] of words) lines[line]?.push(word)
  return lines.map(fromLeftToRight)
}

/** The engine's boxes are as high as the line; the components tell how high the word is. */
function toPage(line: RenderedLine, word: RecognisedWord): RecognisedWord {
  const middle = line.baseline - line.variant.xHeight / 2
  const left = toPageCoordinates(line, word.left, middle).x
  const right = toPageCoordinates(line, word.right, middle).x
  const extent = verticalExtent(line.source, left, right) ?? {
    top: toPageCoordinates(line, word.left, word.top).y,
    bottom: toPageCoordinates(line, word.right, word.bottom).y,
  }
  return { ...word, left, right, ...extent }
}

export async function recogniseVariant(
  lines: readonly LineImage[],
  variant: RenderingVariant,
  recogniser: ReportingRecogniser,
): Promise<RecognisedLine[]> {
  const stack = renderLines(lines, variant)
  const words = await recogniseWords(recogniser, stack.image, 'block')
  const placed = words.flatMap((word) => {
    const index = lineIndexAt(stack, (word.top + word.bottom) / 2)
    const line = stack.lines[index]
    return line ? [[index, toPage(line, word)] as const] : []
  })
  return groupByLine(lines.length, placed)
}

export async function recogniseSingleLine(
  line: LineImage,
  variant: RenderingVariant,
  recognise: RecogniseText,
): Promise<RecognisedLine> {
  const { image, lines } = renderLines([line], variant)
  const words = await recogniseWords({ recognise, report: () => undefined }, image, 'line')
  const [rendered] = lines
  return rendered ? fromLeftToRight(words.map((word) => toPage(rendered, word))) : []
}
