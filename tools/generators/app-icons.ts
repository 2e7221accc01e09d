/**
 * Draws the icons and the start-up pictures of the installed application from the product's own logo: `sh tools/run.sh tools/generators/app-icons.ts`.
 * A phone shows the large icons while the application opens, on the colour of `app.webmanifest`; iOS a picture of its whole screen.
 */
import { mkdir } from 'node:fs/promises'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { STARTUP_PICTURES, startupFile } from '../../src/web/offline/startup-picture.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))
const PAPER = '#faf6ec'

/** In pixels. What a system rounds or cuts out keeps the logo clear of its edge: a maskable icon may lose a fifth of each side. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, logo: 132, onPaper: true },
  { file: 'icon-192.png', size: 192, logo: 180, onPaper: false },
  { file: 'icon-512.png', size: 512, logo: 480, onPaper: false },
  { file: 'icon-maskable-512.png', size: 512, logo: 300, onPaper: true },
] as const

/** In CSS pixels. */
const STARTUP_LOGO = 112

interface Picture {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly logo: number
  readonly onPaper: boolean
}

async function draw({ file, width, height, logo, onPaper }: Picture): Promise<void> {
  const drawn = await sharp(`${PUBLIC}favicon.svg`, { density: 1200 })
    .resize(logo, logo)
    .png()
    .toBuffer()
  const background = onPaper ? PAPER : { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(PUBLIC + file)
}

for (const { size, ...icon } of ICONS) await draw({ ...icon, width: size, height: size })
await mkdir(`${PUBLIC}startup`, { recursive: true })
for (const screen of STARTUP_PICTURES) {
  const { width, height, ratio } = screen
  await draw({
    file: startupFile(screen),
    width: width * ratio,
    height: height * ratio,
    logo: STARTUP_LOGO * ratio,
    onPaper: true,
  })
}
stdout.write(`${PUBLIC}\n`)
