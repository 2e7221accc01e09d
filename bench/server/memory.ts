/** Memory of a server that has done nothing yet, and after requests, texts and photos: it must not keep growing. */
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { readersOf, residentBytes } from '../../test/support/product/process-figures.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { busyRoutes, fillClass } from './busy-routes.ts'
import { dataUrlOfPhoto } from './disturbances.ts'
import { type Asked, ask } from './latency.ts'
import { type BenchProduct, startProduct, type Teacher } from './product.ts'

const REQUESTS = 1000
/** What is compared: memory after so many thousands of requests, and after as many again. */
const THOUSANDS = 12
const TEXTS = 40
const PHOTOS = 200
/** No more than one user may have under way: of texts five. */
const CONCURRENCY = 4

/** What V8 takes and gives back between two collections. */
const BREATHING_MB = 40

/** Long enough for the language to be read, and for what is over to be given back. */
const REST_MS = 3000

async function many(count: number, one: () => Promise<void>): Promise<void> {
  let left = count
  const task = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await one()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, task))
}

async function sendAll(
  { port }: BenchProduct,
  count: number,
  askedAt: (i: number) => Asked,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  let sent = 0
  await many(count, async () => {
    const asked = askedAt(sent)
    sent += 1
    const { status } = await ask(port, agent, asked)
    if (status < 200 || status > 299) throw new Error(`${asked.path} answered ${status}`)
  })
  agent.destroy()
}

async function megabytes(pid: number): Promise<number> {
  await wait(REST_MS)
  return (await residentBytes(pid)) / 1e6
}

interface Work {
  readonly product: BenchProduct
  readonly teacher: Teacher
}

async function requests({ product, teacher }: Work): Promise<() => Promise<void>> {
  const routes = busyRoutes(await fillClass(product, teacher))
  const asked = routes.map(({ method, path, body }) => ({ method, path, body }))
  return () =>
    sendAll(product, REQUESTS, (i) => {
      const route = asked[i % asked.length]
      if (route === undefined) throw new Error('no route')
      return { ...route, headers: teacher.headers }
    })
}

function texts({ product, teacher }: Work): Promise<void> {
  const body = { words: ['forêt', 'renard', 'courir', 'hiver'], level: 'CM2', length: 30 }
  const { headers } = teacher
  const path = '/functions/v1/generate-dictation'
  return sendAll(product, TEXTS, () => ({ method: 'POST', path, headers, body }))
}

/** One after the other: a second photo of the same user would be refused. */
async function photos({ product, teacher }: Work): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const body = { image: await dataUrlOfPhoto(), purpose: 'words' }
  const { headers } = teacher
  for (let i = 0; i < PHOTOS; i += 1) {
    const path = '/functions/v1/process-image'
    const { status } = await ask(product.port, agent, { method: 'POST', path, headers, body })
    if (status !== 200) throw new Error(`photo ${i} answered ${status}`)
  }
  agent.destroy()
}

async function figures(work: Work): Promise<readonly Figure[]> {
  const { pid } = work.product
  const mb = (name: string, value: number): Figure => ({ name, value, unit: 'MB' })
  const growth = (name: string, value: number): Figure => ({
    ...mb(name, value),
    atMost: BREATHING_MB,
  })
  const idle = await megabytes(pid)
  const thousand = await requests(work)
  await thousand()
  const first = await megabytes(pid)
  for (let i = 1; i < THOUSANDS; i += 1) await thousand()
  const half = await megabytes(pid)
  for (let i = 0; i < THOUSANDS; i += 1) await thousand()
  const end = await megabytes(pid)
  await texts(work)
  const written = await megabytes(pid)
  await texts(work)
  const writtenAgain = await megabytes(pid)
  await photos(work)
  const read = await megabytes(pid)
  const readers = await Promise.all((await readersOf(pid)).map(residentBytes))
  return [
    mb('idle, the language read', idle),
    mb(`after ${REQUESTS} requests`, first),
    mb(`after ${THOUSANDS * REQUESTS} requests`, half),
    growth(`from there to ${2 * THOUSANDS * REQUESTS} requests`, end - half),
    mb(`after ${TEXTS} texts of thirty sentences`, written),
    growth(`from there to ${2 * TEXTS} texts`, writtenAgain - written),
    growth(`from there to ${PHOTOS} photos`, read - writtenAgain),
    { ...mb('the reading process by then', Math.max(...readers) / 1e6), atMost: 500 },
  ]
}

async function run(): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const product = await startProduct(folder.path)
  try {
    return await figures({ product, teacher: await product.teacherWithLearners(30) })
  } finally {
    await product.stop()
  }
}

export const memoryBenchmark: Benchmark = {
  name: 'memory',
  workload: `one server: ${2 * THOUSANDS * REQUESTS} requests, ${2 * TEXTS} texts, ${PHOTOS} photos`,
  run,
}
