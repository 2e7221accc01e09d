/** A hand at the keyboard and the mouse, whose every gesture is weighed: what it makes the page's thread compute until it is painted. */
import type { Locator, Page } from 'playwright'
import { pageMeter } from './cpu-of-screens.ts'

export interface Gesture {
  readonly what: string
  /** Milliseconds of CPU, painting included. */
  readonly cpu: number
}

export interface Hand {
  readonly gestures: readonly Gesture[]
  press(target: Locator): Promise<void>
  keys(names: readonly string[]): Promise<void>
}

/** Resolves once what a gesture changed has been drawn. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} cannot be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export async function handOn(page: Page): Promise<Hand> {
  const meter = await pageMeter(page)
  const gestures: Gesture[] = []
  const weighed = async (what: string, gesture: () => Promise<void>): Promise<void> => {
    const { all } = await meter.of(async () => {
      await gesture()
      await painted(page)
    })
    gestures.push({ what, cpu: all })
  }
  return {
    gestures,
    press: async (target) => {
      await target.waitFor()
      const name = (await target.innerText()).trim().slice(0, 40)
      const { x, y } = await middleOf(target)
      await page.mouse.move(x, y)
      await painted(page)
      await weighed(`press ${name}`, () => page.mouse.click(x, y))
    },
    keys: async (names) => {
      for (const name of names) await weighed(`key ${name}`, () => page.keyboard.press(name))
    },
  }
}
