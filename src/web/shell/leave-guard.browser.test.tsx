import { expect, test } from 'vitest'
import { signInClaire } from '../../../test/support/people/signed-in.ts'
import { show } from '../../../test/support/screens/kit.tsx'
import { LEAVING_TEST } from '../../texts/calculation-test.ts'
import { followSession } from '../api/session.ts'
import { isWorkUnsaved } from '../api/unsaved-work.ts'
import { LeaveGuard } from './leave-guard.tsx'

/** Whether the browser would ask before the tab closes. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('NAV-09 CAL-11 a test that is not stored asks before the tab closes, and before signing out', async () => {
  signInClaire()
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
