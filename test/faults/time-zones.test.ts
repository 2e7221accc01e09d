/** No day moves, wherever the server and the browser stand: five zones each, sixty dates. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { NewLearner } from '../../src/contract/learners.ts'
import { routes } from '../../src/contract/routes.ts'
import { parseCalendarDate } from '../../src/domain/calendar-date.ts'
import { sql } from '../../src/server/db/database.ts'
import {
  BIRTH_DATES,
  INSTANTS,
  shownDay,
  shownInstant,
  ZONES,
} from '../support/house/calendar-cases.ts'
import { addedLearner, savedCalculation } from '../support/people/class-work.ts'
import { madameRoy } from '../support/people/people.ts'
import type { SignedInCaller } from '../support/product/test-app.ts'
import { type WholeServer, wholeServer } from '../support/product/whole-server.ts'

function pupil(birthDate: string, i: number): NewLearner {
  const birth_date = parseCalendarDate(birthDate)
  if (birth_date === undefined) throw new Error(`${birthDate} is no date`)
  return { first_name: `Camille${i}`, last_name: 'Roy', birth_date, level: 'CE1' }
}

interface Told {
  readonly births: readonly string[]
  readonly instants: readonly string[]
}

/** Writes the birth dates through a server, and gives results the instants; the order is kept by the names. */
async function write({ base }: WholeServer, roy: SignedInCaller): Promise<void> {
  for (const [i, birth] of BIRTH_DATES.entries()) {
    const { id } = await savedCalculation(roy, await addedLearner(roy, pupil(birth, i)))
    const instant = INSTANTS[i]
    await base.asOwner((run) =>
      run(sql`update math_calculation_results set created_at = ${instant} where id = ${id}`),
    )
  }
}

/** The same, as a server tells them. */
async function read(roy: SignedInCaller): Promise<Told> {
  const { body } = await roy.send(routes.listLearners)
  const learners = body.toSorted((one, other) =>
    one.first_name.localeCompare(other.first_name, 'fr', { numeric: true }),
  )
  const results = await Promise.all(
    learners.map(({ id }) => roy.send(routes.listResults, { params: { id } })),
  )
  return {
    births: learners.map(({ birth_date }) => birth_date ?? ''),
    instants: results.flatMap(({ body: { math_calculation } }) =>
      math_calculation.map(({ created_at }) => created_at),
    ),
  }
}

/** What a browser there shows of what each server told. */
async function shownIn(zone: string, told: readonly Told[]): Promise<unknown> {
  const program = new URL('../support/journeys/dates-browser.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, TZ: zone },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(told))
  return JSON.parse(await text(child.stdout))
}

/** Years between, by the fields of the two days. */
function age(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) >= birth.slice(5) ? years : years - 1
}

const EXPECTED = {
  births: BIRTH_DATES.map(shownDay),
  instants: INSTANTS.map(shownInstant),
  ages: BIRTH_DATES.map((birth) => INSTANTS.map((at) => age(birth, shownInstant(at).day))),
}

test('D9 the table of dates says what a calendar and a clock of Paris say', () => {
  expect([BIRTH_DATES.length, INSTANTS.length]).toEqual([30, 30])
  const shown = (instant: string): string => shownInstant(instant).withTime
  expect(shown('2026-03-29T00:30:00Z')).toBe('29 mars 2026 à 01:30')
  expect(shown('2026-03-29T01:30:00Z')).toBe('29 mars 2026 à 03:30')
  expect(shown('2026-10-25T00:30:00Z')).toBe('25 octobre 2026 à 02:30')
  expect(shown('2026-10-25T01:30:00Z')).toBe('25 octobre 2026 à 02:30')
  expect(shown('2025-12-31T23:00:00Z')).toBe('1 janvier 2026 à 00:00')
  expect(shownDay('2016-02-29')).toBe('29 février 2016')
})

async function toldBy(zone: string): Promise<Told> {
  await using server = await wholeServer({ TZ: zone, DEMO: 'off' })
  const roy = await server.as(madameRoy)
  await write(server, roy)
  // Awaited here: the server ends with this block.
  return await read(roy)
}

test('D9 servers in five zones and browsers in five zones show sixty dates and their ages right', async () => {
  const told: Told[] = []
  for (const zone of ZONES) told.push(await toldBy(zone))
  expect(told).toEqual(ZONES.map(() => ({ births: BIRTH_DATES, instants: INSTANTS })))
  const shown = await Promise.all(ZONES.map((zone) => shownIn(zone, told)))
  expect(shown).toEqual(ZONES.map((zone) => ({ zone, shown: told.map(() => EXPECTED) })))
})
