/** A series as its address says it: «niveau=CE1&automatismes=doubles.halves&nombre=12&secondes=180&graine=4711» (CAL-18). */
import { isLevel, type Level } from '../../level.ts'
import { type AutomatismId, isAutomatismId } from '../automatism.ts'
import { DIVISORS, isOperation, MULTIPLICATION_TABLES, type Operation } from '../operation.ts'
import { automatismsOf } from '../programme.ts'
import { clampTestQuestions, initialTest, testSeconds } from '../setup.ts'
import { type CalculationSeries, SERIES_NUMBERS } from './series.ts'

function choice({ programme, automatisms, operations, tables, divisors }: CalculationSeries) {
  return programme
    ? [`automatismes=${automatisms.join('.')}`]
    : [
        `operations=${operations.join('.')}`,
        `tables=${tables.join('')}`,
        `diviseurs=${divisors.join('')}`,
      ]
}

/** Without `#`. */
export function makeSeriesAddress(series: CalculationSeries): string {
  const { level, count, durationS, seed } = series
  return [
    `niveau=${level}`,
    ...choice(series),
    `nombre=${count}`,
    `secondes=${durationS}`,
    `graine=${seed}`,
  ].join('&')
}

/** The same series for a child on another device: it opens on «Commencer». */
export function makePupilAddress(series: CalculationSeries): string {
  return `${makeSeriesAddress(series)}&eleve=oui`
}

export function isPupilAddress(address: string): boolean {
  return fieldsOf(address).has('eleve')
}

/** Any text is the number of a series, however long; up to six digits it is the number itself. */
export function seriesSeed(text: string): number {
  if (/^\d{1,6}$/u.test(text)) return Number(text)
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return hash % SERIES_NUMBERS
}

type Fields = ReadonlyMap<string, string>

function fieldsOf(address: string): Fields {
  return new Map(
    address.split('&').map((field): [string, string] => {
      const at = field.indexOf('=')
      return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)]
    }),
  )
}

function listed(fields: Fields, name: string): string[] {
  return fields.get(name)?.split('.') ?? []
}

function digitsOf(fields: Fields, name: string, all: readonly number[]): number[] {
  const chosen = all.filter((digit) => fields.get(name)?.includes(String(digit)))
  return chosen.length > 0 ? chosen : [...all]
}

function taughtAt(level: Level, fields: Fields): AutomatismId[] {
  const wanted: readonly AutomatismId[] = listed(fields, 'automatismes').filter(isAutomatismId)
  const taught = automatismsOf(level).filter((id) => wanted.includes(id))
  return taught.length > 0 ? taught : automatismsOf(level)
}

function numberOf(fields: Fields, name: string): number {
  return Number(fields.get(name) || Number.NaN)
}

/**
 * The nearest series to what an address says: lengths within their bounds, all automatismes of the level where none of them is
 * named. Refuses an address without a level.
 */
export function parseSeriesAddress(address: string): CalculationSeries | undefined {
  const fields = fieldsOf(address)
  const level = fields.get('niveau')
  if (!isLevel(level)) return undefined
  const operations: Operation[] = [...new Set(listed(fields, 'operations').filter(isOperation))]
  const opened = initialTest(level)
  return {
    level,
    programme: operations.length === 0,
    operations: operations.length > 0 ? operations : opened.operations,
    tables: digitsOf(fields, 'tables', MULTIPLICATION_TABLES),
    divisors: digitsOf(fields, 'diviseurs', DIVISORS),
    automatisms: taughtAt(level, fields),
    count: clampTestQuestions(numberOf(fields, 'nombre')),
    durationS: testSeconds(numberOf(fields, 'secondes') / 60),
    seed: seriesSeed(fields.get('graine') ?? '0'),
  }
}
