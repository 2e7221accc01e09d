/**
 * What an interaction of the players costs. The CPU of its dearest gesture, times four for a phone's processor, which other
 * work of this machine does not change; and interaction to next paint as the browser itself reports it (Event Timing) while its
 * processor is slowed down four times, which is judged on a quiet machine only.
 */
import type { Browser, Page } from 'playwright'
import { type Figure, median } from '../figure.ts'
import type { BenchProduct, Teacher } from '../server/product.ts'
import { type Gesture, handOn } from './input-gestures.ts'
import { PLAYERS, type Player } from './players.ts'

const SLOWER = 4
const RUNS = 3

/** Milliseconds; what the makers of browsers call good. */
const GOOD = 200

interface Timed extends PerformanceEventTiming {
  readonly interactionId: number
}

/** Runs in the page: keeps the longest event of each interaction. */
function watchInteractions(): void {
  const longest = new Map<number, number>()
  Object.assign(globalThis, { interactions: () => [...longest.values()] })
  const parseTimed = (entry: PerformanceEntry): Timed => entry as Timed
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries().map(parseTimed)) {
      const known = longest.get(interactionId) ?? 0
      if (interactionId > 0) longest.set(interactionId, Math.max(known, duration))
    }
  })
  // Shorter events than 16 ms are not told.
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  observer.observe(options)
}

function parseNumbers(value: unknown): number[] {
  return value as number[]
}

interface Played {
  readonly gestures: readonly Gesture[]
  /** Milliseconds of each interaction that the browser told of. */
  readonly told: readonly number[]
}

async function play(page: Page, player: Player, slower: number): Promise<Played> {
  await page.addInitScript(watchInteractions)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const hand = await handOn(page)
  await player.play(page, hand)
  // What the last gesture painted is told after the next frames.
  await page.waitForTimeout(500)
  const told = parseNumbers(await page.evaluate('globalThis.interactions()'))
  return { gestures: hand.gestures, told }
}

export interface Seen {
  readonly browser: Browser
  readonly product: BenchProduct
  /** With the learners and the dictation of `preparePlayers`. */
  readonly teacher: Teacher
  /** Names the dearest gesture of each run. */
  readonly details: boolean
  /** Whether what the browser tells counts. */
  readonly quiet: boolean
}

async function playAlone(
  { browser, product, teacher }: Seen,
  player: Player,
  slower: number,
): Promise<Played> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr-FR' })
  try {
    await context.addCookies(teacher.cookies)
    return await play(await context.newPage(), player, slower)
  } finally {
    await context.close()
  }
}

function dearest(gestures: readonly Gesture[]): Gesture {
  const [first] = gestures.toSorted((a, b) => b.cpu - a.cpu)
  return first ?? { what: 'nothing', cpu: Number.NaN }
}

export async function interactionFigures(seen: Seen): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const player of PLAYERS) {
    const costs: number[] = []
    const waits: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const { what, cpu } = dearest((await playAlone(seen, player, 1)).gestures)
      if (seen.details) console.log(`${player.name}: ${Math.round(cpu * SLOWER)} ms, ${what}`)
      costs.push(cpu * SLOWER)
      waits.push(Math.max(0, ...(await playAlone(seen, player, SLOWER)).told))
    }
    figures.push(
      {
        name: `${player.name}, dearest gesture`,
        value: median(costs),
        unit: 'ms CPU of a phone',
        atMost: GOOD,
      },
      {
        name: `${player.name}, slowest interaction`,
        value: median(waits),
        unit: 'ms',
        ...(seen.quiet && { atMost: GOOD }),
      },
    )
  }
  return figures
}
