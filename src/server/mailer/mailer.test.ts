import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/support/database/database.ts'
import { mailServer } from '../../../test/support/services/mail-server.ts'
import { SECURITY_MAILS, SIGN_IN_MAILS } from '../../texts/mails.ts'
import { withinDeadline, withRequestDeadline } from '../db/request-deadline.ts'
import { createLog } from '../log.ts'

const LINK = 'https://dictees.exemple.fr/nouveau-mot-de-passe#abc-DEF_123'

test('a mail arrives in French, as text and as HTML', async () => {
  await using server = await mailServer()
  server.mailer.send('claire@exemple.fr', SIGN_IN_MAILS.newPassword(LINK))
  const [mail] = await server.mails()
  expect(mail).toMatchObject({
    from: 'bonjour@encrier.exemple.fr',
    to: ['claire@exemple.fr'],
    subject: 'Choisissez un nouveau mot de passe',
  })
  expect(mail?.text).toContain(`Choisir un mot de passe\n${LINK}\n`)
  expect(mail?.text).toContain("Ce lien est valable une heure et ne sert qu'une fois.")
  expect(mail?.html).toContain(`<a href="${LINK}"`)
  expect(mail?.html).toContain('lang="fr"')
  expect(mail?.html).not.toMatch(/<(img|script|link)/u)
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
})

test('a mail refused for now is sent again, one refused for good is not; the log has no address', async () => {
  const logged: string[] = []
  await using server = await mailServer(createLog('debug', (line) => logged.push(line)))
  server.refuse(451, 421)
  server.mailer.send('claire@exemple.fr', SECURITY_MAILS.passwordChanged())
  expect(await server.mails()).toHaveLength(1)
  server.refuse(550)
  server.mailer.send('marc@exemple.fr', SECURITY_MAILS.passwordChanged())
  expect(await server.mails()).toHaveLength(1)
  const events = logged.map((line) => JSON.parse(line).event)
  expect(events).toEqual(['mail-not-sent', 'mail-not-sent', 'mail-sent', 'mail-not-sent'])
  expect(logged.join()).not.toMatch(/claire|marc|exemple/u)
})

test('a server that is away costs nobody an exception', async () => {
  const server = await mailServer()
  await server[Symbol.asyncDispose]()
  server.mailer.send('claire@exemple.fr', SECURITY_MAILS.passwordChanged())
  await server.mailer.settled()
  server.mailer.inBackground(() => Promise.reject(new Error('broken')))
  await server.mailer.settled()
})

test('what a request leaves to be done has a time of its own, however little the request had left', async () => {
  const logged: string[] = []
  await using base = await testDatabase()
  await using server = await mailServer(createLog('debug', (line) => logged.push(line)))
  await withRequestDeadline(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const never = { answer: new Promise(() => undefined), cancel: () => undefined }
    const givenUp = withinDeadline(() => never).catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    expect(await givenUp).toBe('DatabaseUnavailable')
    server.mailer.inBackground(base.database.ping)
  })
  await server.mailer.settled()
  expect(logged).toEqual([])
})
