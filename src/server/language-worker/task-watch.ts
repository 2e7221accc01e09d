/** What a task may cost the machine: processor time of its own, and time by the clock for a thread that does nothing any more. */

export interface TaskLimits {
  readonly cpuMs: number
  readonly wallMs: number
}

export interface WatchedTask {
  /** Processor time of the thread since it began, in ms; undefined when it does not tell. */
  readonly usedMs: () => Promise<number | undefined>
  readonly limits: TaskLimits
  /** Called once, when a limit is reached. */
  readonly onSpent: () => void
}

/** How often the processor time is looked at. */
const WATCH_MS = 1000

/** Watches a task from now on; the function ends it. What others do on the machine costs a task nothing (decision 57). */
export function watchTask({ usedMs, limits, onSpent }: WatchedTask): () => void {
  let isOver = false
  let atStart: number | undefined

  function end(): void {
    isOver = true
    clearInterval(look)
    clearTimeout(wall)
  }

  function giveUp(): void {
    if (isOver) return
    end()
    onSpent()
  }

  async function lookAtProcessor(): Promise<void> {
    const used = await usedMs().catch(() => undefined)
    atStart ??= used
    if (used !== undefined && atStart !== undefined && used - atStart > limits.cpuMs) giveUp()
  }

  const look = setInterval(() => void lookAtProcessor(), WATCH_MS)
  const wall = setTimeout(giveUp, limits.wallMs)
  void lookAtProcessor()
  return end
}
