/** Draws the photos of this folder anew: `node test/photos/make-photos.ts`. */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureChromium } from '../../tools/checks/chromium.ts'
import { type DrawnSheet, photograph } from './drawn-sheet.ts'

interface NamedSheet extends DrawnSheet {
  readonly file: string
}

const SHEETS: readonly NamedSheet[] = [
  {
    file: 'dictation.jpg',
    font: 'playwrite-fr-moderne',
    paper: 'seyes',
    lines: [
      'Le renard roux dor au fond du',
      'bois. Ses petits jouent près du',
      'terier. Ils courent après une feuille.',
    ],
    width: 1180,
    height: 860,
  },
  {
    file: 'word-list.jpg',
    font: 'andika',
    paper: 'white',
    lines: [
      'Les animaux',
      '',
      '1. le renard',
      '2. une poule',
      "3. l'écureuil",
      '4. des chevaux',
      '5. un âne',
    ],
    width: 720,
    height: 900,
  },
  { file: 'blank.jpg', font: 'andika', paper: 'seyes', lines: [], width: 900, height: 700 },
]

const browser = await chromium.launch({ executablePath: await ensureChromium() })
const page = await browser.newPage()
for (const sheet of SHEETS) {
  const photo = await photograph(page, sheet)
  await photo.jpeg({ quality: 62 }).toFile(fileURLToPath(new URL(sheet.file, import.meta.url)))
}
await browser.close()
