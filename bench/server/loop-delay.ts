/** Preloaded into a server (`--import`): at each SIGUSR2 writes how late its event loop was since the last one, in ms. */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.LOOP_DELAY_FILE

if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  process.on('SIGUSR2', () => {
    const figures = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 }
    delay.reset()
    writeFileSync(file, JSON.stringify(figures))
  })
}
