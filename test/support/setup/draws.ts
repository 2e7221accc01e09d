/** How many draws of something a test looks at: a part of them at each commit, all of them before a release. */

/** Per cent: 25 at each commit, 100 with `npm run test:faults`, more by hand. */
const { PROPERTY_RUNS = '25' } = process.env

const SHARE = Number(PROPERTY_RUNS) / 100

/** Of `all` draws, those of this run; of each kind one at least. */
export function draws(all: number): number {
  return Math.max(1, Math.round(all * SHARE))
}

/** Of a whole list, those of this run, evenly over it. */
export function drawnFrom<T>(all: readonly T[]): readonly T[] {
  const share = Math.min(1, SHARE)
  return all.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share))
}
