import { expect, test, vi } from 'vitest'
import { CLAIRE, hourOfClaire } from '../../../test/support/people/signed-in.ts'
import { getSession, type Session } from '../../contract/account/account.ts'
import {
  applySessionEvent,
  currentUser,
  fetchSession,
  signInWithPassword,
  signOutOfBrowser,
  wasSignedOut,
} from './session.ts'

const SESSION: Session = { expires_at: '2099-01-01T00:00:00.000Z', user: CLAIRE }

/** A server whose first answer about the session is late; `say` gives it, `later` is what it answers to every other question. */
function lateServer(later: Session | null): { readonly say: (first: Session | null) => void } {
  const { promise, resolve } = Promise.withResolvers<Session | null>()
  let isFirst = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address !== getSession.path)
      return Response.json({ success: true, token: 'abc', user: CLAIRE })
    const answer = isFirst ? promise : later
    isFirst = false
    return Response.json(await answer)
  })
  return { say: resolve }
}

test('AUT-02 what the server said before a sign-out brings nobody back', async () => {
  const { say } = lateServer(null)
  const asked = fetchSession()
  await signOutOfBrowser()
  say(SESSION)
  expect(await asked).toBeNull()
  expect([currentUser(), wasSignedOut()]).toEqual([null, true])
})

test('AUT-01 what the server said before a sign-in sends nobody away', async () => {
  const { say } = lateServer(SESSION)
  const asked = fetchSession()
  expect(await signInWithPassword('claire@encrier.test', 'trois tulipes jaunes')).toBeNull()
  say(null)
  expect((await asked)?.user).toEqual(CLAIRE)
  expect(currentUser()).toEqual(CLAIRE)
})

test('AUT-02 a session that another tab refreshed is not brought back after a sign-out', () => {
  const session = hourOfClaire()
  applySessionEvent({ type: 'signed-in', session })
  applySessionEvent({ type: 'signed-out' })
  applySessionEvent({ type: 'token-refreshed', session })
  expect([currentUser(), wasSignedOut()]).toEqual([null, true])
})
