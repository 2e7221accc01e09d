/** The work behind a request for a mail, done out of sight: whether an address is known must not be seen from outside. */
import { MAIL_PAGES } from '../../contract/sign-up.ts'
import { WAY_IN_MAILS } from '../../texts/mails.ts'
import type { App } from '../http/bind.ts'
import type { Post } from '../mail/post.ts'
import { keyedHash, newCode, newToken } from './one-time-token.ts'
import { type AccountToBe, findSignUp, keepSignUp, renewSignUp } from './sign-up.store.ts'
import { admitVisit } from './throttle.store.ts'
import { putTicket, removeOldTickets, type TicketKind } from './ticket.store.ts'
import { findUserByEmail } from './user.store.ts'

export interface MailWork {
  readonly app: App
  readonly post: Post
  /** Origin of the links. */
  readonly publicUrl: string
}

const HOUR_MS = 3_600_000
const LINK_MS = 24 * HOUR_MS
const CODE_MS = 10 * 60_000

/** Mails an hour to one address: nobody's letter box is filled from here. */
const MAILS_AN_HOUR = 5

export function linkHash(secret: string, token: string): Buffer {
  return keyedHash(secret, 'link', token)
}

/** Where the code of a user stands; its own hash is beside it. */
export function codePlace(secret: string, userId: string): Buffer {
  return keyedHash(secret, 'code-place', userId)
}

export function codeHash(secret: string, userId: string, code: string): Buffer {
  return keyedHash(secret, `code ${userId}`, code)
}

/**
 * Counts a letter to an address; false when it had its share of this hour. Asked before a link or a code is made, which takes
 * the place of the one sent before: a letter that does not leave must not undo the last one that did.
 */
async function mayWrite({ app }: MailWork, email: string): Promise<boolean> {
  const visit = { kind: 'mail', visitor: email, perHour: MAILS_AN_HOUR, now: app.clock() }
  return (await admitVisit(app.database, app.secret, visit)) === 'admitted'
}

function linkOf({ publicUrl }: MailWork, page: string, token: string): string {
  return `${publicUrl}${page}#${token}`
}

interface LinkTicket {
  readonly kind: TicketKind
  readonly userId: string
  readonly address?: string
  readonly livesMs: number
}

/** A new link in the place of earlier ones; its token. */
async function newLink({ app }: MailWork, { livesMs, ...ticket }: LinkTicket): Promise<string> {
  const token = newToken()
  const now = app.clock()
  await putTicket(app.database, {
    ...ticket,
    tokenHash: linkHash(app.secret, token),
    expiresAt: new Date(now.getTime() + livesMs),
  })
  await removeOldTickets(app.database, now)
  return token
}

/** Keeps a sign-up and asks to confirm its address; who has an account is told so instead. */
export async function startSignUp(work: MailWork, account: AccountToBe): Promise<void> {
  const { database, secret, clock } = work.app
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + LINK_MS)
  // Kept for both: what a sign-in answers until it is confirmed tells nothing either.
  await keepSignUp(database, account, { tokenHash: linkHash(secret, token), expiresAt })
  await removeOldTickets(database, clock())
  if (!(await mayWrite(work, account.email))) return
  const isKnown = (await findUserByEmail(database, account.email)) !== undefined
  const letter = isKnown
    ? WAY_IN_MAILS.accountExists(`${work.publicUrl}/login`)
    : WAY_IN_MAILS.confirmAccount(linkOf(work, MAIL_PAGES.confirmAddress, token))
  work.post.send(account.email, letter)
}

/** Sends the link of a sign-up again, or that of an account whose address was never confirmed. */
export async function remindConfirmation(work: MailWork, email: string): Promise<void> {
  const { database, secret, clock } = work.app
  const now = clock()
  const user = await findUserByEmail(database, email)
  const waiting = user ? undefined : await findSignUp(database, email, now)
  if (user ? user.email_verified : !waiting) return
  if (!(await mayWrite(work, email))) return
  if (user) {
    const ticket = { kind: 'confirm-address', userId: user.id, address: user.email } as const
    const token = await newLink(work, { ...ticket, livesMs: LINK_MS })
    const url = linkOf(work, MAIL_PAGES.confirmAddress, token)
    work.post.send(user.email, WAY_IN_MAILS.confirmAddress(url))
  } else if (waiting) {
    const token = newToken()
    const expiresAt = new Date(now.getTime() + LINK_MS)
    await renewSignUp(database, waiting, { tokenHash: linkHash(secret, token), expiresAt })
    const url = linkOf(work, MAIL_PAGES.confirmAddress, token)
    work.post.send(email, WAY_IN_MAILS.confirmAccount(url))
  }
}

export async function sendPasswordLink(work: MailWork, email: string): Promise<void> {
  const user = await findUserByEmail(work.app.database, email)
  if (!user || !(await mayWrite(work, user.email))) return
  const token = await newLink(work, { kind: 'new-password', userId: user.id, livesMs: HOUR_MS })
  const url = linkOf(work, MAIL_PAGES.newPassword, token)
  work.post.send(user.email, WAY_IN_MAILS.newPassword(url))
}

export async function sendSignInCode(work: MailWork, email: string): Promise<void> {
  const { database, secret, clock } = work.app
  const user = await findUserByEmail(database, email)
  if (!user || !(await mayWrite(work, user.email))) return
  const code = newCode()
  await putTicket(database, {
    kind: 'one-time-code',
    userId: user.id,
    tokenHash: codePlace(secret, user.id),
    codeHash: codeHash(secret, user.id, code),
    expiresAt: new Date(clock().getTime() + CODE_MS),
  })
  work.post.send(user.email, WAY_IN_MAILS.oneTimeCode(code))
}

/** Asks a new address to confirm itself; the account of somebody else stays untouched and is told. */
export async function sendAddressLink(
  work: MailWork,
  userId: string,
  newEmail: string,
): Promise<void> {
  if (!(await mayWrite(work, newEmail))) return
  if (await findUserByEmail(work.app.database, newEmail)) {
    work.post.send(newEmail, WAY_IN_MAILS.accountExists(`${work.publicUrl}/login`))
    return
  }
  const ticket = { kind: 'new-address', userId, address: newEmail } as const
  const token = await newLink(work, { ...ticket, livesMs: LINK_MS })
  const url = linkOf(work, MAIL_PAGES.confirmAddress, token)
  work.post.send(newEmail, WAY_IN_MAILS.newAddress(url))
}
