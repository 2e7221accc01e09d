/** The photos of a copy: read by the server, shown from this tab's memory only. */
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { gapTokens } from '../../../domain/copy/alignment/gap-tokens.ts'
import { RETRY_DELAY_MS } from '../../../domain/retry.ts'
import { readBy } from '../../../texts/ai/provider-notices.ts'
import { COPY_READING } from '../../../texts/corrections/corrections.ts'
import { PHOTO_TEXTS } from '../../../texts/corrections/photos.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { photoFileProblem, readAsDataUrl, readCopyPhoto } from '../../api/read-photo.ts'
import type { CorrectionEvent, CorrectionStep } from '../correction-state.ts'
import type { GivenText } from '../setup/use-given-text.ts'
import type { ReadPage } from '../verification/verification-state.ts'
import type { ShownPhoto } from './copy-sheets-state.ts'
import type { PhotoProblem } from './photo-reading-state.ts'

interface ChosenPhoto {
  readonly file: File
  /** Of its copy. */
  readonly isFirst: boolean
  readonly dictation: GivenText
}

export interface CopyPhotos {
  /** In the order they were added. */
  readonly photos: readonly ShownPhoto[]
  /** During a verification: as another page of the copy. */
  readonly read: (file: File, dictation: GivenText) => void
  /** Shows a photo without reading it. */
  readonly show: (file: File) => void
  readonly forget: () => void
}

/** Codes after which the photo is still worth showing: an adult may read what the machine could not. */
const STILL_USEFUL = ['page-illegible', 'page-too-full', 'reading-failed', 'reader-busy', 'network']

export function isPhotoStillUseful(problem: PhotoProblem | null): boolean {
  return STILL_USEFUL.includes(problem?.code ?? '')
}

function isAway(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'network'
}

function problemOf(error: unknown): PhotoProblem {
  if (isAway(error)) return { sentence: PHOTO_TEXTS.waits, code: 'network' }
  if (error instanceof ApiProblem && error.sentence !== '') {
    return { sentence: error.sentence, code: error.code }
  }
  return { sentence: PHOTO_TEXTS.readingError, code: 'reading-failed' }
}

async function readPage(
  chosen: ChosenPhoto,
  signal: AbortSignal,
  dispatch: Dispatch<CorrectionEvent>,
): Promise<ReadPage> {
  const { file, dictation } = chosen
  const image = await readAsDataUrl(file).catch(() => null)
  if (image === null) throw new ApiProblem({ status: 0, code: '', sentence: PHOTO_TEXTS.fileError })
  const onProgress = (percent: number): void => dispatch({ type: 'photo-progress', percent })
  const read = await readCopyPhoto(image, dictation.id, { signal, onProgress })
  const { width, height } = read
  const { printed, content } = dictation
  const tokens = printed === null ? read.tokens : gapTokens(printed, content, read.tokens)
  return { tokens, width, height, bytes: file.size, readBy: readBy(read) }
}

interface WaitingPhoto {
  /** After a failure: has a photo wait when the network was its reason, on the device if it is the first of its copy. */
  readonly hold: (error: unknown, chosen: ChosenPhoto) => Promise<void>
  readonly release: () => void
}

/** Reads the photo that the network kept from being read as soon as it is back, unless the adult went on without it. */
function useWaitingPhoto(
  step: CorrectionStep,
  dispatch: Dispatch<CorrectionEvent>,
  keep: (file: File) => Promise<void>,
): WaitingPhoto {
  const waits = useRef(false)
  const latestKeep = useRef(keep)
  latestKeep.current = keep
  // Settled without the photo: another page would come as a surprise.
  if (step.kind === 'verifying' && step.copy.reading === null) waits.current = false
  useEffect(() => {
    const again = (): void => {
      if (!waits.current) return
      waits.current = false
      dispatch({ type: 'photo-chosen' })
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [dispatch])
  const hold = useCallback(async (error: unknown, { file, isFirst }: ChosenPhoto) => {
    waits.current = isAway(error)
    if (waits.current && isFirst) await latestKeep.current(file)
  }, [])
  const release = useCallback(() => {
    waits.current = false
  }, [])
  return { hold, release }
}

interface ObjectUrls {
  readonly photos: readonly ShownPhoto[]
  readonly add: (file: File) => void
  readonly drop: (file: File) => void
  readonly clear: () => void
}

/** Object URLs, revoked when dropped or on unmount. */
function useObjectUrls(): ObjectUrls {
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([])
  const urls = useRef(photos)
  const put = useCallback((next: readonly ShownPhoto[]): void => {
    for (const photo of urls.current) if (!next.includes(photo)) URL.revokeObjectURL(photo.url)
    urls.current = next
    setPhotos(next)
  }, [])
  useEffect(() => () => put([]), [put])
  const others = (file: File): ShownPhoto[] =>
    urls.current.filter(({ bytes }) => bytes !== file.size)
  return {
    photos,
    add: (file) => put([...others(file), { url: URL.createObjectURL(file), bytes: file.size }]),
    drop: (file) => put(others(file)),
    clear: () => put([]),
  }
}

/** `keep`: called with a photo that the network kept from being read. */
export function useCopyPhotos(
  step: CorrectionStep,
  dispatch: Dispatch<CorrectionEvent>,
  keep: (file: File) => Promise<void>,
): CopyPhotos {
  const chosen = useRef<ChosenPhoto | null>(null)
  const urls = useRef<ObjectUrls | null>(null)
  const { photos, add, drop, clear } = useObjectUrls()
  urls.current = { photos, add, drop, clear }
  const tries = step.kind === 'reading' ? step.tries : null
  const { hold, release } = useWaitingPhoto(step, dispatch, keep)

  useEffect(() => {
    const { current } = chosen
    if (tries === null || current === null) return undefined
    const stop = new AbortController()
    readPage(current, stop.signal, dispatch).then(
      (page) => {
        if (stop.signal.aborted) return
        dispatch({ type: 'photo-read', original: current.dictation.content, page })
      },
      async (error: unknown) => {
        // Said to wait once it does.
        await hold(error, current)
        if (stop.signal.aborted) return
        const problem = problemOf(error)
        if (!isPhotoStillUseful(problem)) urls.current?.drop(current.file)
        dispatch({ type: 'photo-failed', problem })
      },
    )
    return () => stop.abort()
  }, [tries, dispatch, hold])

  useEffect(() => {
    if (step.kind !== 'waiting') return undefined
    const timer = setTimeout(() => dispatch({ type: 'retried' }), RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [step.kind, dispatch])

  function refuse(sentence: string): void {
    dispatch({ type: 'photo-failed', problem: { sentence, code: '' } })
  }

  async function read(file: File, dictation: GivenText): Promise<void> {
    const isNext = step.kind === 'verifying'
    const isKnown =
      isNext && step.copy.reading?.pages.some(({ bytes }) => bytes === file.size) === true
    const problem = isKnown ? COPY_READING.already : await photoFileProblem(file)
    if (!isNext) clear()
    release()
    if (problem !== null) return refuse(problem)
    chosen.current = { file, dictation, isFirst: !isNext }
    add(file)
    dispatch({ type: 'photo-chosen' })
  }

  async function show(file: File): Promise<void> {
    const problem = await photoFileProblem(file)
    if (problem === null) add(file)
    else refuse(problem)
  }

  return {
    photos,
    read: (file, dictation) => void read(file, dictation),
    show: (file) => void show(file),
    forget: () => {
      release()
      clear()
    },
  }
}
