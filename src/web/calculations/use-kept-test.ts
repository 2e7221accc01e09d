/** Keeps a test of this tab through a reload, for the user who began it. */
import { useEffect } from 'react'
import { makeKeptTest, restoreKeptTest } from './kept-test-state.ts'
import type { TestState } from './test-state.ts'

function place(userId: string): string {
  return `encrier-test-${userId}`
}

/** The test that was begun in this tab, for a learner who is still there; undefined when there is none. */
export function readKeptTest(userId: string, learnerIds: readonly string[]): TestState | undefined {
  const text = sessionStorage.getItem(place(userId))
  const state = text === null ? undefined : restoreKeptTest(text, Date.now())
  return learnerIds.some((id) => id === state?.setup.learnerId) ? state : undefined
}

/** Writes every change; a full or forbidden storage loses the comfort, not the test on the screen. */
export function useKeptTest(userId: string, state: TestState): void {
  useEffect(() => {
    const kept = makeKeptTest(state)
    try {
      if (kept === null) sessionStorage.removeItem(place(userId))
      else sessionStorage.setItem(place(userId), kept)
    } catch {
      // The tab works without it.
    }
  }, [userId, state])
}
