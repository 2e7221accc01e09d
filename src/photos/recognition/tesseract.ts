/** The only file that knows tesseract.js. */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import tesseract from 'tesseract.js'
import type { GreyImage } from '../preprocessing/image/raster-image.ts'
import type { RecogniseText, SegmentationMode } from './text-recogniser.ts'

const PAGE_SEGMENTATION_MODES: Readonly<Record<SegmentationMode, tesseract.PSM>> = {
  block: tesseract.PSM.SINGLE_BLOCK,
  line: tesseract.PSM.SINGLE_LINE,
}

/**
 * Preprocessing has removed the noise; by default tesseract takes whole lines of thin cursive for noise and drops them. It has
 * made ink dark on white as well: by default tesseract reads every line that it is unsure of a second time, in negative.
 */
const PARAMETERS = {
  user_defined_dpi: '150',
  invert_threshold: '0',
  textord_noise_rejrows: '0',
  textord_noise_rejwords: '0',
}

/** Of the package's two French models, `4.0.0_best_int` is as accurate on photographed pages as `4.0.0`, at a ninth of its size. */
function modelFolder(): string {
  const find = createRequire(import.meta.url).resolve
  return `${dirname(find('@tesseract.js-data/fra/package.json'))}/4.0.0_best_int`
}

/** A portable greymap (PGM): pixels as they are, so that nobody compresses them only to lay them out again. */
function toGreymap({ width, height, data }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

/** Loads the engine and its French model from the installed packages: no network, nothing written. */
export async function startTesseract(): Promise<RecogniseText> {
  let report: (share: number) => void = () => undefined
  const worker = await tesseract.createWorker('fra', tesseract.OEM.LSTM_ONLY, {
    langPath: modelFolder(),
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
  })
  return async (image, mode, onProgress) => {
    await worker.setParameters({
      ...PARAMETERS,
      tessedit_pageseg_mode: PAGE_SEGMENTATION_MODES[mode],
    })
    report = onProgress
    const { data } = await worker.recognize(toGreymap(image), {}, { text: false, blocks: true })
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
