/** What happens to the ways into an account is written down, and a letter tells of a new device (A16). */
import type { User } from '../../../contract/account/account.ts'
import type { AccountEventKind } from '../../../domain/account/account-event.ts'
import { MAX_DEVICE_LETTERS_PER_HOUR } from '../../../domain/account/account-limits.ts'
import { parseUserAgent } from '../../../domain/account/device.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import type { App } from '../../http/bind-route.ts'
import type { Mailer } from '../../mailer/mailer.ts'
import { admitHourlyAttempt } from '../rate-limit.store.ts'
import { userAgentOf } from '../sessions/known-browser.ts'
import { insertAccountEvent } from './account-event.store.ts'

/** Writes what a request did for a user into his history. */
export async function recordAccountEvent(
  { database, clock }: Pick<App, 'database' | 'clock'>,
  userId: string,
  { kind, request }: { readonly kind: AccountEventKind; readonly request: Request },
): Promise<void> {
  await insertAccountEvent(database, userId, { kind, userAgent: userAgentOf(request), at: clock() })
}

interface NewDevice {
  readonly user: User
  readonly request: Request
  readonly now: Date
}

/** In the background; the letter names the browser, not the address of the network. */
export function tellNewDevice(
  { database, secret }: Pick<App, 'database' | 'secret'>,
  mailer: Mailer,
  { user, request, now }: NewDevice,
): void {
  mailer.inBackground(async () => {
    // Programs that keep no cookie are new each time.
    const perHour = MAX_DEVICE_LETTERS_PER_HOUR
    const letter = { action: 'device-letter', subject: user.id, perHour, now }
    if ((await admitHourlyAttempt(database, secret, letter)) !== 'admitted') return
    const device = parseUserAgent(userAgentOf(request))
    mailer.send(user.email, SECURITY_MAILS.newDevice(device, now.toISOString()))
  })
}
