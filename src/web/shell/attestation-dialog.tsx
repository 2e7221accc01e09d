import { type ReactElement, useId, useState } from 'react'
import { attest, type User } from '../../contract/account.ts'
import type { AttestedAs } from '../../domain/account/attestation.ts'
import { ATTESTATION } from '../../texts/attestation.ts'
import { call } from '../api/client.ts'
import { renameUser } from '../api/session.ts'
import { useSending } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useToast } from '../ui/toasts.tsx'
import { AttestationFields, isTicked } from './attestation-fields.tsx'

interface AttestationDialogProps {
  readonly user: User
  /** What is offered first. */
  readonly likely: AttestedAs
  readonly onClose: () => void
}

/** Declares as what one enters children, for accounts that were not asked when they were made. */
export function AttestationDialog(props: AttestationDialogProps): ReactElement {
  const { user, likely, onClose } = props
  const sending = useSending(ATTESTATION.failed)
  const { failure, isBusy, start } = sending
  const [as, setAs] = useState(user.attested_as ?? likely)
  const toast = useToast()
  const formId = useId()

  async function submit(typed: FormData): Promise<void> {
    const ticked = isTicked(typed)
    await start(ticked ? {} : { attestation: ATTESTATION.required }, async () => {
      renameUser(await call(attest, { body: { attested_as: as } }))
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
      <SendForm id={formId} sending={sending} onSend={submit} className="gap-4">
        <AttestationFields as={as} onAs={setAs} error={failure.fields.attestation} />
        {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      </SendForm>
    </Dialog>
  )
}
