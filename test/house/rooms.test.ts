/** The rooms of the house: none crowded, none of one, no file too long, no crumb that belongs to its only importer. */
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, productFiles, type SourceFile } from '../support/house/sources.ts'

const MAX_FILES = 30
const MAX_LINES = 250
/** Below this a file with one importer, in the same folder, is a part of that importer. */
const CRUMB_LINES = 60

/** One module of sentences a screen: as many as there are screens. */
const UNBOUNDED = new Set(['src/texts'])

/** Roles that stand apart however small: the only place of SQL, the only caller of the server, a chunk loaded on demand. */
const ROLE = /(\.store|-api)\.ts$/u

const all = ['src', 'test', 'tools', 'bench'].flatMap((folder) => filesUnder(folder, /\.tsx?$/u))
const product = productFiles()
/** Whoever may import a file of the product, its tests left out. */
const importers = all.filter(({ path }) => !/\.(test|e2e)\.tsx?$/u.test(path))

function linesOf({ text }: SourceFile): number {
  return text.split('\n').length - 1
}

function folders(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of all) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return counts
}

test('no folder holds more files than a reader can take in', () => {
  const crowded = [...folders()].filter(
    ([folder, count]) => /^(src|test)/u.test(folder) && count > MAX_FILES && !UNBOUNDED.has(folder),
  )
  expect(crowded).toEqual([])
})

test('no folder holds a single file', () => {
  const parents = new Set([...folders().keys()].map(dirname))
  const lonely = [...folders()].filter(([folder, count]) => count === 1 && !parents.has(folder))
  expect(lonely).toEqual([])
})

test('no file is longer than a reader can hold', () => {
  // Journeys, and whole servers killed and starved, are stories told from their beginning to their end.
  const long = all
    .filter(({ path }) => !/^(bench|test\/(journeys|faults))\//u.test(path))
    .filter((file) => linesOf(file) > MAX_LINES)
    .map((file) => `${file.path}: ${linesOf(file)}`)
  expect(long).toEqual([])
})

test('a small file with one importer beside it, and no test of its own, stands in that importer', () => {
  const lengths = new Map(product.map((file) => [file.path, linesOf(file)]))
  const crumbs = product
    .filter((file) => linesOf(file) < CRUMB_LINES && !ROLE.test(file.path))
    .filter(
      (file) =>
        !all.some(
          ({ path }) =>
            path.startsWith(`${file.path.replace(/\.tsx?$/u, '')}.`) && path !== file.path,
        ),
    )
    .flatMap((file) => {
      const [only, ...others] = importers.filter(({ imports }) => imports.includes(file.path))
      const isCrumb =
        only !== undefined &&
        others.length === 0 &&
        dirname(only.path) === dirname(file.path) &&
        !only.text.includes(`import('./${file.path.split('/').at(-1)}')`) &&
        linesOf(file) + (lengths.get(only.path) ?? 0) <= MAX_LINES
      return isCrumb ? [`${file.path} → ${only.path}`] : []
    })
  expect(crumbs).toEqual([])
})
