/** Half past eight on the cluster: the teachers of `npm run bench -- mix` beside keyed writers and families who read, and a fault. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { photoAsTaken, playMorning } from '../../../bench/mix/mix-morning.ts'
import { isGood, isShed, type MixReport } from '../../../bench/mix/mix-outcome.ts'
import { rowsOf } from '../../../bench/mix/mix-rows.ts'
import type { Cluster } from './cluster.ts'
import { type FamilyWatch, openFamilies, type WatchFigures } from './family-watch.ts'
import { openLedger, type SaveLedger, type Settled } from './save-ledger.ts'

const PASSWORD = 'une longue phrase de passe'
/** The rate of two hundred teachers in ten minutes; of eleven photos one, as the two cores are the readers' too. */
const MORNING = { teachers: 20, learners: 30, windowMs: 60_000, photos: 1 }
/** The bell rings in the first seven seconds. */
const BELL_MS = 12_000
const BEFORE = 60

export interface MorningFigures extends Settled, WatchFigures {
  readonly teachers: {
    readonly asked: number
    readonly good: number
    readonly later: number
    readonly failed: number
    readonly photos_read: number
    readonly written: number
    /** How often which status, 0 being none, was no good answer to what. */
    readonly refused: Readonly<Record<string, number>>
  }
}

export interface School {
  readonly ledger: SaveLedger
  /** Plays a morning, and the fault once its bell has rung; prints and answers what became of everybody. */
  under(bar: string, fault: () => Promise<object>): Promise<MorningFigures>
}

async function seed(cluster: Cluster, name: string): Promise<string[]> {
  const emails = Array.from({ length: MORNING.teachers }, (_, i) => `${name}-${i}@ecole.exemple.fr`)
  const learners = Array.from({ length: MORNING.learners }, (_, i) => {
    return {
      first_name: `Camille ${i}`,
      last_name: 'Bernard',
      birth_date: '2017-03-12',
      level: 'CE2',
    }
  })
  const accounts = emails.map((email) => ({ email, password: PASSWORD, plan: 'teacher', learners }))
  const file = join(cluster.folder, 'run', `${name}.json`)
  await writeFile(file, JSON.stringify(accounts))
  const url = `postgres://encrier:${cluster.secret('DATABASE_PASSWORD')}@${cluster.net}.1:5432/encrier`
  const env = { ...process.env, DATABASE_URL: url, AUTH_SECRET: cluster.secret('AUTH_SECRET') }
  const script = new URL('../../../tools/commands/seed.ts', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [script, '--users', file], { env })
  return emails
}

function countsOf({ outcomes, written }: MixReport): MorningFigures['teachers'] {
  const later = outcomes.filter(isShed).length
  const good = outcomes.filter(isGood).length
  const bad = Map.groupBy(
    outcomes.filter((one) => !isGood(one)),
    ({ kind, status }) => `${status} ${kind}`,
  )
  const refused = Object.fromEntries([...bad].map(([what, all]) => [what, all.length]))
  return {
    asked: outcomes.length,
    ...{ good, later, failed: outcomes.length - good - later },
    photos_read: outcomes.filter((one) => one.kind === 'photo' && isGood(one)).length,
    written: written.filter(({ ids }) => ids.length > 0).length,
    refused,
  }
}

export async function openSchool(cluster: Cluster, title: string): Promise<School> {
  // A cluster that stood already may have known one of this name.
  const name = `${title}-${Date.now().toString(36)}`
  const ledger = await openLedger(cluster, `${name}@ecole.exemple.fr`)
  const families: FamilyWatch = await openFamilies(cluster, name)
  const image = await photoAsTaken()
  const at = new URL(cluster.url)
  let mornings = 0
  return {
    ledger,
    under: async (bar, fault) => {
      mornings += 1
      const emails = await seed(cluster, `${name}-${mornings}`)
      const writing = ledger.write()
      const watch = families.start()
      const { windowMs, photos } = MORNING
      const order = { host: at.hostname, port: Number(at.port), emails, password: PASSWORD }
      const playing = playMorning({ ...order, windowMs, image, photos, seed: 830 + mornings })
      playing.catch(() => undefined)
      await Promise.all([writing.reached(BEFORE), wait(BELL_MS)])
      const figures = await fault()
      const report = await playing
      const { lost, twice, ...counts } = await writing.settle()
      const watched = await watch.stop()
      const rows = await rowsOf(cluster.connection, emails, report)
      const all = {
        ...counts,
        lost: [...lost, ...Array<string>(rows.lost).fill('of a teacher')],
        twice: [...twice, ...Array<string>(rows.twice).fill('of a teacher')],
        teachers: countsOf(report),
        ...watched,
      }
      const said = { ...figures, ...all, lost: all.lost.length, twice: all.twice.length }
      process.stdout.write(`${bar}: ${JSON.stringify(said)}\n`)
      return all
    },
  }
}

/** What holds whatever happens to a member. */
export const NOTHING_WRONG = { lost: [], twice: [], signed_out: 0, other_rows: 0 }
