import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { type Learner, newLearner } from '../../contract/learners.ts'
import { birthDateProblem, EARLIEST_BIRTH_DATE, latestBirthDate } from '../../domain/learner.ts'
import { LEVELS } from '../../domain/level.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { today } from '../api/today.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { useKeptForm } from '../persistence/kept-form.ts'
import type { PersistedEntry } from '../persistence/persisted-state.ts'
import { UpgradeNotice } from '../plans/upgrade-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SelectField, TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'
import type { TypedLearner } from './learner-dialog-state.ts'
import { type LearnerFields, useSaveLearner } from './learners-api.ts'

const typedLearner = z.object({
  first_name: z.string(),
  last_name: z.string(),
  birth_date: z.string(),
  level: z.string(),
})

interface KeptLearner {
  /** Of the learner being edited; null for a new one. */
  readonly id: string | null
  readonly typed: TypedLearner
}

const keptLearner = z.object({ id: z.nullable(z.string()), typed: typedLearner })

/** The form, while the session is opened again (LEA-03). */
export const KEPT_LEARNER: PersistedEntry<KeptLearner | null, KeptLearner> = {
  name: 'learner',
  version: 1,
  make: (kept) => kept,
  parse: (stored) => keptLearner.safeParse(stored).data,
}

/** A pupil of a class list may go on without one (CLA-01). */
const withoutBirthDate = z.omit(newLearner, { birth_date: true })

interface CheckedFields {
  readonly fields: LearnerFields | null
  readonly wrong: FieldErrors
}

/** Validates with the server's own schema. */
function check(typed: FormData, isDateRequired: boolean): CheckedFields {
  const entries = Object.fromEntries(typed)
  const birthDate = String(entries.birth_date)
  if (birthDate === '' && !isDateRequired) {
    const parsed = withoutBirthDate.safeParse(entries)
    return { fields: parsed.data ?? null, wrong: fieldErrors(parsed) }
  }
  const parsed = newLearner.safeParse(entries)
  const wrong = fieldErrors(parsed)
  const problem = birthDateProblem(birthDate, today())
  if (birthDate === '') wrong.birth_date = fieldSentence('required')
  else if (problem) wrong.birth_date = fieldSentence(problem)
  return { fields: parsed.data ?? null, wrong }
}

interface LearnerDialogProps {
  /** Null to add one. */
  readonly before: Learner | null
  /** What was typed before the session ended; null when nothing was. */
  readonly typed: TypedLearner | null
  readonly idempotencyKey: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What was typed stays when the save fails (LEA-03). */
export function LearnerDialog(props: LearnerDialogProps): ReactElement {
  const { before, typed, idempotencyKey, onClose, onSaved } = props
  const save = useSaveLearner()
  const submission = useFormSubmission(LEARNERS.saveError)
  const { failure, formRef, isBusy, start } = submission
  useKeptForm(KEPT_LEARNER, () => {
    const form = formRef.current
    const fields = form && typedLearner.safeParse(Object.fromEntries(new FormData(form))).data
    return fields ? { id: before?.id ?? null, typed: fields } : null
  })
  const isDateRequired = before === null || before.birth_date !== null

  async function submit(data: FormData): Promise<void> {
    const { fields, wrong } = check(data, isDateRequired)
    await start(wrong, async () => {
      if (fields === null) return
      await save.mutateAsync({ before, fields, idempotencyKey })
      onSaved()
    })
  }

  return (
    <FormDialog
      title={before ? LEARNERS.editTitle : LEARNERS.addTitle}
      formRef={formRef}
      isUnsaved={typed !== null}
      busy={isBusy}
      onClose={onClose}
    >
      {(leave) => (
        <SubmissionForm submission={submission} onSubmit={submit} className="gap-4">
          {typed !== null && <Notice tone="info">{LEARNERS.broughtBack}</Notice>}
          <LearnerFieldset
            shown={typed ?? before}
            isDateRequired={isDateRequired}
            wrong={failure.fields}
          />
          {failure.sentence !== undefined && <SaveProblem error={save.error} />}
          <div className="form-actions">
            <Button variant="outline" disabled={isBusy} onClick={leave}>
              {LEARNERS.cancel}
            </Button>
            <Button type="submit" busy={isBusy} busyLabel={LEARNERS.saving}>
              {LEARNERS.save}
            </Button>
          </div>
        </SubmissionForm>
      )}
    </FormDialog>
  )
}

interface LearnerFieldsetProps {
  readonly shown: TypedLearner | Learner | null
  readonly isDateRequired: boolean
  readonly wrong: FieldErrors
}

function LearnerFieldset({ shown, isDateRequired, wrong }: LearnerFieldsetProps): ReactElement {
  return (
    <>
      <TextField
        label={LEARNERS.firstName}
        name="first_name"
        required
        autoComplete="off"
        defaultValue={shown?.first_name}
        error={wrong.first_name}
      />
      <TextField
        label={LEARNERS.lastName}
        name="last_name"
        required
        autoComplete="off"
        defaultValue={shown?.last_name}
        error={wrong.last_name}
      />
      <TextField
        label={LEARNERS.birthDate}
        name="birth_date"
        type="date"
        required={isDateRequired}
        min={EARLIEST_BIRTH_DATE}
        max={latestBirthDate(today())}
        defaultValue={shown?.birth_date ?? ''}
        error={wrong.birth_date}
      />
      <SelectField
        label={LEARNERS.level}
        name="level"
        required
        defaultValue={shown?.level}
        error={wrong.level}
      >
        <option value="">{LEARNERS.chooseLevel}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>{`${level} (${levelAges(level)})`}</option>
        ))}
      </SelectField>
    </>
  )
}

/** The specified sentence, then the server's reason when it helps. */
function SaveProblem({ error }: { error: Error | null }): ReactElement {
  const problem = error instanceof ApiProblem ? error : null
  if (problem?.code === 'learner-limit')
    return <UpgradeNotice tone="error" text={problem.sentence} />
  const isTold = problem !== null && problem.status < 500 && problem.status > 0
  return (
    <Notice tone="error">
      {isTold && problem.sentence !== ''
        ? LEARNERS.saveErrorBecause(problem.sentence)
        : LEARNERS.saveError}
    </Notice>
  )
}
