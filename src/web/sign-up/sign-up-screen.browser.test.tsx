import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { CLAIRE } from '../../../test/support/people/signed-in.ts'
import { renderInPage } from '../../../test/support/screens/kit.tsx'
import type { Session } from '../../contract/account/account.ts'
import { applySessionEvent } from '../session/session.ts'
import SignUpScreen from './sign-up-screen.tsx'

const SESSION: Session = { expires_at: '2026-11-20T18:00:00.000Z', user: CLAIRE }

function Address(): ReactElement {
  return <output>{useLocation().pathname}</output>
}

test('PUB-05 the button of a plan leads whoever has an account to it, where plans change, and others to sign-up', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  asked.mockImplementation(async () => Response.json(null))
  const screen = await renderInPage(
    <>
      <SignUpScreen />
      <Address />
    </>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Créer un compte' })).toBeVisible()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('status').last()).toHaveTextContent('/')
  await screen.unmount()

  asked.mockImplementation(async () =>
    Response.json(SESSION, { headers: { date: 'Fri, 20 Nov 2026 17:00:00 GMT' } }),
  )
  const known = await renderInPage(
    <>
      <SignUpScreen />
      <Address />
    </>,
  )
  await expect.element(known.getByText('/app/compte')).toBeVisible()
  applySessionEvent({ type: 'signed-out' })
})
