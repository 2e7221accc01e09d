import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { PASSWORD_AGAIN } from '../../texts/account.ts'
import { ERASE, ERASE_WORD } from '../../texts/account-data.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { UI } from '../../texts/ui.ts'
import { useDictationCount, useLearners } from '../api/lists.ts'
import { queryClient } from '../api/queries.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { useSession } from '../api/use-session.ts'
import { PATHS } from '../paths.ts'
import { ACCOUNT_ERASED } from '../shell/farewell.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { erase } from './account-api.ts'
import { UsernameField } from './username-field.tsx'

/** Says what goes, asks for a word and for the password, then leaves. */
export function EraseDialog({ onClose }: { onClose: () => void }): ReactElement {
  const sending = useSending(ERASE.failed)
  const { failure, isBusy, start } = sending
  const navigate = useNavigate()

  async function submit(typed: FormData): Promise<void> {
    const password = String(typed.get('password') ?? '')
    await start(wrongIn(String(typed.get('word') ?? ''), password), async () => {
      await erase(password)
      await navigate(PATHS.home, { state: ACCOUNT_ERASED })
      queryClient.clear()
    })
  }

  return (
    <Dialog open title={ERASE.dialogTitle} onClose={isBusy ? () => undefined : onClose}>
      <SendForm sending={sending} onSend={submit} className="gap-4">
        <WhatGoes />
        <EraseFields wrong={failure.fields} />
        {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {UI.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel={ERASE.erasing}>
            {ERASE.confirm}
          </Button>
        </div>
      </SendForm>
    </Dialog>
  )
}

function wrongIn(word: string, password: string): WrongFields {
  const isTyped = word.trim().toLocaleLowerCase('fr') === ERASE_WORD
  return {
    ...(!isTyped && { word: ERASE.wrongWord }),
    ...(password === '' && { password: fieldSentence('required') }),
  }
}

function WhatGoes(): ReactElement {
  const learners = useLearners().data?.length
  const dictations = useDictationCount().data
  return (
    <div>
      <p className="font-semibold">{ERASE.goes}</p>
      <ul className="my-2 list-disc pl-6">
        <li>{ERASE.learners(learners)}</li>
        <li>{ERASE.dictations(dictations)}</li>
        <li>{ERASE.practice}</li>
        <li>{ERASE.account}</li>
      </ul>
      <p className="text-muted">{ERASE.exportFirst}</p>
    </div>
  )
}

function EraseFields({ wrong }: { wrong: WrongFields }): ReactElement {
  const email = useSession()?.email ?? ''
  return (
    <>
      <TextField
        label={ERASE.word}
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
