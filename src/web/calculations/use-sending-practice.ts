/** Stores what a training leaves for its learner as it goes, one part after the other; a failure never stops the training. */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { useAddPractice } from './calculations-api.ts'
import { type UnsentPractice, unsentTraining } from './practice-state.ts'
import type { TrainingEvent, TrainingState } from './training-state.ts'

export interface SendingPractice {
  /** Whether the last part could not be stored. */
  readonly failed: boolean
  readonly retry: () => void
}

export function useSendingPractice(
  state: TrainingState,
  dispatch: Dispatch<TrainingEvent>,
): SendingPractice {
  const { mutateAsync } = useAddPractice()
  const [failed, setFailed] = useState(false)
  const isUnderWay = useRef(false)
  const latest = useRef(state)
  latest.current = state
  const due = unsentTraining(state)

  async function send(part: UnsentPractice | null): Promise<void> {
    if (part === null || isUnderWay.current) return
    isUnderWay.current = true
    try {
      await mutateAsync(part)
      setFailed(false)
      const { session, count, isEnd } = part
      dispatch({ type: 'practice-sent', session, count, isEnd })
    } catch {
      setFailed(true)
    } finally {
      isUnderWay.current = false
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is sent once, by its key
  useEffect(() => void send(due), [due?.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest state is read when the page or the screen goes
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void send(unsentTraining(latest.current, true))
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void send(unsentTraining(latest.current, true))
    }
  }, [])

  return { failed, retry: () => void send(due) }
}
