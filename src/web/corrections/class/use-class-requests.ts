/**
 * What a class asks of the server while the adult goes on: photos read one by one, confirmed copies stored one by one, each once.
 * What the network kept from being done is tried again when it is back, and now and then, since a server may have been down.
 */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { gapTokens } from '../../../domain/copy/alignment/gap-tokens.ts'
import { confirmedText } from '../../../domain/copy/draft/copy-text.ts'
import { EMPTY_REVIEW, reviewedCopyOf } from '../../../domain/copy/review/copy-review.ts'
import { readBy } from '../../../texts/ai/provider-notices.ts'
import { CLASS_PHOTOS } from '../../../texts/corrections/class-correction.ts'
import { PHOTO_TEXTS } from '../../../texts/corrections/photos.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { readAsDataUrl, readCopyPhoto } from '../../api/read-photo.ts'
import { useSaveCorrection } from '../corrections-api.ts'
import { saveErrorSentence } from '../use-correction-saving.ts'
import type { ReadPage } from '../verification/verification-state.ts'
import { type NotedAbsences, useNoteAbsences } from './absences-api.ts'
import type { ClassPhoto } from './class-photo-state.ts'
import type { ClassQueue } from './class-photos-state.ts'
import type { ClassEvent } from './class-queue-state.ts'
import type { ClassTexts } from './use-class-photos.ts'
import type { ClassImages } from './use-kept-class.ts'

const RETRY_MS = 5000
const TOO_MANY = 429

/** What passes by itself. */
function isPassingProblem(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false
  const { status, code } = error
  return status === 0 || status === TOO_MANY || error.isRetryable || code === 'reader-busy'
}

interface NetworkRetry {
  /** Counts the tries; an effect that depends on it runs again. */
  readonly attempt: number
  readonly isWaiting: boolean
  readonly wait: (isWaiting: boolean) => void
}

function useNetworkRetry(): NetworkRetry {
  const [attempt, setAttempt] = useState(0)
  const [isWaiting, wait] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const again = (): void => {
      wait(false)
      setAttempt((count) => count + 1)
    }
    const timer = setTimeout(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting])
  return { attempt, isWaiting, wait }
}

async function readImage(
  photo: ClassPhoto,
  image: Blob,
  { dictation, texts, printed }: ClassTexts,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
): Promise<ReadPage> {
  const read = await readCopyPhoto(await readAsDataUrl(image), dictation, options)
  const { width, height } = read
  const isCloze = photo.part === 'cloze'
  const tokens = isCloze ? gapTokens(printed, texts.cloze ?? '', read.tokens) : read.tokens
  return { tokens, width, height, bytes: image.size, readBy: readBy(read) }
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiProblem && error.sentence !== ''
    ? error.sentence
    : PHOTO_TEXTS.readingError
}

/** Reads the first photo that is not read yet; true while it waits for the network or the reader. */
export function useClassReading(
  queue: ClassQueue,
  images: ClassImages,
  texts: ClassTexts,
  dispatch: Dispatch<ClassEvent>,
): boolean {
  const next = queue.photos.find(({ step }) => step.kind === 'queued' || step.kind === 'reading')
  const latest = useRef({ next, images, texts })
  latest.current = { next, images, texts }
  const { attempt, isWaiting, wait } = useNetworkRetry()
  // What was given decides how it is read.
  const reading = next && `${next.part} ${next.id}`
  const isGiven = next !== undefined && texts.texts[next.part] !== undefined
  const { isComplete } = texts

  useEffect(() => {
    const { next: photo, images: own, texts: given } = latest.current
    const image = photo && own.blobOf(photo.id)
    if (reading === undefined || photo === undefined || image === undefined || attempt < 0) {
      return undefined
    }
    if (!isGiven) {
      const sentence = CLASS_PHOTOS.notText
      if (isComplete) dispatch({ type: 'photo-failed', id: photo.id, sentence })
      return undefined
    }
    const stop = new AbortController()
    const { signal } = stop
    const onProgress = (percent: number): void =>
      dispatch({ type: 'reading', id: photo.id, percent })
    onProgress(0)
    readImage(photo, image, given, { signal, onProgress }).then(
      (page) => {
        if (signal.aborted) return
        dispatch({ type: 'photo-read', id: photo.id, page })
      },
      (error: unknown) => {
        if (signal.aborted) return
        const isPassing = isPassingProblem(error)
        wait(isPassing)
        if (isPassing) dispatch({ type: 'photo-queued', id: photo.id })
        else dispatch({ type: 'photo-failed', id: photo.id, sentence: sentenceOf(error) })
      },
    )
    return () => stop.abort()
  }, [reading, isGiven, isComplete, attempt, wait, dispatch])

  return isWaiting
}

/** True while a copy waits for the network. */
export function useClassSaving(
  queue: ClassQueue,
  dictationId: string,
  dispatch: Dispatch<ClassEvent>,
): boolean {
  const { mutateAsync } = useSaveCorrection()
  const isInFlight = useRef(false)
  const { attempt, isWaiting, wait } = useNetworkRetry()
  const next = Object.entries(queue.copies).find(([, { key }]) => key !== null)
  const latest = useRef(next)
  latest.current = next
  const key = next?.[1].key ?? null

  useEffect(() => {
    const [learnerId, one] = latest.current ?? []
    if (key === null || one === undefined || learnerId === undefined) return
    if (isInFlight.current || attempt < 0) return
    isInFlight.current = true
    const { draft } = one.copy
    const content = confirmedText(draft)
    const review = reviewedCopyOf(draft, EMPTY_REVIEW)
    mutateAsync({ learnerId, dictationId, part: one.part, content, key, review }).then(
      ({ score }) => {
        isInFlight.current = false
        dispatch({ type: 'saved', learner: learnerId, score })
      },
      (error: unknown) => {
        isInFlight.current = false
        wait(isPassingProblem(error))
        if (isPassingProblem(error)) return
        dispatch({ type: 'save-failed', learner: learnerId, sentence: saveErrorSentence(error) })
      },
    )
  }, [key, attempt, dictationId, dispatch, mutateAsync, wait])

  return isWaiting
}

/** What was said of absences and is not stored: those who are, then those who are not. */
function nextAbsences({ absences }: ClassQueue): NotedAbsences | null {
  const said = Object.entries(absences)
  const [first] = said.toSorted(([, one], [, other]) => Number(other) - Number(one))
  if (first === undefined) return null
  const [, is] = first
  return { is, learners: said.filter(([, one]) => one === is).map(([learner]) => learner) }
}

/** True while absences wait for the network. What the server refuses is shown as the server has it. */
export function useClassAbsences(
  queue: ClassQueue,
  dictationId: string,
  dispatch: Dispatch<ClassEvent>,
): boolean {
  const { mutateAsync } = useNoteAbsences(dictationId)
  const isInFlight = useRef(false)
  const { attempt, isWaiting, wait } = useNetworkRetry()
  const next = nextAbsences(queue)
  const latest = useRef(next)
  latest.current = next
  const key = next && `${next.is} ${next.learners.join(' ')}`

  useEffect(() => {
    const noted = latest.current
    if (key === null || noted === null || isInFlight.current || attempt < 0) return
    isInFlight.current = true
    const settle = (): void => dispatch({ type: 'absences-stored', ...noted })
    mutateAsync(noted).then(
      () => {
        isInFlight.current = false
        settle()
      },
      (error: unknown) => {
        isInFlight.current = false
        wait(isPassingProblem(error))
        if (!isPassingProblem(error)) settle()
      },
    )
  }, [key, attempt, dispatch, mutateAsync, wait])

  return isWaiting
}
