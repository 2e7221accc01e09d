/** Stores what a training leaves for its learner as it goes, one part after the other; a failure never stops the training. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAddPractice } from '../calculations-api.ts'
import { type UnsentPractice, unsentTraining } from '../practice-state.ts'
import { reduceTraining, type TrainingEvent, type TrainingState } from './training-state.ts'

export interface PracticeSaving {
  /** Whether the last part could not be stored. */
  readonly failed: boolean
  readonly retry: () => void
}

/** Whether the server said no, and so has certainly not stored what it was sent. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500
}

export function usePracticeSaving(
  state: TrainingState,
  dispatch: Dispatch<TrainingEvent>,
): PracticeSaving {
  const { mutateAsync } = useAddPractice()
  const [failed, setFailed] = useState(false)
  const isUnderWay = useRef(false)
  const isLeaving = useRef(false)
  // Sent, and stored for all one knows: it goes again as it was, or what it holds would be stored twice.
  const tried = useRef<UnsentPractice | null>(null)
  const latest = useRef(state)
  latest.current = state

  function next(): UnsentPractice | null {
    tried.current ??= unsentTraining(latest.current, isLeaving.current)
    return tried.current
  }

  async function sendEach(): Promise<void> {
    for (let part = next(); part; part = next()) {
      await mutateAsync(part)
      tried.current = null
      const { session, count, isEnd } = part
      const event = { type: 'practice-sent', session, count, isEnd } as const
      // Once the screen is gone nothing else does.
      latest.current = reduceTraining(latest.current, event)
      dispatch(event)
      setFailed(false)
    }
  }

  async function send(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await sendEach()
    } catch (error) {
      if (isRefused(error)) tried.current = null
      setFailed(true)
    } finally {
      isUnderWay.current = false
      isLeaving.current = false
    }
  }

  function leave(): void {
    isLeaving.current = true
    void send()
  }

  const due = unsentTraining(state)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is sent once, by its key
  useEffect(() => void (due !== undefined && send()), [due])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest state is read when the page or the screen goes
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
