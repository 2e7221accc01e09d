/** CPU that a page of Chromium spends, read from its own thread's clock: other work of the machine does not count. */
import type { CDPSession, Page } from 'playwright'

export interface Spent {
  /** Milliseconds of script. */
  readonly script: number
  /** Milliseconds of everything: script, style, layout, painting. */
  readonly all: number
}

export interface PageMeter {
  /** What was spent since the page's thread began. */
  read(): Promise<Spent>
  /** What `work` makes the page spend. */
  of(work: () => Promise<unknown>): Promise<Spent>
}

async function meterOf(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return { script: of('ScriptDuration'), all: of('TaskDuration') }
}

export async function pageMeter(page: Page): Promise<PageMeter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = (): Promise<Spent> => meterOf(session)
  return {
    read,
    of: async (work) => {
      const before = await read()
      await work()
      const after = await read()
      return { script: after.script - before.script, all: after.all - before.all }
    },
  }
}
