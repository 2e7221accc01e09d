import { type FormEvent, type ReactElement, useState } from 'react'
import { type User, userChange } from '../../contract/account.ts'
import { ACCOUNT, IDENTITY } from '../../texts/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useSending } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useToast } from '../ui/toasts.tsx'
import { changeName } from './account-api.ts'

export function NameForm({ user }: { user: User }): ReactElement {
  const [name, setName] = useState(user.name)
  const { form, failure, isBusy, start } = useSending(ACCOUNT.saveError)
  const toast = useToast()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
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
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
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
    </form>
  )
}
