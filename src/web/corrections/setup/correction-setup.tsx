import { type Dispatch, type ReactElement, startTransition } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { MAX_SEARCH_LENGTH } from '../../../domain/dictation/dictation-search.ts'
import { COPY_CHOICE } from '../../../texts/corrections/corrections.ts'
import { LIBRARY } from '../../../texts/dictations/dictation-search.ts'
import { DICTATION_FORM_NAMES } from '../../../texts/vocabulary.ts'
import { LearnerSelect } from '../../learners/learner-select.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { SeyesSheet } from '../../ui/sheet/seyes-sheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CorrectionEvent, CorrectionState } from '../correction-state.ts'
import { type CopyPhotos, isPhotoStillUseful } from '../photo/use-copy-photos.ts'
import { GivenPartSelect } from './given-part-select.tsx'
import type { OfferedDictations } from './use-dictation-choice.ts'
import type { GivenTextChoice } from './use-given-text.ts'

interface CorrectionSetupProps {
  readonly state: CorrectionState
  readonly learners: readonly Learner[]
  readonly dictations: OfferedDictations
  readonly given: GivenTextChoice
  /** Whether a search is needed: more dictations than the select offers. */
  readonly isLong: boolean
  readonly photo: CopyPhotos
  readonly dispatch: Dispatch<CorrectionEvent>
}

/** COR-01. */
export function CorrectionSetup(props: CorrectionSetupProps): ReactElement {
  const { state, learners, dictations, given, isLong, photo, dispatch } = props
  const dictation = dictations.chosen
  const isReady = state.learnerId !== null && given.text !== undefined
  const guide = (): void => {
    const { text } = given
    if (!text) return
    // Verifying a long text mounts hundreds of buttons: the press must paint first.
    startTransition(() => dispatch({ type: 'guided', original: text.content }))
  }
  const withPhoto = photo.photos.length > 0 && isPhotoStillUseful(state.problem)

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <section className="card grid gap-5 p-5 sm:p-7">
        <LearnerSelect
          label={COPY_CHOICE.learner}
          none={COPY_CHOICE.chooseLearner}
          required
          learners={learners}
          value={state.learnerId}
          onChange={(learner) => dispatch({ type: 'learner-chosen', id: learner?.id ?? null })}
        />
        <DictationSelect
          dictations={dictations}
          isLong={isLong}
          onChange={(id) => {
            dictations.onPick(id)
            dispatch({ type: 'dictation-chosen', id })
          }}
        />
        {dictation && given.parts.length > 1 && (
          <GivenPartSelect
            parts={given.parts}
            part={state.part}
            hasFailed={given.hasFailed}
            onChange={(part) => dispatch({ type: 'part-chosen', part })}
          />
        )}
        {dictation && (
          <div>
            <h2 className="mb-2 flex flex-wrap items-center gap-2 font-body text-base font-semibold tracking-normal">
              {COPY_CHOICE.original}
              {dictation.form !== null && <Tag>{DICTATION_FORM_NAMES[dictation.form]}</Tag>}
            </h2>
            <SeyesSheet numbered={dictation.form === 'sentences'}>
              {given.text?.content ?? ''}
            </SeyesSheet>
          </div>
        )}
      </section>
      <section className="card grid gap-4 p-5 sm:p-7">
        <h2>{COPY_CHOICE.copy}</h2>
        {state.problem && <Notice tone="error">{state.problem.sentence}</Notice>}
        {withPhoto && (
          <div>
            <Button variant="outline" icon="eye" onClick={guide}>
              {COPY_CHOICE.withThisPhoto}
            </Button>
          </div>
        )}
        <FileDrop
          label={COPY_CHOICE.photo}
          hint={COPY_CHOICE.photoHint}
          accept="image/jpeg,image/png"
          disabled={!isReady}
          disabledReason={COPY_CHOICE.both}
          onFile={(file) => {
            if (given.text) photo.read(file, given.text)
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
            {COPY_CHOICE.withoutPhoto}
          </Button>
          <p className="text-sm text-muted">{COPY_CHOICE.withoutPhotoHint}</p>
        </div>
      </section>
    </div>
  )
}

interface DictationSelectProps {
  readonly dictations: OfferedDictations
  /** Whether a search is needed: more dictations than the select offers. */
  readonly isLong: boolean
  readonly onChange: (id: string | null) => void
}

function DictationSelect(props: DictationSelectProps): ReactElement {
  const { dictations, isLong, onChange } = props
  const { chosen, offered, search, found } = dictations
  return (
    <>
      {isLong && (
        <search>
          <TextField
            type="search"
            label={LIBRARY.search}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            value={search}
            onChange={(event) => dictations.onSearch(event.currentTarget.value)}
          />
          <p role="status" className="mt-1 text-sm text-muted">
            {found === undefined ? '' : LIBRARY.found(found)}
          </p>
        </search>
      )}
      <SelectField
        label={COPY_CHOICE.dictation}
        required
        value={chosen?.id ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{COPY_CHOICE.chooseDictation}</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </>
  )
}
