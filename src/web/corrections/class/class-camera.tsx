import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { CLASS_CAMERA } from '../../../texts/corrections/class-correction.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { photographed, useCamera } from './use-camera.ts'

interface ClassCameraProps {
  readonly onPhoto: (photo: File) => void
  readonly onClose: () => void
  /** What became of the photos, told while the next sheet is laid down. */
  readonly children: ReactNode
}

/** The camera in the page: a press a copy, one sheet after the other (CLA-04). */
export function ClassCamera({ onPhoto, onClose, children }: ClassCameraProps): ReactElement {
  const { video, isReady, problem } = useCamera()
  const [taken, setTaken] = useState(0)
  const shutter = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReady) shutter.current?.focus()
  }, [isReady])

  async function shoot(): Promise<void> {
    if (video.current === null) return
    const count = taken + 1
    setTaken(count)
    onPhoto(await photographed(video.current, CLASS_CAMERA.name(count)))
  }

  if (problem !== null) {
    return (
      <Dialog open title={CLASS_CAMERA.title} onClose={onClose}>
        <Notice tone="error">{CLASS_CAMERA.problems[problem]}</Notice>
      </Dialog>
    )
  }
  return (
    <Dialog open wide title={CLASS_CAMERA.title} onClose={onClose}>
      <div className="grid gap-4">
        <video
          ref={video}
          className="camera-view"
          aria-label={CLASS_CAMERA.view}
          muted
          playsInline
        />
        <p className="text-sm text-muted">{isReady ? CLASS_CAMERA.hint : CLASS_CAMERA.asking}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            ref={shutter}
            icon="camera"
            className="flex-1"
            disabled={!isReady}
            onClick={() => void shoot()}
          >
            {CLASS_CAMERA.shoot}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {CLASS_CAMERA.done}
          </Button>
        </div>
        <div role="status" className="grid gap-1.5">
          {taken > 0 && <p>{CLASS_CAMERA.taken(taken)}</p>}
          {children}
        </div>
      </div>
    </Dialog>
  )
}
