import type { ReactElement } from 'react'
import { GENERATOR } from '../../texts/dictations.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

interface WordPhotoZoneProps {
  /** 0 to 100 while a photo is being read, else null. */
  readonly percent: number | null
  readonly disabled: boolean
  readonly onFile: (file: File) => void
  readonly onCancel: () => void
}

/** The photo of a list of words: a zone to drop it on, a modal while it is read (GEN-07). */
export function WordPhotoZone(props: WordPhotoZoneProps): ReactElement {
  const { percent, disabled, onFile, onCancel } = props
  return (
    <>
      <FileDrop
        label={GENERATOR.photo}
        hint={GENERATOR.photoHint}
        accept="image/jpeg,image/png"
        disabled={disabled}
        onFile={onFile}
      />
      {percent !== null && (
        <Dialog open onClose={onCancel} title={GENERATOR.reading}>
          <div className="grid gap-5">
            <p className="text-muted">{GENERATOR.readingHint}</p>
            <ProgressBar label={GENERATOR.reading} percent={percent} />
            <div className="flex justify-end">
              <Button variant="outline" onClick={onCancel}>
                {GENERATOR.cancel}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
