/** The link that undoes a change of the ways in, in the letter that tells of it (A15). */
import { MAIL_PAGES } from '../../../contract/account/sign-up.ts'
import { RETENTION } from '../../../domain/account/retention.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { keyedHash, newOneTimeToken } from '../one-time-tokens/one-time-token.ts'

const DAY_MS = 86_400_000

export function undoHash(secret: string, token: string): Buffer {
  return keyedHash(secret, 'undo', token)
}

export interface NewUndoLink {
  /** For the letter. */
  readonly token: string
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export function newUndoLink(secret: string, now: Date): NewUndoLink {
  const token = newOneTimeToken()
  const expiresAt = new Date(now.getTime() + RETENTION.undo.count * DAY_MS)
  return { token, tokenHash: undoHash(secret, token), expiresAt }
}

/** The token stands behind `#`, where no server and no log sees it. */
export function undoUrl(
  { publicUrl }: Pick<AccountDependencies, 'publicUrl'>,
  token: string,
): string {
  return `${publicUrl}${MAIL_PAGES.undoChange}#${token}`
}
