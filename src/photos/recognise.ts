/** The only file that knows tesseract.js: an image of a page in, words with their place and confidence out. */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import sharp from 'sharp'
import tesseract from 'tesseract.js'
import type { Plane } from './clean/plane.ts'

/** A word as the engine gives it; its box in pixels of the plane it was given. */
export interface ReadWord {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Words of a line, from left to right. */
export type ReadLine = readonly ReadWord[]

/** How the engine looks for text: a page with columns and pictures, one block of lines, one line. */
export type Layout = 'page' | 'block' | 'line'

export type Recognise = (
  plane: Plane,
  layout: Layout,
  onProgress: (share: number) => void,
) => Promise<readonly ReadLine[]>

const MODES: Readonly<Record<Layout, tesseract.PSM>> = {
  page: tesseract.PSM.AUTO,
  block: tesseract.PSM.SINGLE_BLOCK,
  line: tesseract.PSM.SINGLE_LINE,
}

/** The noise is gone before: left to itself, the engine takes whole lines of thin cursive for noise and drops them. */
const CLEAN_PAGE = {
  user_defined_dpi: '150',
  textord_noise_rejrows: '0',
  textord_noise_rejwords: '0',
}

/**
 * Of the two French models of the package, `4.0.0_best_int` reads as well as `4.0.0` on photographed pages and weighs a
 * ninth of it.
 */
function dataFolder(): string {
  const find = createRequire(import.meta.url).resolve
  return `${dirname(find('@tesseract.js-data/fra/package.json'))}/4.0.0_best_int`
}

/** Loads the engine and its French data from the installed packages: no network, nothing written. */
export async function startRecogniser(): Promise<Recognise> {
  let report: (share: number) => void = () => undefined
  const worker = await tesseract.createWorker('fra', tesseract.OEM.LSTM_ONLY, {
    langPath: dataFolder(),
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
  })
  return async (plane, layout, onProgress) => {
    const { width, height } = plane
    const image = await sharp(plane.data, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    await worker.setParameters({ ...CLEAN_PAGE, tessedit_pageseg_mode: MODES[layout] })
    report = onProgress
    const { data } = await worker.recognize(image, {}, { text: false, blocks: true })
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs)
      .flatMap((paragraph) => paragraph.lines)
      .map((line) =>
        line.words.map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          left: bbox.x0,
          top: bbox.y0,
          right: bbox.x1,
          bottom: bbox.y1,
        })),
      )
  }
}
