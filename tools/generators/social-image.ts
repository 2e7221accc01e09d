/**
 * Draws what other programs show of the site, from the product's own first page: the picture of a shared address.
 * `sh tools/run.sh tools/generators/social-image.ts`, after the web application was built.
 */
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { SOCIAL_IMAGE } from '../../src/server/http/site-pages.ts'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { startProduct } from '../../test/support/product/product.ts'
import { ensureChromium } from '../checks/chromium.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

/** Only the promise and the corrected copy, in the middle of the picture. */
const FRAMING = `
  header nav, .hero .when-closed, .hero .when-open, .band, footer { display: none !important; }
  header.top { min-height: 5.5rem; }
  .hero { padding-block: 0.5rem 0 !important; }
  .hero h1 { font-size: 3.6rem; }
  .copy { --u: 32px; min-height: calc(var(--u) * 13); }
  .wrap { width: min(68rem, 100% - 5rem); }
`

async function drawSocialImage(url: string): Promise<void> {
  const { path, width, height } = SOCIAL_IMAGE
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: FRAMING })
    await page.evaluate(() => document.fonts.ready)
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, compressionLevel: 9 })
      .toFile(`${PUBLIC}${path.slice(1)}`)
  } finally {
    await browser.close()
  }
}

await using folder = await testFolder()
await using product = startProduct({
  env: { DATA_DIR: folder.path, DEMO: 'off', LOG_LEVEL: 'error' },
})
await drawSocialImage(await product.ready())
stdout.write(`${PUBLIC}\n`)
