/** A machine that gives no thread, which Node says by throwing where the thread is made. */
import type * as Threads from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { SILENT_LOG } from '../log.ts'

const machine = vi.hoisted(() => ({ hasThreads: true }))

vi.mock('node:worker_threads', async (load) => {
  const real = await load<typeof Threads>()
  class Worker extends real.Worker {
    constructor(...args: ConstructorParameters<typeof real.Worker>) {
      if (!machine.hasThreads) throw new Error('no thread')
      super(...args)
    }
  }
  return { ...real, Worker }
})

test('O3 where no thread can be started whoever waits is told to come back, and finds one later', async () => {
  // Other files of this thread may have loaded it with threads that always start.
  vi.resetModules()
  const { createLanguageWorker } = await import('./language-worker.ts')
  const language = createLanguageWorker({ log: SILENT_LOG })
  const which = () => language.french.knownWords({ forms: ['chat'], among: 'language' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = Promise.allSettled([which(), which(), which()])
    machine.hasThreads = false
    vi.advanceTimersByTime(120_000)
    for (const one of await asked) {
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'LanguageUnavailable' } })
    }
    machine.hasThreads = true
    expect(await which()).toEqual(['chat'])
  } finally {
    vi.useRealTimers()
    await language.close()
  }
})
