/** Sends each answer as it is given, one batch at a time; a failure never stops the exercise. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type AnsweredWord, useAddWordPractice } from './word-review-api.ts'

export interface AnswerSaving {
  readonly failed: boolean
  /** On this device: the last ones wait for a network. */
  readonly isKept: boolean
  readonly retry: () => void
}

export function useAnswerSaving(learnerId: string, answers: readonly AnsweredWord[]): AnswerSaving {
  const { mutateAsync } = useAddWordPractice()
  const [failed, setFailed] = useState(false)
  const [isKept, setKept] = useState(false)
  const sent = useRef(0)
  const isInFlight = useRef(false)
  const latest = useRef(answers)
  latest.current = answers

  async function send(): Promise<void> {
    if (isInFlight.current) return
    isInFlight.current = true
    try {
      while (sent.current < latest.current.length) {
        const batch = latest.current.slice(sent.current)
        const saved = await mutateAsync({ learnerId, answers: batch })
        setKept(saved.kind === 'kept')
        sent.current += batch.length
      }
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      isInFlight.current = false
    }
  }

  const sendNew = useEffectEvent(send)
  const count = answers.length
  useEffect(() => {
    if (count > 0) void sendNew()
  }, [count])

  return { failed, isKept, retry: () => void send() }
}
