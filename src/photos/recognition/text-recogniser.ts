/** What any recogniser answers, and the shape of one that segments what it is shown by itself. */
import type { GreyImage } from '../preprocessing/image/raster-image.ts'

/** The box is in pixels of the image that was recognised. */
export interface RecognisedWord {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type RecognisedLine = readonly RecognisedWord[]

export interface PageRecognition {
  /** One for each line of the page, in pixels of its image; empty where nothing was read. */
  readonly lines: readonly RecognisedLine[]
  /** Lines of a hand's page that the engine was not shown. */
  readonly notShown: ReadonlySet<number>
  /** How much was read, and how surely; comparable between orientations of one page. */
  readonly score: number
}

/** What the image is known to hold: one block of lines, one line. */
export type SegmentationMode = 'block' | 'line'

export type RecogniseText = (
  image: GreyImage,
  mode: SegmentationMode,
  onProgress: (share: number) => void,
) => Promise<readonly RecognisedLine[]>
