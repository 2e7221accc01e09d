/**
 * Secrets that the product makes for itself, one a file, readable by its owner only. A secret appears under its name complete
 * or not at all (written aside, then linked), so that of several starts at once all read the same one.
 */
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../errors.ts'

const SECRET = /^[0-9a-f]{64}$/

/** The secret of a file; undefined when there is no such file. Refuses a file that does not hold a secret of ours. */
export async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim()
    if (SECRET.test(secret)) return secret
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) === 'EACCES') throw new OperatorError(OPERATOR_TEXTS.dataOfAnother(file))
    throw error
  }
  throw new OperatorError(OPERATOR_TEXTS.secretDamaged(file))
}

async function giveName(written: string, file: string): Promise<void> {
  try {
    await link(written, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    // A file system without links (exFAT): the copy refuses an existing name too.
    await copyFile(written, file, constants.COPYFILE_EXCL)
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The secret `name` of `folder`, made at the first call. */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name)
  const existing = await readSecret(file)
  if (existing !== undefined) return existing
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(aside, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(32).toString('hex')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await giveName(aside, file).finally(() => unlink(aside))
  await sync(folder)
  return readOrCreateSecret(folder, name)
}
