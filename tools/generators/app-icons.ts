/**
 * Draws the icons of the installed application from the product's own logo: `sh tools/run.sh tools/generators/app-icons.ts`.
 * A phone shows the large ones while the application opens, on the colour of `app.webmanifest`.
 */
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))
const PAPER = '#faf6ec'

/** In pixels. What a system rounds or cuts out keeps the logo clear of its edge: a maskable icon may lose a fifth of each side. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, logo: 132, onPaper: true },
  { file: 'icon-192.png', size: 192, logo: 180, onPaper: false },
  { file: 'icon-512.png', size: 512, logo: 480, onPaper: false },
  { file: 'icon-maskable-512.png', size: 512, logo: 300, onPaper: true },
] as const

for (const { file, size, logo, onPaper } of ICONS) {
  const drawn = await sharp(`${PUBLIC}favicon.svg`, { density: 1200 })
    .resize(logo, logo)
    .png()
    .toBuffer()
  const background = onPaper ? PAPER : { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(PUBLIC + file)
}
stdout.write(`${PUBLIC}\n`)
