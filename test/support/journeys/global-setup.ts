/** Before the journeys: the product itself, on a data folder of its own, with everybody's accounts. After: nothing is left. */

import { EVERYBODY, seedPeople } from '../people/journey-people.ts'
import { testFolder } from '../product/data-dir.ts'
import { startProduct } from '../product/product.ts'

export default async function startJourneys(): Promise<() => Promise<void>> {
  const folder = await testFolder()
  // Inherited by the workers, whose journeys make accounts of their own.
  Object.assign(process.env, {
    DATA_DIR: folder.path,
    PORT: process.env.JOURNEY_PORT,
    DEMO: 'off',
    // Each journey can come from an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  })
  const product = startProduct({ env: { PORT: process.env.JOURNEY_PORT ?? '0' } })
  const stop = async (): Promise<void> => {
    await product[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  }
  try {
    await product.ready()
    await seedPeople(EVERYBODY)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
