/**
 * PostgreSQL refuses to run as root, so root runs it under another account: the owner of the data when there are some, else
 * `postgres`, else `nobody`. That account must be able to reach what it runs and writes.
 */
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { OperatorError } from '../../errors.ts'

export interface OsAccount {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const PREFERRED = ['postgres', 'nobody', '_postgres']

async function accounts(): Promise<OsAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    // macOS writes nobody as -2.
    return name !== '' && /^-?\d+$/.test(uid)
      ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }]
      : []
  })
}

/** The account to run PostgreSQL under; undefined when this process is not root and PostgreSQL runs under its own account. */
export async function unprivilegedAccount(cluster: string): Promise<OsAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await accounts()
  const owner = await stat(cluster).catch(() => undefined)
  if (owner !== undefined && owner.uid !== 0) {
    const name = known.find((account) => account.uid === owner.uid)?.name ?? String(owner.uid)
    return { name, uid: owner.uid, gid: owner.gid }
  }
  const found = PREFERRED.flatMap((name) => known.filter((account) => account.name === name))[0]
  if (found === undefined) throw new OperatorError(OPERATOR_TEXTS.noUnprivilegedAccount)
  return found
}

/** Whether the mode of a file or folder lets the account use it: read a file, run a program, enter a folder. */
export async function isPermitted(
  path: string,
  account: OsAccount,
  wanted: 'read' | 'run' | 'enter',
): Promise<boolean> {
  const bit = wanted === 'read' ? 0o4 : 0o1
  const { mode, uid, gid } = await stat(path)
  if (uid === account.uid) return ((mode >> 6) & bit) !== 0
  if (gid === account.gid) return ((mode >> 3) & bit) !== 0
  return (mode & bit) !== 0
}

export async function canEnter(path: string, account: OsAccount): Promise<boolean> {
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    if (!(await isPermitted(folder, account, 'enter'))) return false
    if (folder === dirname(folder)) return true
  }
}
