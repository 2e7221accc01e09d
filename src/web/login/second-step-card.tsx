import { type ReactElement, useState } from 'react'
import type { SecondStep } from '../../contract/account.ts'
import { verifyRecoveryCode, verifyTotp } from '../../contract/sign-up.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { SECOND_STEP, STEP_ERROR } from '../../texts/sign-in-steps.ts'
import { passStep } from '../api/session.ts'
import { useSending } from '../api/use-sending.ts'
import { EntryCard } from '../shell/entry-card.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'

interface SecondStepFormProps {
  readonly step: SecondStep
  readonly onPassed: (next: SecondStep | null) => Promise<void>
  /** Back to the password. */
  readonly onAgain: () => void
}

type Means = 'application' | 'recovery'

function wrongCode(means: Means, code: string): Record<string, string> {
  if (code === '') return { code: fieldSentence('required') }
  const isWhole = means === 'recovery' || /^\d{6}$/u.test(code.replace(/\s/gu, ''))
  return isWhole ? {} : { code: fieldSentence('code-invalid') }
}

/** The code of an application, or one of the codes put aside for the day the phone is lost. */
export default function SecondStepCard(props: SecondStepFormProps): ReactElement {
  return (
    <EntryCard title={SECOND_STEP.title}>
      <SecondStepForm {...props} />
    </EntryCard>
  )
}

function SecondStepForm(props: SecondStepFormProps): ReactElement {
  const { step, onPassed, onAgain } = props
  const [means, setMeans] = useState<Means>('application')
  const sending = useSending(STEP_ERROR)
  const { failure, isBusy, start } = sending
  const isRecovery = means === 'recovery'

  async function submit(typed: FormData): Promise<void> {
    const code = String(typed.get('code') ?? '').trim()
    const route = isRecovery ? verifyRecoveryCode : verifyTotp
    await start(wrongCode(means, code), async () => {
      await onPassed(await passStep(route, { challenge: step.challenge, code }))
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <p className="text-muted">{isRecovery ? SECOND_STEP.recoveryLead : SECOND_STEP.lead}</p>
      <TextField
        key={means}
        label={isRecovery ? SECOND_STEP.recoveryCode : SECOND_STEP.code}
        hint={isRecovery ? undefined : SECOND_STEP.codeHint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoFocus
        required
        error={failure.fields.code}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={SECOND_STEP.submitting}>
        {SECOND_STEP.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" onClick={() => setMeans(isRecovery ? 'application' : 'recovery')}>
          {isRecovery ? SECOND_STEP.useApplication : SECOND_STEP.useRecovery}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {SECOND_STEP.again}
        </Button>
      </div>
    </SendForm>
  )
}
