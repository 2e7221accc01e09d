import type { ReactElement } from 'react'
import type { CopyDraft } from '../../../domain/copy/draft/copy-draft.ts'
import { CHOICE } from '../../../texts/corrections.ts'
import { PHOTO_PANE } from '../../../texts/settling.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { LiveScore } from '../live-score.tsx'

interface PhotoAgainProps {
  readonly draft: CopyDraft
  readonly onFile: (file: File) => void
}

/** Without a photo, or after a reload which loses it: one can be shown beside the words, without being read. */
export function PhotoAgain({ draft, onFile }: PhotoAgainProps): ReactElement {
  return (
    <div className="contents lg:sticky lg:top-4 lg:grid lg:gap-4">
      <div className="card sticky top-2 z-20 px-4 py-3 lg:static [@media(max-height:40rem)]:static">
        <LiveScore draft={draft} />
      </div>
      <div className="card grid gap-3 p-5">
        <p className="text-sm text-muted">{PHOTO_PANE.none}</p>
        <FileDrop
          label={PHOTO_PANE.display}
          hint={CHOICE.photoHint}
          accept="image/jpeg,image/png"
          onFile={onFile}
        />
      </div>
    </div>
  )
}
