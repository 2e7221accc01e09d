import { type Dispatch, useEffect, useRef } from 'react'
import { readBy } from '../../texts/ai/provider-notices.ts'
import { PHOTO_TEXTS } from '../../texts/corrections/photos.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { photoFileProblem, readAsDataUrl, readWordListPhoto } from '../api/read-photo.ts'
import type { GeneratorEvent } from './generator-state.ts'

function readingProblem(error: unknown): string {
  return error instanceof ApiProblem && error.sentence !== ''
    ? error.sentence
    : PHOTO_TEXTS.readingError
}

async function imageOf(file: File): Promise<string> {
  try {
    return await readAsDataUrl(file)
  } catch {
    throw new ApiProblem({ status: 0, code: '', sentence: PHOTO_TEXTS.fileError })
  }
}

export interface WordPhoto {
  readonly read: (file: File) => void
  readonly cancel: () => void
}

export function useWordPhoto(dispatch: Dispatch<GeneratorEvent>): WordPhoto {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function read(file: File): Promise<void> {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const problem = await photoFileProblem(file)
    if (stop.signal.aborted) return
    if (problem !== null) {
      dispatch({ type: 'photo-failed', sentence: problem })
      return
    }
    dispatch({ type: 'photo-chosen' })
    try {
      const onProgress = (percent: number): void => dispatch({ type: 'photo-progress', percent })
      const read = await readWordListPhoto(await imageOf(file), { signal: stop.signal, onProgress })
      const { words, doubtful } = read
      if (stop.signal.aborted) return
      dispatch({ type: 'photo-read', words, doubtful, readBy: readBy(read) })
    } catch (error) {
      if (!stop.signal.aborted) dispatch({ type: 'photo-failed', sentence: readingProblem(error) })
    }
  }

  return {
    read: (file) => void read(file),
    cancel: () => {
      running.current?.abort()
      dispatch({ type: 'photo-cancelled' })
    },
  }
}
