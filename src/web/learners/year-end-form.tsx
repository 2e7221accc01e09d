import { type ReactElement, useReducer, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { nextLevel, YEAR_END_CHOICES, type YearEndChoice } from '../../domain/class/year-end.ts'
import { YEAR_END, yearEndChoice } from '../../texts/class-groups.ts'
import { withReason } from '../api/api-problem.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useEndYear } from './learner-groups-api.ts'
import { choiceOf, reduceYearEnd, yearEndOf } from './year-end-state.ts'

interface YearEndFormProps {
  readonly learners: readonly Learner[]
  readonly onClose: () => void
}

/** All of them at once, then those for whom it is otherwise. */
export function YearEndForm({ learners, onClose }: YearEndFormProps): ReactElement {
  const [choices, dispatch] = useReducer(reduceYearEnd, {})
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const ending = useEndYear()
  const toast = useToast()
  const body = yearEndOf(choices, learners)
  const [promoted, archived] = [body.promoted.length, body.archived.length]
  const all = (choice: YearEndChoice): void => {
    dispatch({ type: 'all', learners, choice })
    setKey(newIdempotencyKey())
  }

  function confirm(): void {
    ending.mutate(
      { body, idempotencyKey },
      {
        onSuccess: (done) => {
          onClose()
          toast.show({ tone: 'success', text: YEAR_END.done(done.promoted, done.archived) })
        },
      },
    )
  }

  return (
    <div className="card grid gap-4 px-4 py-4 sm:px-6">
      <fieldset className="flex flex-wrap gap-3">
        <legend className="mb-2 font-semibold">{YEAR_END.all}</legend>
        <Button variant="outline" onClick={() => all('archive')}>
          {YEAR_END.leave}
        </Button>
        <Button variant="outline" onClick={() => all('promote')}>
          {YEAR_END.follow}
        </Button>
      </fieldset>
      <ul className="year-end-list">
        {learners.map((learner) => (
          <li key={learner.id}>
            <span className="min-w-0 font-semibold wrap-anywhere">
              {`${learner.first_name} ${learner.last_name}`}
            </span>
            <YearEndSelect
              learner={learner}
              value={choiceOf(choices, learner)}
              onChange={(choice) => {
                dispatch({ type: 'one', learner, choice })
                setKey(newIdempotencyKey())
              }}
            />
          </li>
        ))}
      </ul>
      {ending.error && <Notice tone="error">{withReason(YEAR_END.error, ending.error)}</Notice>}
      <div className="form-actions items-center">
        <p role="status" className="mr-auto text-muted">
          {YEAR_END.summary(promoted, learners.length - promoted - archived, archived)}
        </p>
        <Button variant="outline" disabled={ending.isPending} onClick={onClose}>
          {YEAR_END.cancel}
        </Button>
        <Button
          disabled={promoted + archived === 0}
          busy={ending.isPending}
          busyLabel={YEAR_END.sending}
          onClick={confirm}
        >
          {YEAR_END.confirm}
        </Button>
      </div>
    </div>
  )
}

interface YearEndSelectProps {
  readonly learner: Learner
  readonly value: YearEndChoice
  readonly onChange: (choice: YearEndChoice) => void
}

function YearEndSelect({ learner, value, onChange }: YearEndSelectProps): ReactElement {
  const { level, first_name, last_name } = learner
  const next = nextLevel(level)
  const possible = YEAR_END_CHOICES.filter((choice) => choice !== 'promote' || next !== null)
  return (
    <select
      className="input"
      aria-label={YEAR_END.choice(`${first_name} ${last_name}`)}
      value={value}
      onChange={(event) => {
        const chosen = possible.find((choice) => choice === event.currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    >
      {possible.map((choice) => (
        <option key={choice} value={choice}>
          {yearEndChoice(choice, level, next)}
        </option>
      ))}
    </select>
  )
}
