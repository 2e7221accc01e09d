/** Keeps a test of this tab through a reload, for the user who began it. */
import { useEffect } from 'react'
import { makePersistedTest, restoreTest } from './persisted-test-state.ts'
import type { TestState } from './test-state.ts'

function storageKey(userId: string): string {
  return `encrier-test-${userId}`
}

/** The test that was begun in this tab, for a learner who is still there; undefined when there is none. */
export function readPersistedTest(
  userId: string,
  learnerIds: readonly string[],
): TestState | undefined {
  const text = sessionStorage.getItem(storageKey(userId))
  const state = text === null ? undefined : restoreTest(text, Date.now())
  return learnerIds.some((id) => id === state?.setup.learnerId) ? state : undefined
}

/** Writes every change; a full or forbidden storage loses the comfort, not the test on the screen. */
export function usePersistedTest(userId: string, state: TestState): void {
  useEffect(() => {
    const kept = makePersistedTest(state)
    try {
      if (kept === null) sessionStorage.removeItem(storageKey(userId))
      else sessionStorage.setItem(storageKey(userId), kept)
    } catch {
      // The tab works without it.
    }
  }, [userId, state])
}
