/** The shared scripts name modules by their paths: one that moved would fall out of them, and weigh on every screen. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function exists(path: string): boolean {
  return path.endsWith('/')
    ? existsSync(path)
    : existsSync(`${path}.ts`) || existsSync(`${path}.tsx`)
}

test('every module of a shared script is where vite.config.ts says', () => {
  const paths = Array.from(
    readFileSync('vite.config.ts', 'utf8').matchAll(/'(src\/[^']+)'/gu),
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})
