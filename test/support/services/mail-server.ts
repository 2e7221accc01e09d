/** A real SMTP server on a port of this machine, which keeps what it is sent, or refuses it. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type Log, SILENT_LOG } from '../../../src/server/log.ts'
import { createMailer, type Mailer } from '../../../src/server/mailer/mailer.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** As it came over the wire. */
  readonly raw: string
}

export interface MailServer extends AsyncDisposable {
  readonly url: string
  readonly mailer: Mailer
  /** Mails so far, once everything under way has arrived. */
  mails(): Promise<readonly ReceivedMail[]>
  /** Refuses the next mails, one with each of the SMTP statuses. */
  refuse(...statuses: readonly number[]): void
}

function decodedBytes(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r?\n/gu, '')
    .replace(/=([0-9A-F]{2})/giu, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Words of a header as RFC 2047 writes them. */
function decodedHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodedBytes(word.replaceAll('_', ' '), 'quoted-printable'),
    )
}

interface Part {
  readonly headers: string
  readonly body: string
}

function split(raw: string): Part {
  const [headers = '', ...body] = raw.split('\r\n\r\n')
  return { headers: headers.replace(/\r\n[ \t]+/gu, ' '), body: body.join('\r\n\r\n') }
}

function header({ headers }: Part, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'imu').exec(headers)?.[1]?.trim() ?? ''
}

function partOf(mail: Part, type: string): string {
  const boundary = /boundary="?([^";]+)/u.exec(header(mail, 'Content-Type'))?.[1]
  const parts = boundary === undefined ? [mail] : mail.body.split(`--${boundary}`).map(trimmed)
  const found = parts.find((part) => header(part, 'Content-Type').startsWith(type))
  if (!found) return ''
  return decodedBytes(found.body, header(found, 'Content-Transfer-Encoding').toLowerCase())
}

function trimmed(raw: string): Part {
  return split(raw.replace(/^\r\n/u, '').replace(/\r\n$/u, ''))
}

function readMail(raw: string, envelope: { from: string; to: readonly string[] }): ReceivedMail {
  const mail = split(raw)
  return {
    ...envelope,
    subject: decodedHeader(header(mail, 'Subject')),
    text: partOf(mail, 'text/plain').replaceAll('\r\n', '\n'),
    html: partOf(mail, 'text/html'),
    raw,
  }
}

/** The token that a mail leads to a page with. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  return /#([\w-]+)$/mu.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The code that a mail says. */
export function codeIn(mail: ReceivedMail | undefined): string {
  return /^\d{6}$/mu.exec(mail?.text ?? '')?.[0] ?? ''
}

export async function mailServer(log: Log = SILENT_LOG): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      buffer(stream).then((raw) => {
        const status = refusals.shift()
        if (status !== undefined) {
          done(Object.assign(new Error('refused'), { responseCode: status }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const to = rcptTo.map(({ address }) => address)
        received.push(readMail(raw.toString('utf8'), { from, to }))
        done()
      }, done)
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const url = `smtp://127.0.0.1:${parsePort(listening.address())}`
  const from = "L'Encrier <bonjour@encrier.exemple.fr>"
  const mailer = createMailer({ smtpUrl: url, from, log, retryDelaysMs: [10, 10] })
  return {
    url,
    mailer,
    mails: async () => {
      await mailer.settled()
      return received
    },
    refuse: (...statuses) => {
      refusals.push(...statuses)
    },
    [Symbol.asyncDispose]: async () => {
      await mailer.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function parsePort(address: string | AddressInfo | null): number {
  return (address as AddressInfo).port
}
