/** A person who cannot point: Tab until something has the focus, which must be seen, then a key. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until something has the focus, as somebody does who cannot point; it must be seen to have it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < 80; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await hasFocusRing(target)).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('eighty tabs do not lead there')
}

async function hasFocusRing(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const ringed = [element, ...(element.closest('label') ? [element.closest('label')] : [])]
    return ringed.some((one) => {
      if (one === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
  })
}

export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
