import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { PASSWORD_AGAIN } from '../../texts/account/account.ts'
import { ACCOUNT_ERASURE, ERASE_WORD } from '../../texts/account/account-data.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { UI } from '../../texts/ui.ts'
import { useDictationCount, useLearners } from '../api/list-queries.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { ACCOUNT_ERASED } from '../shell/account-erased-notice.tsx'
import { isMailOn } from '../shell/site-settings.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField, UsernameField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { eraseOwnAccount } from './account-api.ts'
import { AccountCard } from './account-card.tsx'

export function EraseAccountCard(): ReactElement {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountCard title={ACCOUNT_ERASURE.title}>
      <p className="mb-5 text-muted">
        {ACCOUNT_ERASURE.text}
        {isMailOn() && <> {ACCOUNT_ERASURE.unused}</>}
      </p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {ACCOUNT_ERASURE.start}
      </Button>
      {isAsking && <EraseAccountDialog onClose={() => setAsking(false)} />}
    </AccountCard>
  )
}

function EraseAccountDialog({ onClose }: { onClose: () => void }): ReactElement {
  const submission = useFormSubmission(ACCOUNT_ERASURE.failed)
  const { failure, isBusy, start } = submission
  const navigate = useNavigate()

  async function submit(data: FormData): Promise<void> {
    const password = String(data.get('password') ?? '')
    await start(erasureErrors(String(data.get('word') ?? ''), password), async () => {
      await eraseOwnAccount(password)
      await navigate(PATHS.home, { state: ACCOUNT_ERASED })
    })
  }

  return (
    <Dialog open title={ACCOUNT_ERASURE.dialogTitle} onClose={isBusy ? () => undefined : onClose}>
      <SubmissionForm
        submission={submission}
        onSubmit={submit}
        className="gap-4"
        actions={
          <div className="form-actions">
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              {UI.cancel}
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={isBusy}
              busyLabel={ACCOUNT_ERASURE.erasing}
            >
              {ACCOUNT_ERASURE.confirm}
            </Button>
          </div>
        }
      >
        <WhatGoes />
        <EraseFields wrong={failure.fields} />
      </SubmissionForm>
    </Dialog>
  )
}

function erasureErrors(word: string, password: string): FieldErrors {
  const isTyped = word.trim().toLocaleLowerCase('fr') === ERASE_WORD
  return {
    ...(!isTyped && { word: ACCOUNT_ERASURE.wrongWord }),
    ...(password === '' && { password: fieldSentence('required') }),
  }
}

function WhatGoes(): ReactElement {
  const learners = useLearners().data?.length
  const dictations = useDictationCount().data
  return (
    <div>
      <p className="font-semibold">{ACCOUNT_ERASURE.goes}</p>
      <ul className="my-2 list-disc pl-6">
        <li>{ACCOUNT_ERASURE.learners(learners)}</li>
        <li>{ACCOUNT_ERASURE.dictations(dictations)}</li>
        <li>{ACCOUNT_ERASURE.practice}</li>
        <li>{ACCOUNT_ERASURE.account}</li>
      </ul>
      <p className="mb-2 text-muted">{ACCOUNT_ERASURE.trial}</p>
      <p className="text-muted">{ACCOUNT_ERASURE.exportFirst}</p>
    </div>
  )
}

function EraseFields({ wrong }: { wrong: FieldErrors }): ReactElement {
  const email = useSession()?.email ?? ''
  return (
    <>
      <TextField
        label={ACCOUNT_ERASURE.word}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={wrong.word}
      />
      <UsernameField email={email} />
      <PasswordField
        label={PASSWORD_AGAIN.label}
        name="password"
        autoComplete="current-password"
        required
        error={wrong.password}
      />
    </>
  )
}
