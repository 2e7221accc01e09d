import { expect, test } from 'vitest'
import { signInClaire } from '../../../test/support/people/signed-in.ts'
import { renderInPage } from '../../../test/support/screens/kit.tsx'
import { LEAVING_TEST } from '../../texts/calculations/calculation-test.ts'
import { applySessionEvent } from '../session/session.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { hasUnsavedWorkInAnyTab } from './unsaved-work.ts'

/** Whether the browser would ask before the tab closes. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('NAV-09 CAL-11 a test that is not stored asks before the tab closes, and before signing out', async () => {
  signInClaire()
  const running = await renderInPage(<LeaveGuard active words={LEAVING_TEST.running} />)
  expect(await hasUnsavedWorkInAnyTab()).toBe(true)
  expect(asksBeforeClosing()).toBe(true)
  await running.unmount()
  const saved = await renderInPage(<LeaveGuard active={false} words={LEAVING_TEST.unsaved} />)
  await expect.poll(hasUnsavedWorkInAnyTab).toBe(false)
  expect(asksBeforeClosing()).toBe(false)
  await saved.unmount()
  applySessionEvent({ type: 'signed-out' })
})

test('AUT-03 nobody is held back by a test when the session is over', async () => {
  await renderInPage(<LeaveGuard active words={LEAVING_TEST.running} />)
  expect(asksBeforeClosing()).toBe(false)
})
