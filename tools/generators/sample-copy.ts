/**
 * Draws the photo of the copy that the first page lets visitors settle, and has the product's reader read it:
 * `sh tools/run.sh tools/generators/sample-copy.ts`. `sample-copy.test.ts` reads it again.
 */
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { photograph } from '../../test/photos/drawn-sheet.ts'
import { readSamplePhoto, SAMPLE_PHOTO } from '../../test/photos/sample-photo.ts'
import { ensureChromium } from '../checks/chromium.ts'

const READING = fileURLToPath(new URL('../../src/texts/sample-reading.ts', import.meta.url))

/** As a child wrote it: three words are misspelt. */
const LINES = [
  "Ce matin, l'écureuil sort de son",
  'nid. Il cherche une noisète sous',
  "les feuille. Bientôt l'iver arrive,",
  'alors il cache son trésor.',
]

const browser = await chromium.launch({ executablePath: await ensureChromium() })
const photo = await photograph(await browser.newPage(), {
  font: 'playwrite-fr-moderne',
  paper: 'seyes',
  lines: LINES,
  width: 1180,
  height: 600,
})
await photo.webp({ quality: 55, effort: 6 }).toFile(SAMPLE_PHOTO)
await browser.close()
const reading = await readSamplePhoto()
await writeFile(
  READING,
  `/** Written by tools/generators/sample-copy.ts: what the reader reads on the photo of the sample copy. */
import type { PhotoToken } from '../domain/photo/photo.ts'

interface SampleReading {
  readonly width: number
  readonly height: number
  readonly tokens: readonly PhotoToken[]
}

export const SAMPLE_READING: SampleReading = ${JSON.stringify(reading)}
`,
)
execFileSync('biome', ['format', '--write', READING], { stdio: 'ignore' })
