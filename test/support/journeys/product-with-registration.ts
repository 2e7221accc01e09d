/** The product with registration open and a mail server of its own, for the journeys through the door. */

import { testFolder } from '../product/data-dir.ts'
import { startProduct } from '../product/product.ts'
import { type MailServer, mailServer, type ReceivedMail } from '../services/mail-server.ts'
import { test as journeys } from './browser.ts'

export interface ProductWithRegistration {
  readonly url: string
  /** The last mail to an address, once it has come. */
  mailTo(email: string): Promise<ReceivedMail>
}

export const OPERATOR = {
  editor: 'Association «Les Mots & les Nombres»',
  contact: 'bonjour@exemple.fr',
}

/** Of a tenth of a second: against hanging only. */
const TRIES = 450

async function lastMail(mail: MailServer, email: string): Promise<ReceivedMail> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = (await mail.mails()).filter(({ to }) => to.includes(email)).at(-1)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no mail came')
}

export const test = journeys.extend<Record<never, never>, { door: ProductWithRegistration }>({
  door: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      await using folder = await testFolder()
      await using mail = await mailServer()
      await using product = startProduct({
        env: {
          PORT: '0',
          DATA_DIR: folder.path,
          REGISTRATION: 'open',
          TRUSTED_PROXIES: '127.0.0.1',
          SMTP_URL: mail.url,
          MAIL_FROM: "L'Encrier <bonjour@exemple.fr>",
          LEGAL_EDITOR: OPERATOR.editor,
          CONTACT_EMAIL: OPERATOR.contact,
        },
      })
      const url = await product.ready()
      await use({ url, mailTo: (email) => lastMail(mail, email) })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ door }, use) => {
    await use(door.url)
  },
})
