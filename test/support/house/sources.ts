/** The source files as text, for the tests that read the house itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export interface SourceFile {
  /** Path from the root, with slashes: `src/domain/level.ts`. */
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gu

function specifiers(text: string): string[] {
  return Array.from(text.matchAll(SPECIFIER), (match) => match[1] ?? match[2] ?? '')
}

/** An import as a path from the root when it is one of ours, else as written. */
function resolved(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  return posix.normalize(posix.join(posix.dirname(path), specifier.replace(/\?.*$/u, '')))
}

export function filesUnder(folder: string, pattern: RegExp): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, imports: specifiers(text).map((name) => resolved(path, name)) }
    })
}

/** Everything of the product itself, tests left out. */
export function productFiles(): SourceFile[] {
  return filesUnder('src', /\.tsx?$/u).filter((file) => !/\.test\.tsx?$/u.test(file.path))
}
