import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { startDaily } from './daily.ts'

const OFTEN = { first: 0, every: 1, jitter: 1 }

test('P6 the work is looked at again and again, also after it failed, until the server ends', async () => {
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  let looks = 0
  const daily = await new Promise<ReturnType<typeof startDaily>>((resolve) => {
    const started = startDaily(
      async () => {
        looks += 1
        if (looks === 2) throw new Error('claire@exemple.fr')
        if (looks === 4) resolve(started)
      },
      log,
      OFTEN,
    )
  })
  await daily.close()
  const seen = looks
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(looks).toBe(seen)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('retention-failed')
  expect(logged[0]).not.toContain('claire')
})

test('P6 a server that ends tells the work to stop and waits for it', async () => {
  const log = createLog('error', () => undefined)
  let stopped = false
  const begun = Promise.withResolvers<void>()
  const daily = startDaily(
    async (isOver) => {
      begun.resolve()
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 1))
      stopped = true
    },
    log,
    OFTEN,
  )
  await begun.promise
  await daily.close()
  expect(stopped).toBe(true)
})
