import { type ReactElement, useState } from 'react'
import { CONFIRM_ADDRESS, RECOVERY_ERROR } from '../../texts/recovery.ts'
import { useSending } from '../api/use-sending.ts'
import { PATHS } from '../paths.ts'
import { EntryCard } from '../shell/entry-card.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { FormWithoutScripts } from '../shell/without-scripts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { confirmAddress } from './recovery-api.ts'
import { dropMailToken, useMailToken } from './use-mail-token.ts'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(CONFIRM_ADDRESS.pageTitle)
}

/** Where the mail of a new address leads. A person confirms: programs that look at mails open their links too (AUT-04). */
export default function ConfirmAddressScreen(): ReactElement {
  const token = useMailToken()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const sending = useSending(RECOVERY_ERROR)
  const { failure, isBusy, start } = sending

  async function submit(): Promise<void> {
    await start({}, async () => {
      setConfirmed(await confirmAddress(token ?? ''))
      dropMailToken()
    })
  }

  if (confirmed !== null) {
    return (
      <EntryCard title={CONFIRM_ADDRESS.title}>
        <Notice tone="success">{CONFIRM_ADDRESS.done(confirmed)}</Notice>
        <p className="mt-5">
          <ButtonLink to={PATHS.login}>{CONFIRM_ADDRESS.signIn}</ButtonLink>
        </p>
      </EntryCard>
    )
  }
  const sentence = failure.sentence ?? Object.values(failure.fields)[0]
  return (
    <EntryCard title={CONFIRM_ADDRESS.title} lead={CONFIRM_ADDRESS.lead}>
      <SendForm sending={sending} onSend={submit}>
        <FormWithoutScripts />
        {token === '' && <Notice tone="warning">{CONFIRM_ADDRESS.incomplete}</Notice>}
        {sentence !== undefined && <Notice tone="error">{sentence}</Notice>}
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={CONFIRM_ADDRESS.submitting}
          disabled={token === ''}
        >
          {CONFIRM_ADDRESS.submit}
        </Button>
      </SendForm>
    </EntryCard>
  )
}
