/** package-lock.json as the tools read it: every package that an installation may bring, on any platform. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface LockedPackage {
  /** Where it is installed: `node_modules/a/node_modules/b`; empty for the product itself. */
  readonly path: string
  readonly name: string
  readonly version: string
  /** SPDX expression, as its author declares it. */
  readonly licence: string
  /** `sha512-` and base64. */
  readonly integrity: string | undefined
  /** Only builds and tests. */
  readonly isDev: boolean
  /** Of one platform only, or brought along by a package that can do without. */
  readonly isOptional: boolean
  /** Names of what it asks for itself. */
  readonly asks: readonly string[]
}

const FILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const FOLDER = 'node_modules/'

type Entry = Readonly<{
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}>

function parseEntries(text: string): Readonly<Record<string, Entry>> {
  return (JSON.parse(text) as { packages: Record<string, Entry> }).packages
}

function asksOf(entry: Entry): string[] {
  const { dependencies, optionalDependencies, devDependencies } = entry
  return Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })
}

/** The product first, then every package by its place. */
export function readLock(file: string = FILE): LockedPackage[] {
  return Object.entries(parseEntries(readFileSync(file, 'utf8'))).map(([path, entry]) => ({
    path,
    name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
    version: entry.version ?? '',
    licence: entry.license ?? '',
    integrity: entry.integrity,
    isDev: entry.dev === true,
    isOptional: entry.optional === true || entry.devOptional === true,
    asks: asksOf(entry),
  }))
}

/** Which copy of `name` the package at `path` gets: its own, else the one of the folder around it, and so on outwards. */
export function findAsked(
  packages: ReadonlyMap<string, LockedPackage>,
  path: string,
  name: string,
): LockedPackage | undefined {
  for (let around = path; ; around = around.slice(0, Math.max(0, around.lastIndexOf(FOLDER) - 1))) {
    const found = packages.get(around === '' ? FOLDER + name : `${around}/${FOLDER}${name}`)
    if (found || around === '') return found
  }
}
