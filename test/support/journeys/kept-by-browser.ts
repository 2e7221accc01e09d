/** What a browser keeps of the application for the time without network (FIR-06). */
import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Bytes that the application may take on a device. */
export const INSTALLED = 3 * 1024 * 1024

/** Addresses of the replies that the browser keeps, and the exercises made ahead. */
export async function keptBy(page: Page): Promise<{ replies: string[]; exercises: number }> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name === 'encrier-replies')
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const [device] = (await indexedDB.databases()).filter(({ name }) =>
      name?.startsWith('encrier-device-'),
    )
    const exercises = await new Promise<number>((resolve) => {
      if (!device?.name) return resolve(0)
      const opening = indexedDB.open(device.name)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('exercises').objectStore('exercises').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
    return { replies: requests.flat().map(({ url }) => new URL(url).pathname), exercises }
  })
}

/** All that the browser keeps of the application: its files and the last replies. */
export async function keptBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sizes = (await caches.keys()).map(async (name) => {
      const kept = await (await caches.open(name)).matchAll()
      const bodies = await Promise.all(kept.map((reply) => reply.blob()))
      return bodies.reduce((sum, { size }) => sum + size, 0)
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  })
}

/** Five types of exercise for the class of the one learner come last. */
export async function fetchedAhead(page: Page): Promise<void> {
  const kept = expect.poll(async () => (await keptBy(page)).exercises, { timeout: 120_000 })
  await kept.toBeGreaterThanOrEqual(5)
}
