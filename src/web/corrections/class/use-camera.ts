/** The camera of the device as a picture in the page; nothing of it is kept but the photos that are taken. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CLASS_CAMERA } from '../../../texts/corrections/class-correction.ts'

export type CameraProblem = keyof (typeof CLASS_CAMERA)['problems']

/** The one on the back of a phone, at about the size that is read. */
const WANTED = {
  video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
}
/** Long side in pixels: on less, neither the code of a sheet nor its letters can be told. */
const LEAST_SIDE = 1200
const JPEG_QUALITY = 0.9

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}

/** What the video shows, as a file of its own. */
export async function photographed(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' })
}

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly isReady: boolean
  readonly problem: CameraProblem | null
}

/** Open while mounted. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setReady] = useState(false)
  const [problem, setProblem] = useState<CameraProblem | null>(null)

  useEffect(() => {
    let stream: MediaStream | undefined
    let isClosed = false
    const close = (): void => {
      isClosed = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia(WANTED)
      const shown = video.current
      if (isClosed || shown === null) return close()
      shown.srcObject = stream
      await shown.play()
      if (isClosed) return
      if (Math.max(shown.videoWidth, shown.videoHeight) < LEAST_SIDE) {
        setProblem('coarse')
        return close()
      }
      setReady(true)
    }
    open().catch((error: unknown) => {
      if (!isClosed) setProblem(problemOf(error))
      close()
    })
    return close
  }, [])

  return { video, isReady, problem }
}
