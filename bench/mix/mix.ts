/**
 * Half past eight: teachers come within minutes, half of them at the bell, and do what a morning asks, with an AI provider that
 * takes its time. `npm run bench -- mix [TEACHERS] [SECONDS]`; without arguments ten teachers, then two hundred.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { newRandom } from '../../src/domain/random.ts'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { fails, later, startAiServer, writes } from '../../test/support/services/ai-server.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { latenciesDuring, quantile } from '../server/latency.ts'
import { type BenchProduct, PASSWORD, startProduct } from '../server/product.ts'
import { isMachineQuiet } from '../server/quiet-machine.ts'
import { photoAsTaken, playMorning } from './mix-morning.ts'
import { isGood, isShed, type Kind, type MixReport, type Outcome } from './mix-outcome.ts'
import { rowsOf } from './mix-rows.ts'

const LEARNERS = 30
const SEED = 830

/** Most ms at p99 by number of teachers: read, write, login. */
const PATIENCE: readonly {
  readonly teachers: number
  readonly read: number
  readonly write: number
  readonly login: number
}[] = [
  { teachers: 10, read: 80, write: 150, login: 500 },
  { teachers: 200, read: 150, write: 250, login: 800 },
  { teachers: Number.POSITIVE_INFINITY, read: 2000, write: 2000, login: 3000 },
]

const PROVIDER = { medianMs: 4000, spread: 0.5, slow: 0.05, slowMs: 19_000, errors: 0.02 }

/** Lognormal: half within the median. */
function providerDelay(random: { readonly next: () => number }): number {
  if (random.next() < PROVIDER.slow) return PROVIDER.slowMs
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  return PROVIDER.medianMs * Math.exp(PROVIDER.spread * normal)
}

const SQUIRREL = [
  "L'écureuil vit dans la forêt.",
  'Il a une belle queue rousse.',
  'Le matin, il cherche une noisette.',
  'Il la mange sur une branche.',
]

function latencies(outcomes: readonly Outcome[], kind: Kind): number[] {
  return outcomes.filter((one) => one.kind === kind && isGood(one)).map(({ ms }) => ms)
}

function timeFigures(name: string, { outcomes }: MixReport, judged: boolean): Figure[] {
  const teachers = Number(name.split(' ')[0])
  const most = PATIENCE.find((row) => teachers <= row.teachers)
  return (['read', 'write', 'login', 'text', 'photo'] as const).flatMap((kind): Figure[] => {
    const all = latencies(outcomes, kind)
    const atMost = kind === 'text' || kind === 'photo' ? undefined : most?.[kind]
    return [
      { name: `${name}: ${kind} p50`, value: quantile(all, 0.5), unit: 'ms' },
      {
        name: `${name}: ${kind} p99`,
        value: quantile(all, 0.99),
        unit: 'ms',
        ...(judged && atMost !== undefined && { atMost }),
      },
    ]
  })
}

/** What was not answered as asked, with its number, so that an error says what it was. */
function printFailures(outcomes: readonly Outcome[]): void {
  const failures = outcomes.filter((one) => !isGood(one))
  const groups = Map.groupBy(failures, ({ what, status }) => `${status} ${what}`)
  for (const [group, all] of groups) console.log(`${all.length} × ${group}`)
}

/** Photos are read one after the other: beyond the line the answer is "later", which is no error of the rest. */
function countFigures(name: string, { outcomes, seconds }: MixReport, isSurge: boolean): Figure[] {
  const asked = outcomes.filter(({ kind }) => kind !== 'photo')
  const photos = outcomes.filter(({ kind }) => kind === 'photo')
  const shed = asked.filter(isShed).length
  const failed = [...asked, ...photos].filter((one) => !isGood(one) && !isShed(one)).length
  const errors = isSurge ? failed : failed + shed
  const good = asked.filter(isGood).length
  return [
    { name: `${name}: requests`, value: outcomes.length, unit: 'requests' },
    { name: `${name}: good answers a second`, value: good / seconds, unit: '/s' },
    { name: `${name}: errors`, value: (100 * errors) / asked.length, unit: '%', atMost: 0.1 },
    {
      name: `${name}: told to come back later`,
      value: (100 * shed) / asked.length,
      unit: '%',
      ...(isSurge && { atMost: 20 }),
    },
    { name: `${name}: photos read`, value: photos.filter(isGood).length, unit: 'photos' },
    {
      name: `${name}: photos told to come back later`,
      value: photos.filter(isShed).length,
      unit: 'photos',
    },
  ]
}

/** More than this is a surge: some may be told to come back later. */
const SURGE = 200

const AFTER_MS = 30_000
const PROBE_MS = 5000

/** The cheap route half a minute after a surge. */
async function afterFigures(name: string, product: BenchProduct, email: string): Promise<Figure[]> {
  await wait(AFTER_MS)
  const { headers } = await product.signIn(email)
  const asked = { path: '/api/learners', headers }
  const all = await latenciesDuring(wait(PROBE_MS), { port: product.port, asked, everyMs: 20 })
  return [
    {
      name: `${name}: cheap route half a minute after, p99`,
      value: quantile(all, 0.99),
      unit: 'ms',
    },
  ]
}

async function morning(teachers: number, seconds: number): Promise<readonly Figure[]> {
  const judged = isMachineQuiet()
  const random = newRandom(SEED)
  await using folder = await testFolder()
  await using provider = await startAiServer()
  provider.answerBy(() =>
    later(
      providerDelay(random),
      random.next() < PROVIDER.errors ? fails(500) : writes(...SQUIRREL),
    ),
  )
  const product = await startProduct(folder.path, {
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'stub',
    AI_GLOBAL_DAILY_QUOTA: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    const emails = await product.seed({ teachers, learners: LEARNERS })
    const order = { port: product.port, emails, password: PASSWORD, seed: SEED }
    const report = await playMorning({
      ...order,
      windowMs: seconds * 1000,
      image: await photoAsTaken(),
    })
    const name = `${teachers} teachers`
    printFailures(report.outcomes)
    const isSurge = teachers > SURGE
    const { lost, twice } = await rowsOf({ connectionString: product.databaseUrl }, emails, report)
    return [
      ...countFigures(name, report, isSurge),
      { name: `${name}: writes lost`, value: lost, unit: 'rows', atMost: 0 },
      { name: `${name}: writes twice`, value: twice, unit: 'rows', atMost: 0 },
      ...timeFigures(name, report, judged),
      ...(isSurge ? await afterFigures(name, product, emails[0] ?? '') : []),
    ]
  } finally {
    await product.stop()
  }
}

async function run([teachers, seconds = '240']: readonly string[]): Promise<readonly Figure[]> {
  if (teachers !== undefined) return morning(Number(teachers), Number(seconds))
  return [...(await morning(10, 40)), ...(await morning(200, 240))]
}

export const mixBenchmark: Benchmark = {
  name: 'mix',
  workload: 'teachers of thirty learners at half past eight, some seventy requests each, open loop',
  run,
}
