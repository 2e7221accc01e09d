/**
 * The steps of `npm test` and `npm run check`: commands run one after the other, their output streamed, and one tally.
 * A failed step does not stop the next ones: one run tells everything that is wrong.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { exit } from 'node:process'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** A command, and how to count what it found when it is more than one check. */
export interface Step {
  readonly name: string
  readonly command: (report: string) => readonly [string, ...string[]]
  readonly env?: (report: string) => Readonly<Record<string, string>>
  readonly count?: (report: unknown) => Tally
}

const NONE: Tally = { passed: 0, failed: 0 }

function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

function numberIn(report: unknown, key: string): number {
  if (typeof report !== 'object' || report === null) return 0
  const value: unknown = Reflect.get(report, key)
  return typeof value === 'number' ? value : 0
}

/** Vitest's JSON report. A skipped test counts as failed: nothing is skipped in silence. */
export function countVitest(report: unknown): Tally {
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed:
      numberIn(report, 'numFailedTests') +
      numberIn(report, 'numPendingTests') +
      numberIn(report, 'numTodoTests'),
  }
}

/** Playwright's JSON report. A test that passed only when retried counts as failed. */
export function countPlaywright(report: unknown): Tally {
  const stats: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined
  return {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') + numberIn(stats, 'skipped'),
  }
}

/** What a finished step adds to the tally. One that fails as a whole, or counts nothing at all, is a failure by itself. */
export function tallyOf(step: Pick<Step, 'count'>, status: number, report: unknown): Tally {
  if (step.count === undefined)
    return { passed: Number(status === 0), failed: Number(status !== 0) }
  const counted = step.count(report)
  const isUnsaid = counted.failed === 0 && (status !== 0 || counted.passed === 0)
  return isUnsaid ? add(counted, { passed: 0, failed: 1 }) : counted
}

/** What failed, by name, in Vitest's or Playwright's JSON report: the end of a long log tells it again. */
export function failedTitles(report: unknown): readonly string[] {
  if (typeof report !== 'object' || report === null) return []
  const read = (key: string): unknown => Reflect.get(report, key)
  const inside = Object.values(report).flatMap(failedTitles)
  const title = read('fullName') ?? read('title') ?? read('name')
  const isFailed = read('status') === 'failed' || read('ok') === false
  return inside.length === 0 && isFailed && typeof title === 'string' ? [title] : inside
}

function run(step: Step, report: string): Promise<number> {
  const [program, ...args] = step.command(report)
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...step.env?.(report) },
  })
  const stop = (signal: NodeJS.Signals): void => {
    child.kill(signal)
    child.once('exit', () => exit(128 + constants.signals[signal]))
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      resolve(code ?? 1)
    })
  })
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Runs the steps in order and ends the process with the last line `N passed, N failed`. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const folder = await mkdtemp(join(tmpdir(), 'encrier-steps-'))
  let total = NONE
  const failures: string[] = []
  const durations: string[] = []
  for (const [index, step] of steps.entries()) {
    process.stdout.write(`\n── ${step.name}\n`)
    const report = join(folder, `${index}.json`)
    const startedAt = performance.now()
    const status = await run(step, report)
    durations.push(`${step.name} ${Math.round((performance.now() - startedAt) / 1000)} s`)
    const found = readReport(report)
    const tally = tallyOf(step, status, found)
    if (tally.failed > 0)
      failures.push(`── ${step.name}: ${tally.failed} failed`, ...failedTitles(found))
    total = add(total, tally)
  }
  await rm(folder, { recursive: true, force: true })
  process.stdout.write(`\n${durations.join(' · ')}\n`)
  for (const line of failures) process.stdout.write(`${line}\n`)
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}
