/** DATA_DIR: where the embedded PostgreSQL and the generated secrets live. */
import { access, chmod, constants, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { canEnter, unprivilegedAccount } from '../db/supervisor/os-account.ts'
import { errorCode, OperatorError } from '../errors.ts'

/** For root started from a checkout under a private folder such as /root. */
const SYSTEM_FOLDER = '/var/lib/encrier'

export async function resolveDataFolder(
  dataDir: string | undefined,
  cwd: string = process.cwd(),
): Promise<string> {
  if (dataDir !== undefined) return resolve(cwd, dataDir)
  const account = await unprivilegedAccount(clusterFolder(join(cwd, 'data')))
  const isReachable = account === undefined || (await canEnter(cwd, account))
  return isReachable ? join(cwd, 'data') : SYSTEM_FOLDER
}

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

export function secretsFolder(dataDir: string): string {
  return join(dataDir, 'secrets')
}

/** Creates the folder where it is missing; throws an OperatorError when that fails. */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  try {
    const first = await mkdir(dataDir, { recursive: true })
    if (first === undefined) return await access(dataDir, constants.W_OK)
    // Whatever the umask: PostgreSQL's account has to pass through. What is secret inside has a mode of its own.
    for (let folder = dataDir; ; folder = dirname(folder)) {
      await chmod(folder, 0o755)
      if (folder === first) return
    }
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    throw new OperatorError(OPERATOR_TEXTS.dataNotWritable(dataDir), { cause: error })
  }
}
