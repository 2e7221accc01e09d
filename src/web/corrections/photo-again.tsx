import type { ReactElement } from 'react'
import { CHOICE, PHOTO_PANE } from '../../texts/corrections.ts'
import { FileDrop } from '../ui/file-drop.tsx'

/** After a reload the photo is gone: it can be shown beside the words again, without being read again. */
export function PhotoAgain({ onFile }: { onFile: (file: File) => void }): ReactElement {
  return (
    <div className="card grid gap-3 p-5">
      <p className="text-sm text-muted">{PHOTO_PANE.gone}</p>
      <FileDrop
        label={PHOTO_PANE.showAgain}
        hint={CHOICE.photoHint}
        accept="image/jpeg,image/png"
        onFile={onFile}
      />
    </div>
  )
}
