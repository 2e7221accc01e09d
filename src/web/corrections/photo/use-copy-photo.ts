/** The photos of a copy: checked here, read by the server with real progress, shown from this tab's memory only. */
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { Dictation } from '../../../contract/dictations.ts'
import { RETRY_DELAY_MS } from '../../../domain/dictation/generation-retry.ts'
import { readBy } from '../../../texts/ai.ts'
import { READING } from '../../../texts/corrections.ts'
import { PHOTO_TEXTS } from '../../../texts/photos.ts'
import { ApiProblem } from '../../api/client.ts'
import { photoFileProblem } from '../../api/photo-file.ts'
import { dataUrl, readCopy } from '../../api/read-photo.ts'
import type { ReadPage } from '../copy-state.ts'
import type { CorrectEvent, Stage } from '../correct-state.ts'
import type { ShownPhoto } from './copy-sheets-state.ts'
import type { Trouble } from './photo-reading-state.ts'

interface Chosen {
  readonly file: File
  readonly dictation: Dictation
}

export interface CopyPhoto {
  /** In the order in which they were given. */
  readonly photos: readonly ShownPhoto[]
  /** Reads a photo as the copy of a dictation; while a copy is settled, as one more page of it. */
  readonly read: (file: File, dictation: Dictation) => void
  /** Shows a photo without reading it. */
  readonly show: (file: File) => void
  readonly forget: () => void
}

/** Refusals after which the photo still helps: an adult reads it better than a machine. */
const STILL_USEFUL = ['page-illegible', 'reading-failed', 'reader-busy', 'network']

/** Whether a photo that could not be read is worth looking at all the same. */
export function isStillUseful(trouble: Trouble | null): boolean {
  return STILL_USEFUL.includes(trouble?.code ?? '')
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiProblem && error.sentence !== '') {
    return { sentence: error.sentence, code: error.code }
  }
  return { sentence: PHOTO_TEXTS.readingError, code: 'reading-failed' }
}

async function reading(
  chosen: Chosen,
  signal: AbortSignal,
  dispatch: Dispatch<CorrectEvent>,
): Promise<ReadPage> {
  const { file, dictation } = chosen
  const image = await dataUrl(file).catch(() => null)
  if (image === null) throw new ApiProblem({ status: 0, code: '', sentence: PHOTO_TEXTS.fileError })
  const onProgress = (percent: number): void => dispatch({ type: 'photo-progress', percent })
  const read = await readCopy(image, dictation.id, { signal, onProgress })
  const { tokens, width, height } = read
  return { tokens, width, height, bytes: file.size, readBy: readBy(read) }
}

interface Shelf {
  readonly photos: readonly ShownPhoto[]
  readonly add: (file: File) => void
  readonly drop: (file: File) => void
  readonly clear: () => void
}

/** Object URLs, given back when they are dropped or the screen goes. */
function useShelf(): Shelf {
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([])
  const shelf = useRef(photos)
  const put = useCallback((next: readonly ShownPhoto[]): void => {
    for (const photo of shelf.current) if (!next.includes(photo)) URL.revokeObjectURL(photo.url)
    shelf.current = next
    setPhotos(next)
  }, [])
  useEffect(() => () => put([]), [put])
  const others = (file: File): ShownPhoto[] =>
    shelf.current.filter(({ bytes }) => bytes !== file.size)
  return {
    photos,
    add: (file) => put([...others(file), { url: URL.createObjectURL(file), bytes: file.size }]),
    drop: (file) => put(others(file)),
    clear: () => put([]),
  }
}

export function useCopyPhoto(stage: Stage, dispatch: Dispatch<CorrectEvent>): CopyPhoto {
  const chosen = useRef<Chosen | null>(null)
  const shelf = useRef<Shelf | null>(null)
  const { photos, add, drop, clear } = useShelf()
  shelf.current = { photos, add, drop, clear }
  const tries = stage.kind === 'reading' ? stage.tries : null

  useEffect(() => {
    const { current } = chosen
    if (tries === null || current === null) return undefined
    const stop = new AbortController()
    reading(current, stop.signal, dispatch).then(
      (page) => {
        if (stop.signal.aborted) return
        dispatch({ type: 'photo-read', original: current.dictation.content, page })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const trouble = troubleOf(error)
        if (!isStillUseful(trouble)) shelf.current?.drop(current.file)
        dispatch({ type: 'photo-failed', trouble })
      },
    )
    return () => stop.abort()
  }, [tries, dispatch])

  useEffect(() => {
    if (stage.kind !== 'waiting') return undefined
    const timer = setTimeout(() => dispatch({ type: 'retried' }), RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [stage.kind, dispatch])

  function refuse(sentence: string): void {
    dispatch({ type: 'photo-failed', trouble: { sentence, code: '' } })
  }

  async function read(file: File, dictation: Dictation): Promise<void> {
    const isNext = stage.kind === 'settling'
    const isKnown =
      isNext && stage.copy.reading?.pages.some(({ bytes }) => bytes === file.size) === true
    const problem = isKnown ? READING.already : await photoFileProblem(file)
    if (!isNext) clear()
    if (problem !== null) return refuse(problem)
    chosen.current = { file, dictation }
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
    forget: clear,
  }
}
