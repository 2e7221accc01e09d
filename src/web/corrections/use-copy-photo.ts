/** The photo of a copy: checked here, read by the server with real progress, shown from this tab's memory only. */
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { Dictation } from '../../contract/dictations.ts'
import { RETRY_DELAY_MS } from '../../domain/retry.ts'
import { PHOTO_TEXTS } from '../../texts/photos.ts'
import { ApiProblem } from '../api/client.ts'
import { photoFileProblem } from '../api/photo-file.ts'
import { dataUrl, readCopy } from '../api/read-photo.ts'
import type { CorrectEvent, Stage, Trouble } from './correct-state.ts'

interface Chosen {
  readonly file: File
  readonly dictation: Dictation
}

export interface CopyPhoto {
  /** Address of the photo in this tab's memory, or null. */
  readonly url: string | null
  /** Reads a photo as the copy of a dictation. */
  readonly read: (file: File, dictation: Dictation) => void
  /** Shows a photo without reading it. */
  readonly show: (file: File) => void
  readonly forget: () => void
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiProblem && error.sentence !== '') {
    return { sentence: error.sentence, code: error.code }
  }
  return { sentence: PHOTO_TEXTS.readingError, code: 'reading-failed' }
}

async function reading(chosen: Chosen, signal: AbortSignal, dispatch: Dispatch<CorrectEvent>) {
  const { file, dictation } = chosen
  const image = await dataUrl(file).catch(() => null)
  if (image === null) throw new ApiProblem({ status: 0, code: '', sentence: PHOTO_TEXTS.fileError })
  const onProgress = (percent: number): void => dispatch({ type: 'photo-progress', percent })
  const { tokens, width, height } = await readCopy(image, dictation.id, { signal, onProgress })
  return { tokens, width, height }
}

/** An object URL that is given back when it changes or the screen goes. */
function useObjectUrl(): [url: string | null, show: (file: File | null) => void] {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  const show = useCallback(
    (file: File | null) => setUrl(file === null ? null : URL.createObjectURL(file)),
    [],
  )
  return [url, show]
}

export function useCopyPhoto(stage: Stage, dispatch: Dispatch<CorrectEvent>): CopyPhoto {
  const chosen = useRef<Chosen | null>(null)
  const [url, setPhoto] = useObjectUrl()
  const tries = stage.kind === 'reading' ? stage.tries : null

  useEffect(() => {
    const { current } = chosen
    if (tries === null || current === null) return undefined
    const stop = new AbortController()
    reading(current, stop.signal, dispatch).then(
      (found) => {
        if (stop.signal.aborted) return
        dispatch({ type: 'photo-read', original: current.dictation.content, reading: found })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) dispatch({ type: 'photo-failed', trouble: troubleOf(error) })
      },
    )
    return () => stop.abort()
  }, [tries, dispatch])

  useEffect(() => {
    if (stage.kind !== 'waiting') return undefined
    const timer = setTimeout(() => dispatch({ type: 'retried' }), RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [stage.kind, dispatch])

  async function read(file: File, dictation: Dictation): Promise<void> {
    const problem = await photoFileProblem(file)
    if (problem !== null) {
      setPhoto(null)
      dispatch({ type: 'photo-failed', trouble: { sentence: problem, code: '' } })
      return
    }
    chosen.current = { file, dictation }
    setPhoto(file)
    dispatch({ type: 'photo-chosen' })
  }

  return {
    url,
    read: (file, dictation) => void read(file, dictation),
    show: setPhoto,
    forget: () => setPhoto(null),
  }
}
