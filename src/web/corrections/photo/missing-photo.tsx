import type { ReactElement } from 'react'
import { PHOTO_PANE } from '../../../texts/settling.ts'
import { PhotoButton } from './photo-button.tsx'

/** A reload loses the photo, which nobody keeps: the same one, chosen again, lights up as before. */
export function MissingPhoto({ onFile }: { onFile: (file: File) => void }): ReactElement {
  return (
    <div className="grid justify-items-start gap-1 px-4 pt-3 pb-1">
      <p className="text-sm text-muted">{PHOTO_PANE.again}</p>
      <PhotoButton label={PHOTO_PANE.display} onFile={onFile} className="-ml-4" />
    </div>
  )
}
