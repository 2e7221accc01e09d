/**
 * Sends mails over SMTP. A request never waits for one: how long it takes, and whether there is somebody to write to, must not
 * be seen from outside. A mail that a server refuses for now is sent again; the log names the failure, never the address.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { EmailContent } from '../../texts/mails.ts'
import { withExtendedDeadline } from '../db/request-deadline.ts'
import { errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import { emailHtml, emailText } from './email-body.ts'

export interface Mailer {
  /** In the background. */
  send(to: string, mail: EmailContent): void
  /** Waited for: whether the mail server took it. */
  deliver(to: string, mail: EmailContent): Promise<boolean>
  /** Work that may end in a mail, out of sight of whoever asked for it. */
  inBackground(work: () => Promise<void>): void
  /** Resolves once nothing is left in the background. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface MailerOptions {
  readonly smtpUrl: string
  readonly from: string
  readonly log: Log
  /** Before each new attempt. */
  readonly retryDelaysMs?: readonly number[]
}

const RETRY_DELAYS_MS = [2000, 10_000]
const SMTP_TIMEOUT_MS = 10_000
/** For mails in the background while the server shuts down. */
const CLOSING_GRACE_MS = 5000

/** 5xx of SMTP is final: the same mail would be refused again. */
function isPermanentFailure(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'responseCode' in error
  return status && Number(error.responseCode) >= 500
}

function createDelivery({ smtpUrl, from, log, retryDelaysMs = RETRY_DELAYS_MS }: MailerOptions) {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  }
  // Neither files nor addresses are read for a mail.
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...closed }, { from })
  async function attempt(
    to: string,
    mail: EmailContent,
    left: readonly number[],
  ): Promise<boolean> {
    try {
      await transport.sendMail({
        to,
        subject: mail.subject,
        text: emailText(mail),
        html: emailHtml(mail),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      log.info('mail-sent')
      return true
    } catch (error) {
      const [next, ...later] = left
      const isLast = next === undefined || isPermanentFailure(error)
      log.warn('mail-not-sent', { code: errorCode(error), again: !isLast })
      if (isLast) return false
      await delay(next, undefined, { ref: false })
      return attempt(to, mail, later)
    }
  }
  return {
    deliver: (to: string, mail: EmailContent) => attempt(to, mail, retryDelaysMs),
    close: () => transport.close(),
  }
}

/** `smtpUrl` as `smtps://user:password@host:465`. */
export function createMailer(options: MailerOptions): Mailer {
  const { log } = options
  const delivery = createDelivery(options)
  const underWay = new Set<Promise<void>>()

  const inBackground = (work: () => Promise<void>): void => {
    // Begun by a request, whose deadline is not this work's.
    const running = withExtendedDeadline(work)
      .catch((error: unknown) => {
        log.error('background-failed', {
          name: error instanceof Error ? error.name : undefined,
          code: errorCode(error),
        })
      })
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    send: (to, mail) =>
      inBackground(async () => {
        await delivery.deliver(to, mail)
      }),
    deliver: delivery.deliver,
    inBackground,
    settled,
    close: async () => {
      await Promise.race([settled(), delay(CLOSING_GRACE_MS, undefined, { ref: false })])
      delivery.close()
    },
  }
}
