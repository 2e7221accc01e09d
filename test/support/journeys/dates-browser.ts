/** Shows dates as the screens do, in the zone of its own process: JSON in, JSON out. */
import { text } from 'node:stream/consumers'
import { parseCalendarDate } from '../../../src/domain/calendar-date.ts'
import { ageOn } from '../../../src/domain/learner.ts'
import { dayInParis } from '../../../src/domain/paris-time.ts'
import { longCalendarDate, longDate, longDateTime, shortDate } from '../../../src/texts/format.ts'

interface Asked {
  readonly births: readonly string[]
  readonly instants: readonly string[]
}

function parseAsked(json: string): readonly Asked[] {
  return JSON.parse(json) as Asked[]
}

function shownOf({ births, instants }: Asked): object {
  return {
    births: births.map(longCalendarDate),
    instants: instants.map((instant) => ({
      long: longDate(instant),
      withTime: longDateTime(instant),
      short: shortDate(instant),
      day: dayInParis(Date.parse(instant)),
    })),
    // Each age as it would be shown at each of the instants.
    ages: births.map((birth) => {
      const from = parseCalendarDate(birth)
      return instants.map((instant) => from && ageOn(from, dayInParis(Date.parse(instant))))
    }),
  }
}

const shown = parseAsked(await text(process.stdin)).map(shownOf)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
process.stdout.write(JSON.stringify({ zone, shown }))
