import type { ReactElement } from 'react'
import { type Dictation, type DictationChange, dictationChange } from '../../contract/dictations.ts'
import { parseGoals } from '../../domain/dictation/dictation.ts'
import { DICTATION_FORMS } from '../../domain/dictation/dictation-form.ts'
import { LEVELS } from '../../domain/level.ts'
import { DICTATION_LIST } from '../../texts/dictations/dictation-list.ts'
import { DICTATION_FORM_NAMES, levelAges } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SelectField, TextArea, TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'
import { useChangeDictation } from './dictations-api.ts'

/** Validates with the server's own schema. */
function check(
  typed: FormData,
  { updated_at }: Dictation,
): { change: DictationChange | null; wrong: FieldErrors } {
  const theme = String(typed.get('theme'))
  const parsed = dictationChange.safeParse({
    ...Object.fromEntries(typed),
    theme: theme.trim() === '' ? null : theme,
    form: typed.get('form') === '' ? null : typed.get('form'),
    goals: parseGoals(String(typed.get('goals'))),
    updated_at,
  })
  return { change: parsed.data ?? null, wrong: fieldErrors(parsed) }
}

interface DictationDialogProps {
  readonly dictation: Dictation
  /** Words of the week that the text has not: the adult is about to add them. */
  readonly missing?: readonly string[]
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What was typed stays when the save fails (DIC-02). */
export function DictationDialog({
  dictation,
  missing = [],
  onClose,
  onSaved,
}: DictationDialogProps): ReactElement {
  const change = useChangeDictation()
  const submission = useFormSubmission(DICTATION_LIST.saveError)
  const { failure, formRef, isBusy, start } = submission

  async function submit(typed: FormData): Promise<void> {
    const checked = check(typed, dictation)
    await start(checked.wrong, async () => {
      if (checked.change === null) return
      const { updated_at: _based, ...fields } = checked.change
      await change.mutateAsync({ dictation, change: fields })
      onSaved()
    })
  }

  return (
    <FormDialog
      wide
      title={DICTATION_LIST.editTitle}
      formRef={formRef}
      busy={isBusy}
      onClose={onClose}
    >
      {(leave) => (
        <SubmissionForm submission={submission} onSubmit={submit} className="gap-4">
          <DictationFields dictation={dictation} missing={missing} wrong={failure.fields} />
          {failure.sentence !== undefined && (
            <Notice tone="error">{saveProblem(change.error)}</Notice>
          )}
          <div className="form-actions">
            <Button variant="outline" disabled={isBusy} onClick={leave}>
              {DICTATION_LIST.cancel}
            </Button>
            <Button type="submit" busy={isBusy} busyLabel={DICTATION_LIST.saving}>
              {DICTATION_LIST.save}
            </Button>
          </div>
        </SubmissionForm>
      )}
    </FormDialog>
  )
}

interface DictationFieldsProps {
  readonly dictation: Dictation
  readonly missing: readonly string[]
  readonly wrong: FieldErrors
}

function DictationFields({ dictation, missing, wrong }: DictationFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label={DICTATION_LIST.columns.title}
        name="title"
        required
        maxLength={200}
        defaultValue={dictation.title}
        error={wrong.title}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={DICTATION_LIST.columns.level}
          name="level"
          defaultValue={dictation.level}
          error={wrong.level}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>{`${level} (${levelAges(level)})`}</option>
          ))}
        </SelectField>
        <SelectField label={DICTATION_LIST.form} name="form" defaultValue={dictation.form ?? ''}>
          <option value="">{DICTATION_LIST.formUnsaid}</option>
          {DICTATION_FORMS.map((form) => (
            <option key={form} value={form}>
              {DICTATION_FORM_NAMES[form]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={DICTATION_LIST.columns.theme}
        name="theme"
        maxLength={100}
        defaultValue={dictation.theme ?? ''}
        error={wrong.theme}
      />
      <TextField
        label={DICTATION_LIST.columns.goals}
        name="goals"
        hint={DICTATION_LIST.goalsHint}
        defaultValue={dictation.goals.join(', ')}
        error={wrong.goals}
      />
      <TextArea
        label={DICTATION_LIST.content}
        name="content"
        rows={8}
        required
        defaultValue={dictation.content}
        {...(missing.length > 0 && { hint: DICTATION_LIST.toAdd(missing) })}
        error={wrong.content}
      />
    </>
  )
}

function saveProblem(error: Error | null): string {
  const reason =
    error instanceof ApiProblem && error.status > 0 && error.status < 500 ? error.sentence : ''
  return reason === '' ? DICTATION_LIST.saveError : DICTATION_LIST.saveErrorBecause(reason)
}
