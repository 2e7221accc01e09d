import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { CopyDraft } from '../../../domain/copy/draft/copy-draft.ts'
import { isStrange } from '../../../domain/copy/text/resemblance.ts'
import { MAX_CONTENT_LENGTH } from '../../../domain/dictation/dictation-limits.ts'
import {
  COPY_VERIFICATION,
  PHOTO_PANE,
  TEXT_VIEW,
} from '../../../texts/corrections/copy-verification.ts'
import { COPY_CHOICE } from '../../../texts/corrections/corrections.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { sheetsOf } from '../photo/copy-sheets-state.ts'
import { PhotoPane } from '../photo/photo-pane.tsx'
import type { PhotoProblem } from '../photo/photo-reading-state.ts'
import type { CopyPhotos } from '../photo/use-copy-photos.ts'
import { CopyWords } from './copy-words.tsx'
import { LiveScore } from './live-score.tsx'
import { ReadingNotice } from './reading-notice.tsx'
import { ReadingQuestions } from './reading-questions.tsx'
import {
  ValidationPrompt,
  VerificationActions,
  type VerificationActionsProps,
} from './verification-actions.tsx'
import type { CopyVerification, VerificationEvent } from './verification-state.ts'
import { WordPanel } from './word-panel.tsx'

interface VerificationViewProps extends VerificationActionsProps {
  readonly photo: CopyPhotos
  /** Why another page could not be read. */
  readonly problem: PhotoProblem | null
}

/** The photo beside what was read: an adult checks the copy word by word. */
export function VerificationView(props: VerificationViewProps): ReactElement {
  const { copy, photo, problem, dispatch } = props
  const sheets = sheetsOf(copy.reading, photo.photos)
  // Words have no boxes on a photo that was not read: nothing to crop.
  const urls = sheets.map(({ url, page }) => (page === null ? null : url))
  // Guided entry needs explaining before the words; a trusted reading does not.
  const isWarned = copy.draft.guided
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {sheets.length === 0 ? (
          <NoPhotoCard draft={copy.draft} onFile={photo.show} />
        ) : (
          <PhotoPane copy={copy} sheets={sheets} dispatch={dispatch} onShow={photo.show} />
        )}
        <div className="grid min-w-0 gap-4">
          {problem && <Notice tone="error">{problem.sentence}</Notice>}
          {isWarned && <ReadingNotice copy={copy} dispatch={dispatch} />}
          {copy.typed === null && <ReadingQuestions copy={copy} dispatch={dispatch} />}
          {copy.typed === null ? (
            <CopyWords copy={copy} dispatch={dispatch} />
          ) : (
            <CopyTextEditor original={copy.draft.original} typed={copy.typed} dispatch={dispatch} />
          )}
          {copy.typed === null && (
            <WordPanel key={panelKey(copy)} copy={copy} urls={urls} dispatch={dispatch}>
              <ValidationPrompt {...props} />
            </WordPanel>
          )}
          {!isWarned && <ReadingNotice copy={copy} dispatch={dispatch} />}
          <VerificationActions {...props} />
        </div>
      </div>
      <p className="hidden text-sm text-muted lg:block">{COPY_VERIFICATION.keys}</p>
    </div>
  )
}

/** Resets the fields of the panel for each word. */
function panelKey({ focus }: CopyVerification): string {
  return focus === null ? '' : `${focus.kind}-${focus.index}`
}

interface NoPhotoCardProps {
  readonly draft: CopyDraft
  readonly onFile: (file: File) => void
}

/** In place of a photo: one can be shown beside the words without being read. */
function NoPhotoCard({ draft, onFile }: NoPhotoCardProps): ReactElement {
  return (
    <div className="contents lg:sticky lg:top-4 lg:grid lg:gap-4">
      <div className="card sticky top-2 z-20 px-4 py-3 lg:static [@media(max-height:40rem)]:static">
        <LiveScore draft={draft} />
      </div>
      <div className="card grid gap-3 p-5">
        <p className="text-sm text-muted">{PHOTO_PANE.none}</p>
        <FileDrop
          label={PHOTO_PANE.display}
          hint={COPY_CHOICE.photoHint}
          accept="image/jpeg,image/png"
          onFile={onFile}
        />
      </div>
    </div>
  )
}

interface CopyTextEditorProps {
  readonly original: string
  readonly typed: string
  readonly dispatch: (event: VerificationEvent) => void
}

/** The whole text as one field, for those who would rather type than tap words (COR-04). */
function CopyTextEditor({ original, typed, dispatch }: CopyTextEditorProps): ReactElement {
  const card = useRef<HTMLDivElement>(null)
  const isOther = useMemo(() => isStrange(original, typed), [original, typed])
  useEffect(() => {
    card.current?.querySelector('textarea')?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={card} className="card grid scroll-mt-[45dvh] gap-4 p-5 lg:scroll-mt-24">
      <TextArea
        label={TEXT_VIEW.label}
        hint={TEXT_VIEW.hint}
        rows={8}
        maxLength={MAX_CONTENT_LENGTH}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        value={typed}
        onChange={(event) => dispatch({ type: 'text-typed', text: event.currentTarget.value })}
      />
      {isOther && <Notice tone="warning">{TEXT_VIEW.strange}</Notice>}
      <div>
        <Button variant="outline" icon="check" onClick={() => dispatch({ type: 'text-confirmed' })}>
          {TEXT_VIEW.exact}
        </Button>
      </div>
    </div>
  )
}
