import { type Dispatch, type ReactElement, startTransition } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { CHOICE } from '../../texts/corrections.ts'
import { Button } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Notice } from '../ui/notice.tsx'
import { SeyesSheet } from '../ui/seyes-sheet.tsx'
import type { CorrectEvent, CorrectState } from './correct-state.ts'
import { DictationSelect } from './dictation-select.tsx'
import { LearnerSelect } from './learner-select.tsx'
import { type CopyPhoto, isStillUseful } from './photo/use-copy-photo.ts'
import type { OfferedDictations } from './use-offered-dictations.ts'

interface ChoiceFormProps {
  readonly state: CorrectState
  readonly learners: readonly Learner[]
  readonly dictations: OfferedDictations
  /** Whether there are more dictations than a select offers. */
  readonly isLong: boolean
  readonly photo: CopyPhoto
  readonly dispatch: Dispatch<CorrectEvent>
}

/** Learner, dictation, its text, then the photo of the copy or the way without one (COR-01). */
export function ChoiceForm(props: ChoiceFormProps): ReactElement {
  const { state, learners, dictations, isLong, photo, dispatch } = props
  const dictation = dictations.chosen
  const isReady = state.learnerId !== null && dictation !== undefined
  const guide = (): void => {
    if (!dictation) return
    // A long text is hundreds of buttons: the press is answered before they are all made.
    startTransition(() => dispatch({ type: 'guided', original: dictation.content }))
  }
  const withPhoto = photo.photos.length > 0 && isStillUseful(state.trouble)

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <section className="card grid gap-5 p-5 sm:p-7">
        <LearnerSelect
          learners={learners}
          value={state.learnerId}
          onChange={(id) => dispatch({ type: 'learner-chosen', id })}
        />
        <DictationSelect
          dictations={dictations}
          isLong={isLong}
          onChange={(id) => {
            dictations.onPick(id)
            dispatch({ type: 'dictation-chosen', id })
          }}
        />
        {dictation && (
          <div>
            <h2 className="mb-2 font-body text-base font-semibold tracking-normal">
              {CHOICE.original}
            </h2>
            <SeyesSheet>{dictation.content}</SeyesSheet>
          </div>
        )}
      </section>
      <section className="card grid gap-4 p-5 sm:p-7">
        <h2>{CHOICE.copy}</h2>
        {state.trouble && <Notice tone="error">{state.trouble.sentence}</Notice>}
        {withPhoto && (
          <div>
            <Button variant="outline" icon="eye" onClick={guide}>
              {CHOICE.withThisPhoto}
            </Button>
          </div>
        )}
        <FileDrop
          label={CHOICE.photo}
          hint={CHOICE.photoHint}
          accept="image/jpeg,image/png"
          disabled={!isReady}
          disabledReason={CHOICE.both}
          onFile={(file) => {
            if (dictation) photo.read(file, dictation)
          }}
        />
        <div className="grid justify-items-start gap-1.5">
          <Button
            variant="ghost"
            className="-ml-4"
            disabled={!isReady}
            onClick={() => {
              photo.forget()
              guide()
            }}
          >
            {CHOICE.withoutPhoto}
          </Button>
          <p className="text-sm text-muted">{CHOICE.withoutPhotoHint}</p>
        </div>
      </section>
    </div>
  )
}
