/** Stores a test once: one request at a time, the same key for every retry. */
import { type Dispatch, useRef } from 'react'
import { TEST_SUMMARY } from '../../texts/calculation-test.ts'
import { ApiProblem } from '../api/client.ts'
import { useAddPractice, useSaveTest } from './calculations-api.ts'
import { unsentTest } from './practice-state.ts'
import { savedTest, type TestEvent, type TestState } from './test-state.ts'

/** The specified sentence, and after it what the server or the network says of the reason. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.sentence === '') return TEST_SUMMARY.saveError
  return `${TEST_SUMMARY.saveError}. ${error.sentence}`
}

export function useSavingTest(state: TestState, dispatch: Dispatch<TestEvent>): () => void {
  const mutation = useSaveTest()
  const practice = useAddPractice()
  // A second click may come before the screen is drawn again.
  const isUnderWay = useRef(false)

  async function save(): Promise<void> {
    const result = savedTest(state)
    if (isUnderWay.current || result === null) return
    isUnderWay.current = true
    dispatch({ type: 'saving' })
    try {
      await mutation.mutateAsync({ result, idempotencyKey: state.key })
      dispatch({ type: 'saved' })
      // The facts to see again are a comfort beside the result: without them nothing is lost.
      const facts = unsentTest(state)
      if (facts) practice.mutate(facts)
    } catch (error) {
      dispatch({ type: 'save-failed', sentence: sentenceOf(error) })
    } finally {
      isUnderWay.current = false
    }
  }

  return () => void save()
}
