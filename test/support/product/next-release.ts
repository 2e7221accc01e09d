/** The product as a release after this one would ship it: with one more migration. */
import { existsSync } from 'node:fs'
import { cp, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../house/sources.ts'
import { type TestFolder, testFolder } from './data-dir.ts'

/** What finds its neighbours by where it lies itself. */
const COPIED = ['src', 'db', 'build']

/** One of its screens' files that no release before it has. */
export const NEXT_FILE = '/assets/next-9999.js'

/** A checkout whose last migration, `9999-next.sql`, has this text; removed at the end of the test. */
export async function nextRelease(migration: string): Promise<TestFolder> {
  const folder = await testFolder()
  for (const name of await readdir(ROOT)) {
    const [from, to] = [join(ROOT, name), join(folder.path, name)]
    await (COPIED.includes(name) ? cp(from, to, { recursive: true }) : symlink(from, to))
  }
  if (existsSync(join(folder.path, 'build/client/assets')))
    await writeFile(join(folder.path, 'build/client', NEXT_FILE), '')
  await writeFile(join(folder.path, 'db/migrations/9999-next.sql'), migration)
  return folder
}
