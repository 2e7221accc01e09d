import type { ReactElement } from 'react'
import { type Learner, type NewLearner, newLearner } from '../../contract/learners.ts'
import { birthDateProblem, EARLIEST_BIRTH_DATE, latestBirthDate } from '../../domain/learner.ts'
import { LEVELS } from '../../domain/level.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { today } from '../api/today.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SelectField, TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useSaveLearner } from './learners-api.ts'

/** Validates with the server's own schema. */
function check(typed: FormData): { fields: NewLearner | null; wrong: FieldErrors } {
  const entries = Object.fromEntries(typed)
  const parsed = newLearner.safeParse(entries)
  const wrong = fieldErrors(parsed)
  const birthDate = String(entries.birth_date)
  const problem = birthDateProblem(birthDate, today())
  if (birthDate === '') wrong.birth_date = fieldSentence('required')
  else if (problem) wrong.birth_date = fieldSentence(problem)
  return { fields: parsed.data ?? null, wrong }
}

interface LearnerDialogProps {
  /** Null to add one. */
  readonly before: Learner | null
  readonly idempotencyKey: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What was typed stays when the save fails (LEA-03). */
export function LearnerDialog(props: LearnerDialogProps): ReactElement {
  const { before, idempotencyKey, onClose, onSaved } = props
  const save = useSaveLearner()
  const submission = useFormSubmission(LEARNERS.saveError)
  const { failure, isBusy, start } = submission
  // Not while saving: its success would close whatever dialog is open by then.
  const leave = isBusy ? () => undefined : onClose

  async function submit(typed: FormData): Promise<void> {
    const { fields, wrong } = check(typed)
    await start(wrong, async () => {
      if (fields === null) return
      await save.mutateAsync({ before, fields, idempotencyKey })
      onSaved()
    })
  }

  return (
    <Dialog open onClose={leave} title={before ? LEARNERS.editTitle : LEARNERS.addTitle}>
      <SubmissionForm submission={submission} onSubmit={submit} className="gap-4">
        <LearnerFields before={before} wrong={failure.fields} />
        {failure.sentence !== undefined && <Notice tone="error">{saveProblem(save.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {LEARNERS.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={LEARNERS.saving}>
            {LEARNERS.save}
          </Button>
        </div>
      </SubmissionForm>
    </Dialog>
  )
}

interface LearnerFieldsProps {
  readonly before: Learner | null
  readonly wrong: FieldErrors
}

function LearnerFields({ before, wrong }: LearnerFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label={LEARNERS.firstName}
        name="first_name"
        required
        autoComplete="off"
        defaultValue={before?.first_name}
        error={wrong.first_name}
      />
      <TextField
        label={LEARNERS.lastName}
        name="last_name"
        required
        autoComplete="off"
        defaultValue={before?.last_name}
        error={wrong.last_name}
      />
      <TextField
        label={LEARNERS.birthDate}
        name="birth_date"
        type="date"
        required
        min={EARLIEST_BIRTH_DATE}
        max={latestBirthDate(today())}
        defaultValue={before?.birth_date}
        error={wrong.birth_date}
      />
      <SelectField
        label={LEARNERS.level}
        name="level"
        required
        defaultValue={before?.level}
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
function saveProblem(error: Error | null): string {
  const reason =
    error instanceof ApiProblem && error.status < 500 && error.status > 0 ? error.sentence : ''
  return reason === '' ? LEARNERS.saveError : LEARNERS.saveErrorBecause(reason)
}
