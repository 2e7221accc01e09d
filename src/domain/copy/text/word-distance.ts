/** Weighted Levenshtein distance: substituting look-alike letters costs half. */

/** Letters that look alike in school cursive or to the recogniser. */
const LOOK_ALIKES = [
  'nuvmr',
  'aoecq',
  'lit1j',
  'ftl',
  'gqy9',
  'bhkl',
  'ds',
  'sc',
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

export function isLookAlike(a: string, b: string): boolean {
  return a !== b && NEIGHBOURS.get(a)?.has(b) === true
}

function replaceCost(a: string, b: string): number {
  if (a === b) return 0
  return isLookAlike(a, b) ? LOOK_ALIKE_COST : 1
}

/** The matrix of Wagner and Fischer. */
function costRows(from: readonly string[], to: readonly string[]): number[][] {
  const rows = [Array.from({ length: to.length + 1 }, (_, j) => j)]
  for (const [i, letter] of from.entries()) {
    const previous = rows[i] ?? []
    const row = [i + 1]
    for (const [j, other] of to.entries()) {
      const replaced = (previous[j] ?? 0) + replaceCost(letter, other)
      row.push(Math.min(replaced, (previous[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    rows.push(row)
  }
  return rows
}

/** The last cell of `costRows`, of which it keeps one row: long texts ask for it a million times. */
export function editCost(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 0; i < a.length; i++) {
    const letter = a.charAt(i)
    let [diagonal, left] = [i, i + 1]
    row[0] = left
    for (let j = 0; j < b.length; j++) {
      const above = row[j + 1] ?? 0
      left = Math.min(diagonal + replaceCost(letter, b.charAt(j)), above + 1, left + 1)
      row[j + 1] = left
      diagonal = above
    }
  }
  return row[b.length] ?? 0
}

/** `from` is '' for an insertion, `to` is '' for a deletion. */
export interface LetterChange {
  readonly from: string
  readonly to: string
}

/** A cheapest edit script, from the first letter to the last. */
export function letterChanges(a: string, b: string): LetterChange[] {
  const [from, to] = [[...a], [...b]]
  const rows = costRows(from, to)
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  const changes: LetterChange[] = []
  let [i, j] = [from.length, to.length]
  while (i > 0 || j > 0) {
    const [letter = '', other = ''] = [from[i - 1], to[j - 1]]
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + replaceCost(letter, other)) {
      if (letter !== other) changes.push({ from: letter, to: other })
      i -= 1
      j -= 1
    } else if (i > 0 && at(i, j) === at(i - 1, j) + 1) {
      changes.push({ from: letter, to: '' })
      i -= 1
    } else {
      changes.push({ from: '', to: other })
      j -= 1
    }
  }
  return changes.reverse()
}

/** Edit cost relative to the longer word, 0 to 1. */
export function wordDistance(a: string, b: string): number {
  if (a === b) return 0
  return editCost(a, b) / Math.max(a.length, b.length, 1)
}
