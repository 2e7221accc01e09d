import { type ReactElement, useId, useState } from 'react'
import { attest, type User } from '../../contract/account/account.ts'
import type { AttestedAs } from '../../domain/account/attestation.ts'
import { ATTESTATION } from '../../texts/account/attestation.ts'
import { call } from '../api/client.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { updateSessionUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { AttestationFields, hasAttested } from './attestation-fields.tsx'

interface AttestationDialogProps {
  readonly user: User
  /** Preselected role. */
  readonly likely: AttestedAs
  readonly onClose: () => void
}

/** Parent or teacher, asked later of accounts that signed up before the declaration existed. */
export function AttestationDialog(props: AttestationDialogProps): ReactElement {
  const { user, likely, onClose } = props
  const submission = useFormSubmission(ATTESTATION.failed)
  const { failure, isBusy, start } = submission
  const [role, setRole] = useState(user.attested_as ?? likely)
  const toast = useToast()
  const formId = useId()

  async function submit(data: FormData): Promise<void> {
    await start(hasAttested(data) ? {} : { attestation: ATTESTATION.required }, async () => {
      updateSessionUser(await call(attest, { body: { attested_as: role } }))
      toast.show({ tone: 'success', text: ATTESTATION.saved })
      onClose()
    })
  }

  return (
    <Dialog
      open
      title={ATTESTATION.noticeTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {ATTESTATION.later}
          </Button>
          <Button form={formId} type="submit" busy={isBusy} busyLabel={ATTESTATION.submitting}>
            {ATTESTATION.submit}
          </Button>
        </>
      }
    >
      <SubmissionForm id={formId} submission={submission} onSubmit={submit} className="gap-4">
        <AttestationFields role={role} onRole={setRole} error={failure.fields.attestation} />
        {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      </SubmissionForm>
    </Dialog>
  )
}
