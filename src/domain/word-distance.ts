/**
 * How far two spellings are from each other, 0 (same letters) to 1 (nothing in common): an edit distance in which
 * letters that a hand or a reader confuses cost less than others.
 */

/** Letters that look alike in school cursive, or that a reader of photos takes for one another. */
const LOOK_ALIKES = [
  'nuvmr',
  'aoecq',
  'lit1j',
  'ftl',
  'gqy9',
  'bhkl',
  'ds',
  'sz5',
  'ij',
  'o0',
  'mw',
]

const LOOK_ALIKE_COST = 0.5

const NEIGHBOURS: ReadonlyMap<string, ReadonlySet<string>> = neighbours()

function neighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  const table = new Map<string, Set<string>>()
  for (const group of LOOK_ALIKES) {
    for (const letter of group) {
      const known = table.get(letter) ?? new Set<string>()
      for (const other of group) known.add(other)
      table.set(letter, known)
    }
  }
  return table
}

function replaceCost(a: string, b: string): number {
  if (a === b) return 0
  return NEIGHBOURS.get(a)?.has(b) ? LOOK_ALIKE_COST : 1
}

/** Weighted number of letters to add, drop or replace; both texts are compared as they are. */
export function editCost(a: string, b: string): number {
  const from = [...a]
  const to = [...b]
  let previous = to.map((_, j) => j)
  previous.push(to.length)
  for (const [i, letter] of from.entries()) {
    const row = [i + 1]
    for (const [j, other] of to.entries()) {
      const replaced = (previous[j] ?? 0) + replaceCost(letter, other)
      row.push(Math.min(replaced, (previous[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    previous = row
  }
  return previous[to.length] ?? 0
}

/** Share of the longer word that must change, 0 to 1. */
export function wordDistance(a: string, b: string): number {
  if (a === b) return 0
  return editCost(a, b) / Math.max([...a].length, [...b].length, 1)
}
