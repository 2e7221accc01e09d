import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STARTUP_PICTURES, startupFile } from '../../src/web/offline/startup-picture.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

test('FIR-06 each screen of iOS has a start-up picture of exactly its pixels', async () => {
  for (const screen of STARTUP_PICTURES) {
    const { width, height } = await sharp(PUBLIC + startupFile(screen)).metadata()
    expect([width, height]).toEqual([screen.width * screen.ratio, screen.height * screen.ratio])
  }
})
