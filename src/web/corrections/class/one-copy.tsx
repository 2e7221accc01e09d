import { type ReactElement, useState } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { CLASS_CORRECTION } from '../../../texts/corrections/class-correction.ts'
import { LEAVING_CORRECTION } from '../../../texts/corrections/corrections.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import type { ShownPhoto } from '../photo/copy-sheets-state.ts'
import type { CopyVerification } from '../verification/verification-state.ts'
import { VerificationView } from '../verification/verification-view.tsx'
import type { ClassQueue } from './class-photos-state.ts'
import type { ClassEvent } from './class-queue-state.ts'
import type { ClassImages } from './use-kept-class.ts'

interface OneCopyProps {
  readonly learner: string
  /** Of the learner. */
  readonly name: string
  readonly copy: CopyVerification
  readonly queue: ClassQueue
  readonly learners: readonly Learner[]
  readonly images: ClassImages
  readonly dispatch: (event: ClassEvent) => void
  readonly onClose: () => void
  readonly onPage: (file: File) => void
  readonly onLearner: (learner: string) => void
  readonly onValidate: () => void
}

/** One copy of the class as a single one is checked, with the same screen. */
export function OneCopy(props: OneCopyProps): ReactElement {
  const { learner, copy, queue, learners, images, dispatch, onClose, onPage } = props
  const [isAsked, setAsked] = useState(false)
  const own = queue.photos.filter((photo) => photo.learner === learner && photo.question === null)
  const photos = own.flatMap(({ id, step }): ShownPhoto[] => {
    const url = images.urlOf(id)
    return step.kind === 'read' && url !== undefined ? [{ url, bytes: step.page.bytes }] : []
  })

  function move(id: string | null): void {
    if (id === null || id === learner) return
    dispatch({ type: 'copy-moved', from: learner, to: id })
    props.onLearner(id)
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="outline" icon="arrow-left" onClick={onClose}>
          {CLASS_CORRECTION.backToClass}
        </Button>
        <h2>{props.name}</h2>
      </div>
      <VerificationView
        copy={copy}
        learners={learners}
        learnerId={learner}
        photo={{ photos, read: onPage, show: onPage, forget: onClose }}
        problem={null}
        onPage={onPage}
        dispatch={(event) => dispatch({ type: 'copy', learner, event })}
        onLearner={move}
        onValidate={props.onValidate}
        onAbandon={() => setAsked(true)}
      />
      <ConfirmDialog
        open={isAsked}
        title={LEAVING_CORRECTION.abandonTitle}
        message={LEAVING_CORRECTION.abandonMessage}
        confirmLabel={LEAVING_CORRECTION.abandon}
        onConfirm={() => {
          for (const { id } of own) dispatch({ type: 'photo-dropped', id })
          onClose()
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
