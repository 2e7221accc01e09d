/** Photos of the sheets that the dictation's page prints, written on and laid on a table. */
import type { Page } from '@playwright/test'

/** Millimetres: the first written line, and from one to the next. */
const FIRST_BASELINE = 87
const LINE_STEP = 16
const LEFT = 44

/**
 * From the page of a dictation: the sheets of its learners in the order of their numbers, as they are printed, each with what was
 * written on it. The page is as before when they are taken.
 */
export async function photographSheets(
  page: Page,
  written: readonly (readonly string[])[],
): Promise<Buffer[]> {
  const sheets = page.locator('.printed-pages .a4:has(.a4-number)')
  await page.emulateMedia({ media: 'print' })
  const photos: Buffer[] = []
  for (const [at, lines] of written.entries()) {
    const sheet = sheets.nth(at)
    await sheet.evaluate(
      async (element, hand) => {
        // One of the sheets' own: the pages allow no other.
        await document.fonts.load('20px Andika')
        for (const [row, text] of hand.lines.entries()) {
          const line = document.createElement('div')
          line.className = 'written-by-hand'
          line.textContent = text
          const bottom = hand.first + row * hand.step
          line.style.cssText = `position:absolute;left:${hand.left}mm;bottom:calc(297mm - ${bottom}mm - 2.1mm);white-space:pre;font:5.4mm/8mm Andika;color:#1b2559`
          element.append(line)
        }
      },
      { lines, first: FIRST_BASELINE, step: LINE_STEP, left: LEFT },
    )
    photos.push(await sheet.screenshot({ type: 'jpeg' }))
  }
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('.written-by-hand')) line.remove()
  })
  await page.emulateMedia({ media: null })
  return photos
}
