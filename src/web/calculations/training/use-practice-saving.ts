/** Saves a training's practice in batches as it goes, one at a time; a failure never stops the training. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAddPractice } from '../calculations-api.ts'
import { type UnsentPractice, unsentTraining } from '../practice-state.ts'
import { reduceTraining, type TrainingEvent, type TrainingState } from './training-state.ts'

export interface PracticeSaving {
  readonly failed: boolean
  readonly retry: () => void
}

/** A 4xx: certainly not stored, unlike a network failure. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500
}

export function usePracticeSaving(
  state: TrainingState,
  dispatch: Dispatch<TrainingEvent>,
): PracticeSaving {
  const { mutateAsync } = useAddPractice()
  const [failed, setFailed] = useState(false)
  const isInFlight = useRef(false)
  const isLeaving = useRef(false)
  // Sent but unconfirmed: it may have been stored, so it is resent unchanged under its key, never rebuilt.
  const unconfirmed = useRef<UnsentPractice | null>(null)
  const latest = useRef(state)
  latest.current = state

  function next(): UnsentPractice | null {
    unconfirmed.current ??= unsentTraining(latest.current, isLeaving.current)
    return unconfirmed.current
  }

  async function sendBatches(): Promise<void> {
    for (let batch = next(); batch; batch = next()) {
      await mutateAsync(batch)
      unconfirmed.current = null
      const { session, count, isEnd } = batch
      const event = { type: 'practice-sent', session, count, isEnd } as const
      // After unmount no re-render updates the ref.
      latest.current = reduceTraining(latest.current, event)
      dispatch(event)
      setFailed(false)
    }
  }

  async function send(): Promise<void> {
    if (isInFlight.current) return
    isInFlight.current = true
    try {
      await sendBatches()
    } catch (error) {
      if (isRefused(error)) unconfirmed.current = null
      setFailed(true)
    } finally {
      isInFlight.current = false
      isLeaving.current = false
    }
  }

  function leave(): void {
    isLeaving.current = true
    void send()
  }

  const due = unsentTraining(state)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a batch is sent once, by its key
  useEffect(() => void (due !== undefined && send()), [due])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the latest state through a ref
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  return { failed, retry: () => void send() }
}
