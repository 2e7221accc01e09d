import type { ReactElement } from 'react'
import { CHOICE, PHOTO_PANE } from '../../texts/corrections.ts'
import { FileDrop } from '../ui/file-drop.tsx'

/** A reload loses the photo, which nobody keeps: the same one, chosen again, lights up as before. */
export function MissingPhoto({ onFile }: { onFile: (file: File) => void }): ReactElement {
  return (
    <div className="grid gap-3 p-4">
      <p className="text-sm text-muted">{PHOTO_PANE.again}</p>
      <FileDrop
        label={PHOTO_PANE.display}
        hint={CHOICE.photoHint}
        accept="image/jpeg,image/png"
        onFile={onFile}
      />
    </div>
  )
}
