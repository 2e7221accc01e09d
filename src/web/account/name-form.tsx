import { type ReactElement, useState } from 'react'
import { type User, userChange } from '../../contract/account.ts'
import { ACCOUNT, IDENTITY } from '../../texts/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useSending } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useToast } from '../ui/toasts.tsx'
import { changeName } from './account-api.ts'

export function NameForm({ user }: { user: User }): ReactElement {
  const [name, setName] = useState(user.name)
  const sending = useSending(ACCOUNT.saveError)
  const { failure, isBusy, start } = sending
  const toast = useToast()

  async function submit(): Promise<void> {
    const checked = userChange.safeParse({ name })
    const problem = checked.error?.issues[0]?.message
    await start(problem === undefined ? {} : { name: fieldSentence(problem) }, async () => {
      const saved = await changeName(name)
      // What was typed meanwhile stays.
      setName((typed) => (typed === name ? saved.name : typed))
      toast.show({ tone: 'success', text: IDENTITY.nameSaved })
    })
  }

  return (
    <SendForm sending={sending} onSend={submit} className="gap-4">
      <TextField
        label={IDENTITY.name}
        hint={IDENTITY.nameHint}
        autoComplete="name"
        required
        value={name}
        error={failure.fields.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <div>
        <Button
          type="submit"
          variant="outline"
          busy={isBusy}
          busyLabel={ACCOUNT.saving}
          disabled={name === user.name}
        >
          {ACCOUNT.save}
        </Button>
      </div>
    </SendForm>
  )
}
