import { type ReactElement, useState } from 'react'
import type { LearnerGroup } from '../../contract/class/learner-groups.ts'
import type { Learner } from '../../contract/learners.ts'
import { MAX_GROUP_NAME_LENGTH } from '../../domain/class/learner-group.ts'
import { CLASS_GROUPS } from '../../texts/class-groups.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { CheckboxChip } from '../ui/forms/checkbox-chip.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'
import { useSaveGroup } from './learner-groups-api.ts'

interface GroupDialogProps {
  /** Null to add one. */
  readonly before: LearnerGroup | null
  readonly learners: readonly Learner[]
  readonly idempotencyKey: string
  readonly onClose: () => void
}

export function GroupDialog(props: GroupDialogProps): ReactElement {
  const { before, learners, idempotencyKey, onClose } = props
  const [members, setMembers] = useState<readonly string[]>(before?.learner_ids ?? [])
  const save = useSaveGroup()
  const toast = useToast()
  const submission = useFormSubmission(CLASS_GROUPS.saveError)
  const { failure, formRef, isBusy, start } = submission
  const toggle = (id: string, on: boolean): void =>
    setMembers(on ? [...members, id] : members.filter((one) => one !== id))

  async function submit(data: FormData): Promise<void> {
    const name = String(data.get('name')).trim()
    await start(name === '' ? { name: fieldSentence('required') } : {}, async () => {
      await save.mutateAsync({
        before,
        fields: { name, learner_ids: [...members] },
        idempotencyKey,
      })
      onClose()
      toast.show({ tone: 'success', text: CLASS_GROUPS.saved })
    })
  }

  return (
    <FormDialog
      wide
      title={before ? CLASS_GROUPS.editTitle : CLASS_GROUPS.newTitle}
      formRef={formRef}
      busy={isBusy}
      onClose={onClose}
    >
      {(leave) => (
        <SubmissionForm submission={submission} onSubmit={submit} className="gap-4">
          <TextField
            label={CLASS_GROUPS.name}
            hint={CLASS_GROUPS.nameHint}
            name="name"
            required
            autoComplete="off"
            maxLength={MAX_GROUP_NAME_LENGTH}
            defaultValue={before?.name}
            error={failure.fields.name}
          />
          <fieldset>
            <legend className="mb-2 font-semibold">
              {CLASS_GROUPS.members}{' '}
              <span className="font-normal text-muted">{CLASS_GROUPS.chosen(members.length)}</span>
            </legend>
            <div className="flex flex-wrap gap-2">
              {learners.map(({ id, first_name, last_name }) => (
                <CheckboxChip
                  key={id}
                  name="member"
                  value={id}
                  checked={members.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                >
                  <span className="wrap-anywhere">{`${first_name} ${last_name}`}</span>
                </CheckboxChip>
              ))}
            </div>
          </fieldset>
          {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
          <div className="form-actions">
            <Button variant="outline" disabled={isBusy} onClick={leave}>
              {CLASS_GROUPS.cancel}
            </Button>
            <Button type="submit" busy={isBusy} busyLabel={CLASS_GROUPS.saving}>
              {CLASS_GROUPS.save}
            </Button>
          </div>
        </SubmissionForm>
      )}
    </FormDialog>
  )
}
