/** The photo of a copy that the network kept from being read waits on the device, also when the tab is closed; a week at most (FIR-06). */
import { type Dispatch, useEffect, useState } from 'react'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import type { CorrectionEvent, CorrectionState } from '../correction-state.ts'
import type { GivenText } from '../setup/use-given-text.ts'

export interface KeptPhoto {
  readonly file: File
  readonly learnerId: string | null
  readonly dictationId: string
  readonly part: GivenPart
  /** ms since 1970. */
  readonly at: number
}

export interface KeptPhotoChoice {
  /** Null when none waits, or while a copy is open. */
  readonly offered: KeptPhoto | null
  /** Its learner, its dictation and its text are chosen: it can be read. */
  readonly toRead: KeptPhoto | null
  readonly keep: (file: File) => Promise<void>
  readonly resume: () => void
  readonly forget: () => void
}

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** Where the device keeps nothing, the photo waits in the tab alone. */
async function changeKept(
  user: string,
  change: (before: KeptPhoto | undefined) => KeptPhoto | undefined,
): Promise<KeptPhoto | null> {
  try {
    const { changeOnDevice } = await import('../../offline/device-database.ts')
    const place = { user, store: 'photos', key: 'copy' } as const
    return (await changeOnDevice<KeptPhoto>(place, change)) ?? null
  } catch {
    return null
  }
}

function isFresh({ at }: KeptPhoto): boolean {
  return Date.now() - at < KEPT_FOR_MS
}

/** Read, or refused by whoever read it: another try would not end otherwise. */
function isAnswered({ step, problem }: CorrectionState): boolean {
  if (step.kind === 'verifying') return step.copy.reading !== null
  return problem !== null && problem.code !== 'network'
}

/** `given`: the text of the dictation that is chosen, once it is known. */
export function useKeptPhoto(
  user: string,
  { state, given }: { readonly state: CorrectionState; readonly given: GivenText | undefined },
  dispatch: Dispatch<CorrectionEvent>,
): KeptPhotoChoice {
  const [found, setFound] = useState<KeptPhoto | null>(null)
  const [isResumed, setResumed] = useState(false)
  const { step, learnerId, dictationId, part } = state
  /** The photo on the device is the one that was tried in this tab. */
  const [isTried, setTried] = useState(false)
  const isReading = step.kind === 'reading'
  const isDone = isTried && isAnswered(state)

  useEffect(() => {
    void changeKept(user, (kept) => (kept && isFresh(kept) ? kept : undefined)).then(setFound)
  }, [user])

  useEffect(() => {
    if (!isReading || !isResumed) return
    setFound(null)
    setResumed(false)
    setTried(true)
  }, [isReading, isResumed])

  useEffect(() => {
    if (!isDone) return
    setTried(false)
    void changeKept(user, () => undefined)
  }, [user, isDone])

  const isItsText = given?.id === found?.dictationId && part === found?.part
  return {
    offered: step.kind === 'setup' && !isResumed ? found : null,
    toRead: step.kind === 'setup' && isResumed && isItsText ? found : null,
    keep: async (file) => {
      if (dictationId === null) return
      setTried(true)
      await changeKept(user, () => ({ file, learnerId, dictationId, part, at: Date.now() }))
    },
    resume: () => {
      if (!found) return
      dispatch({ type: 'learner-chosen', id: found.learnerId })
      dispatch({ type: 'dictation-chosen', id: found.dictationId })
      dispatch({ type: 'part-chosen', part: found.part })
      setResumed(true)
    },
    forget: () => {
      setFound(null)
      void changeKept(user, () => undefined)
    },
  }
}
