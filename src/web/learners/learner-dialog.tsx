import { type FormEvent, type ReactElement, useState } from 'react'
import { type Learner, newLearner } from '../../contract/learners.ts'
import { birthDateProblem, EARLIEST_BIRTH_DATE, latestBirthDate } from '../../domain/learner.ts'
import { LEVELS } from '../../domain/level.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/client.ts'
import { today } from '../api/clock.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSaveLearner } from './learners-api.ts'

interface Typed {
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: string
  readonly level: string
}

type Errors = Readonly<Partial<Record<keyof Typed, string>>>

function typedFrom(learner: Learner | null): Typed {
  return {
    first_name: learner?.first_name ?? '',
    last_name: learner?.last_name ?? '',
    birth_date: learner?.birth_date ?? '',
    level: learner?.level ?? '',
  }
}

/** What is wrong with each field, by the schema that the server applies too. */
function check(typed: Typed): {
  fields: ReturnType<typeof newLearner.parse> | null
  errors: Errors
} {
  const parsed = newLearner.safeParse(typed)
  const errors: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= fieldSentence(issue.message)
  }
  const problem = birthDateProblem(typed.birth_date, today())
  if (typed.birth_date === '') errors.birth_date = fieldSentence('required')
  else if (problem) errors.birth_date = fieldSentence(problem)
  const clean = Object.keys(errors).length === 0 && parsed.success
  return { fields: clean ? parsed.data : null, errors }
}

interface LearnerDialogProps {
  /** The learner to change, or null to add one. */
  readonly before: Learner | null
  readonly idempotencyKey: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Adds or changes a learner; what was typed stays when the save fails (LEA-03). */
export function LearnerDialog(props: LearnerDialogProps): ReactElement {
  const { before, idempotencyKey, onClose, onSaved } = props
  const [typed, setTyped] = useState(() => typedFrom(before))
  const [errors, setErrors] = useState<Errors>({})
  const save = useSaveLearner()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (save.isPending) return
    const checked = check(typed)
    setErrors(checked.errors)
    if (checked.fields === null) return
    save.mutate(
      { before, fields: checked.fields, idempotencyKey },
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
      onChange: (event) => {
        setTyped({ ...typed, [name]: event.currentTarget.value })
        setErrors({ ...errors, [name]: undefined })
      },
    }
  }

  return (
    <Dialog open onClose={onClose} title={before ? LEARNERS.editTitle : LEARNERS.addTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={LEARNERS.firstName}
          required
          autoComplete="off"
          {...field('first_name')}
        />
        <TextField label={LEARNERS.lastName} required autoComplete="off" {...field('last_name')} />
        <TextField
          label={LEARNERS.birthDate}
          type="date"
          required
          min={EARLIEST_BIRTH_DATE}
          max={latestBirthDate(today())}
          {...field('birth_date')}
        />
        <SelectField label={LEARNERS.level} required {...field('level')}>
          <option value="">{LEARNERS.chooseLevel}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>{`${level} (${levelAges(level)})`}</option>
          ))}
        </SelectField>
        {save.isError && <Notice tone="error">{saveProblem(save.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" type="button" onClick={onClose}>
            {LEARNERS.cancel}
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel={LEARNERS.saving}>
            {LEARNERS.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The specified sentence, with the reason after it when the server gave one that helps. */
function saveProblem(error: Error): string {
  const reason =
    error instanceof ApiProblem && error.status < 500 && error.status > 0 ? error.sentence : null
  return reason === null ? LEARNERS.saveError : LEARNERS.saveErrorBecause(reason)
}
