/** Somebody who signs up, and how accounts are opened by mail. */
import { routes } from '../../../src/contract/routes.ts'
import { type Caller, type TestApp, testApp } from '../product/test-app.ts'
import type { MailServer } from '../services/mail-server.ts'

export const HOUR = 3_600_000

export const NINA = {
  email: 'Nina@Exemple.fr',
  password: 'quatre souris grises',
  name: 'Nina Blanc',
}

export const NEW_PASSWORD = 'cinq hérissons roux'

export async function openApp(mail?: MailServer): Promise<TestApp> {
  return testApp({ registration: 'open', ...(mail && { mailer: mail.mailer }) })
}

export function signIn(caller: Caller, email: string, password: string) {
  return caller.send(routes.signIn, { body: { email, password } })
}

export async function bytesOf(caller: Caller, path: string, body: object) {
  const response = await caller.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: [...response.headers], text: await response.text() }
}
