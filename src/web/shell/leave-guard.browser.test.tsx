import { expect, test } from 'vitest'
import { show } from '../../../test/support/kit.tsx'
import { LEAVING_TEST } from '../../texts/calculation-test.ts'
import { followSession } from '../api/session.ts'
import { isWorkUnsaved } from '../api/unsaved-work.ts'
import { LeaveGuard } from './leave-guard.tsx'

const CLAIRE = {
  id: '0197f2c4-0000-7000-8000-000000000001',
  email: 'claire@encrier.test',
  name: 'Claire',
  email_verified: true,
  two_factor: false,
  attested_as: null,
}

/** Whether the browser would ask before the tab closes. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('NAV-09 CAL-11 a test that is not stored asks before the tab closes, and before signing out', async () => {
  const expiresAt = Date.now() + 3_600_000
  followSession({ type: 'signed-in', session: { user: CLAIRE, expiresAt, refreshAt: expiresAt } })
  const running = await show(<LeaveGuard active words={LEAVING_TEST.running} />)
  expect(await isWorkUnsaved()).toBe(true)
  expect(asksBeforeClosing()).toBe(true)
  await running.unmount()
  const saved = await show(<LeaveGuard active={false} words={LEAVING_TEST.unsaved} />)
  await expect.poll(isWorkUnsaved).toBe(false)
  expect(asksBeforeClosing()).toBe(false)
  await saved.unmount()
  followSession({ type: 'signed-out' })
})

test('AUT-03 nobody is held back by a test when the session is over', async () => {
  await show(<LeaveGuard active words={LEAVING_TEST.running} />)
  expect(asksBeforeClosing()).toBe(false)
})
