import type { ReactElement } from 'react'
import { SIGN_IN } from '../../texts/account/sign-in.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { Button } from '../ui/button.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'

interface PasskeyFormProps {
  readonly label: string
  /** Asks the device, and the server with what it signed. */
  readonly onPasskey: () => Promise<void>
}

/** One button; the device asks the rest (A16). */
export function PasskeyForm({ label, onPasskey }: PasskeyFormProps): ReactElement {
  const submission = useFormSubmission(SIGN_IN.error)
  const { isBusy, start } = submission
  return (
    <SubmissionForm
      submission={submission}
      onSubmit={() => start({}, onPasskey)}
      actions={
        <Button
          type="submit"
          variant="outline"
          icon="key"
          busy={isBusy}
          busyLabel={SIGN_IN.deviceAsked}
        >
          {label}
        </Button>
      }
    />
  )
}
