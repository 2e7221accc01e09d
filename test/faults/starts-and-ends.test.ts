/** How servers of one data folder end and start again, beyond what each commit looks at (`test/product/start.test.ts`). */
import { expect, test } from 'vitest'
import { postmasterOf } from '../support/product/data-dir.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import { startProduct } from '../support/product/product.ts'

const QUIET = { DEMO: 'off' }

test.each(['SIGINT', 'SIGHUP'] as const)(
  '%s ends all of a server with status 0, as SIGTERM does',
  async (signal) => {
    await using folder = await initialisedFolder()
    await using product = startProduct({ env: { ...QUIET, DATA_DIR: folder.path } })
    const url = await product.ready()
    expect(await product.stop(signal)).toBe(0)
    expect(await postmasterOf(folder.path)).toBeUndefined()
    await expect(fetch(url)).rejects.toThrow()
  },
)

test('two servers on one data folder serve side by side, and the second outlives the first', async () => {
  await using folder = await initialisedFolder()
  const env = { ...QUIET, DATA_DIR: folder.path }
  await using first = startProduct({ env })
  await using second = startProduct({ env })
  const [, url] = await Promise.all([first.ready(), second.ready()])
  expect(await first.stop('SIGTERM')).toBe(0)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await second.stop('SIGTERM')).toBe(0)
  expect(await postmasterOf(folder.path)).toBeUndefined()
})

test('D5 a server killed with everything else is ready again at the next start', async () => {
  await using folder = await initialisedFolder()
  const env = { ...QUIET, DATA_DIR: folder.path }
  await using killed = startProduct({ env })
  await killed.ready()
  const postmaster = (await postmasterOf(folder.path)) ?? 0
  killed.child.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await using again = startProduct({ env })
  expect((await fetch(`${await again.ready()}/readyz`)).status).toBe(200)
})
