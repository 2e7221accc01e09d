/** I6: what the routes of a class, of what returns and of passkeys are sent: it is refused, or read once and for all. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '../../src/contract/routes.ts'
import {
  makeSeriesAddress,
  parseSeriesAddress,
} from '../../src/domain/calculation/series/series-address.ts'
import { isStoredSeries } from '../../src/domain/calculation/series/stored-series.ts'
import { areCutsOf } from '../../src/domain/dictating/recording.ts'
import {
  answerWeek,
  isLateWeek,
  isWeekDone,
  mondayOf,
} from '../../src/domain/problem/problem-week.ts'
import { anyJson, fitting, likely } from '../support/hostile/json-values.ts'
import { bodySchema } from '../support/house/route-schemas.ts'

const IDS = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

const READ = [
  'importLearners',
  'noteAbsences',
  'addGroup',
  'changeGroup',
  'endYear',
  'restoreLearners',
  'giveWeeklySeries',
  'addWordPractice',
  'addGrammarReview',
  'addPractice',
  'answerProblem',
  'saveRecording',
  'saveCorrection',
  'changeCorrection',
  'nameCopyErrors',
  'hearDictation',
  'preparePasskey',
  'addPasskey',
  'renamePasskey',
  'signInByPasskey',
  'verifyPasskey',
] as const

/** Whose texts are hashed or compared at once. */
const NOT_STORED: readonly string[] = ['hearDictation', 'preparePasskey', 'saveRecording']

test.each(READ)('I6 %s: any body is refused, or read as it would be read again', (name) => {
  const { body } = routes[name]
  const schema = bodySchema(routes[name])
  if (!schema) throw new Error('no body')
  let accepted = 0
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 5, arbitrary: likely(schema, IDS) },
        { weight: 4, arbitrary: fitting(schema, IDS) },
        { weight: 1, arbitrary: anyJson },
      ),
      (sent) => {
        const read = z.safeParse(body, JSON.parse(JSON.stringify(sent) ?? 'null'))
        if (!read.success) {
          for (const { message } of read.error.issues) expect(message.length).toBeGreaterThan(0)
          return
        }
        accepted += 1
        const text = JSON.stringify(read.data)
        if (!NOT_STORED.includes(name)) expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/iu)
        expect(z.safeParse(body, JSON.parse(text))).toEqual(read)
      },
    ),
    // All of them at each commit too: of some bodies few are read.
    { numRuns: 100 },
  )
  expect(accepted, 'bodies that were read').toBeGreaterThan(0)
})

const address = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'niveau',
        'operations',
        'tables',
        'diviseurs',
        'automatismes',
        'nombre',
        'secondes',
        'graine',
        'eleve',
        '__proto__',
      ),
      fc.oneof(
        fc.constantFrom(
          'CE1',
          'CM2',
          'addition',
          'doubles.halves',
          'constructor',
          '1e9',
          '-1',
          '0x10',
          '',
        ),
        fc.string({ unit: fc.constantFrom(...'0123456789.=-e'), maxLength: 60 }),
      ),
    ),
    { maxLength: 8 },
  )
  .map((fields) => `niveau=CE2&${fields.map((pair) => pair.join('=')).join('&')}`)

test('I6 CAL-18 a series is given as its address says it, and that address is one that is stored', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const series = parseSeriesAddress(asked)
      if (!series) return
      const said = makeSeriesAddress(series)
      expect(isStoredSeries(said)).toBe(true)
      expect(makeSeriesAddress(parseSeriesAddress(said) ?? series)).toBe(said)
    }),
  )
})

test('I6 PAG-02 cuts that are taken begin before they end, one for each group and one more', () => {
  const cut = fc.oneof(fc.nat(600_000), fc.constantFrom(0, 1, 599_999, 600_000))
  fc.assert(
    fc.property(
      fc.array(cut, { maxLength: 12 }),
      fc.nat(11),
      fc.nat(600_000),
      (cuts, groups, end) => {
        if (!areCutsOf(cuts, groups, end)) return
        expect(cuts).toHaveLength(groups + 1)
        expect(cuts.toSorted((one, other) => one - other)).toEqual(cuts)
        expect(cuts.at(-1) ?? 0).toBeLessThanOrEqual(end)
      },
    ),
  )
})

test('I6 CAL-16 answers in any order leave a week that was done in its order', () => {
  const outcome = fc.constantFrom('first' as const, 'second' as const, 'missed' as const)
  const answer = fc.record({
    rank: fc.nat(9),
    outcome,
    time: fc.double({ min: 0, max: 1e9, noNaN: true }),
  })
  const problems = Array.from({ length: 10 }, (_, i) => `frame${i}:${i}`)
  fc.assert(
    fc.property(
      fc.array(answer, { maxLength: 40 }),
      fc.date({ noInvalidDate: true, min: new Date('1970-01-05'), max: new Date('2100-01-01') }),
      (answers, date) => {
        const week = mondayOf(date.toISOString().slice(0, 10) as Parameters<typeof mondayOf>[0])
        expect(mondayOf(week)).toBe(week)
        expect(isLateWeek(week, week)).toBe(false)
        const start = { week, level: 'CE2' as const, problems, outcomes: [], times: [] }
        const after = answers.reduce(answerWeek, start as Parameters<typeof answerWeek>[0])
        expect(after.outcomes.length).toBe(after.times.length)
        expect(after.outcomes.length).toBeLessThanOrEqual(problems.length)
        if (isWeekDone(after)) expect(answers.reduce(answerWeek, after)).toBe(after)
      },
    ),
  )
})
