import { type FormEvent, type ReactElement, useState } from 'react'
import { type Dictation, dictationChange } from '../../contract/dictations.ts'
import { parseGoals } from '../../domain/dictation.ts'
import { LEVELS } from '../../domain/level.ts'
import { GENERATOR, LIST } from '../../texts/dictations.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useChangeDictation } from './dictations-api.ts'

interface Typed {
  readonly title: string
  readonly level: string
  readonly theme: string
  readonly goals: string
  readonly content: string
}

type Errors = Readonly<Record<string, string>>

function typedFrom(dictation: Dictation): Typed {
  const { title, level, theme, goals, content } = dictation
  return { title, level, theme: theme ?? '', goals: goals.join(', '), content }
}

function check(typed: Typed, dictation: Dictation): ReturnType<typeof dictationChange.safeParse> {
  return dictationChange.safeParse({
    ...typed,
    theme: typed.theme.trim() === '' ? null : typed.theme,
    goals: parseGoals(typed.goals),
    updated_at: dictation.updated_at,
  })
}

interface DictationDialogProps {
  readonly dictation: Dictation
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes a stored dictation; what was typed stays when the save fails (DIC-02). */
export function DictationDialog({
  dictation,
  onClose,
  onSaved,
}: DictationDialogProps): ReactElement {
  const [typed, setTyped] = useState(() => typedFrom(dictation))
  const [errors, setErrors] = useState<Errors>({})
  const change = useChangeDictation()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (change.isPending) return
    const checked = check(typed, dictation)
    if (!checked.success) {
      const issues = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        fieldSentence(issue.message),
      ])
      setErrors(Object.fromEntries(issues))
      return
    }
    const { updated_at: _based, ...fields } = checked.data
    change.mutate(
      { dictation, change: fields },
      {
        onSuccess: onSaved,
        onError: (error) => setErrors(error instanceof ApiProblem ? (error.fields ?? {}) : {}),
      },
    )
  }

  function field(name: keyof Typed): {
    value: string
    error?: string
    onChange: (event: { currentTarget: { value: string } }) => void
  } {
    const error = errors[name]
    return {
      value: typed[name],
      ...(error === undefined ? {} : { error }),
      onChange: (event) => setTyped({ ...typed, [name]: event.currentTarget.value }),
    }
  }

  return (
    <Dialog open wide onClose={onClose} title={LIST.editTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label={LIST.columns.title} required maxLength={200} {...field('title')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={LIST.columns.level} {...field('level')}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>{`${level} (${levelAges(level)})`}</option>
            ))}
          </SelectField>
          <TextField label={LIST.columns.theme} maxLength={100} {...field('theme')} />
        </div>
        <TextField label={LIST.columns.goals} hint={GENERATOR.goalsHint} {...field('goals')} />
        <TextArea label={LIST.content} rows={8} required {...field('content')} />
        {change.isError && <Notice tone="error">{saveProblem(change.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" type="button" onClick={onClose}>
            {LIST.cancel}
          </Button>
          <Button type="submit" busy={change.isPending} busyLabel={LIST.saving}>
            {LIST.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function saveProblem(error: Error): string {
  const reason =
    error instanceof ApiProblem && error.status > 0 && error.status < 500 ? error.sentence : null
  return reason === null ? LIST.saveError : LIST.saveErrorBecause(reason)
}
