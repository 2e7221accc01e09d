import { type FormEvent, type ReactElement, useState } from 'react'
import { type User, userChange } from '../../contract/account.ts'
import { ACCOUNT } from '../../texts/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { ApiProblem } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useChangeName } from './account-api.ts'

function problemOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return ACCOUNT.saveError
  return error.fields?.name ?? (error.sentence || ACCOUNT.saveError)
}

export function NameForm({ user }: { user: User }): ReactElement {
  const [name, setName] = useState(user.name)
  const [problem, setProblem] = useState<string>()
  const change = useChangeName()
  const toast = useToast()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const checked = userChange.safeParse({ name })
    setProblem(checked.success ? undefined : fieldSentence(checked.error.issues[0]?.message ?? ''))
    if (!checked.success || change.isPending) return
    change.mutate(checked.data.name, {
      onSuccess: (saved) => {
        setName(saved.name)
        toast.show({ tone: 'success', text: ACCOUNT.nameSaved })
      },
      onError: (error) => setProblem(problemOf(error)),
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={ACCOUNT.name}
        hint={ACCOUNT.nameHint}
        autoComplete="name"
        required
        value={name}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <Button
          type="submit"
          variant="outline"
          busy={change.isPending}
          busyLabel={ACCOUNT.saving}
          disabled={name === user.name}
        >
          {ACCOUNT.save}
        </Button>
      </div>
    </form>
  )
}
