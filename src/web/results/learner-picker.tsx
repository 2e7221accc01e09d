import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { RESULTS } from '../../texts/results.ts'
import { Tag } from '../ui/tag.tsx'

interface LearnerPickerProps {
  readonly learners: readonly Learner[]
  readonly chosen: Learner
  readonly onChoose: (learner: Learner) => void
}

/** A list beside the results on a wide window, one select above them on a phone: thirty names do not fit there. */
export function LearnerPicker({ learners, chosen, onChoose }: LearnerPickerProps): ReactElement {
  return (
    <nav aria-label={RESULTS.learners}>
      <label className="grid gap-1 lg:hidden">
        <span className="font-semibold">{RESULTS.learners}</span>
        <select
          className="min-h-12 rounded-control border-2 border-rule-strong bg-white px-3"
          value={chosen.id}
          onChange={(event) => {
            const learner = learners.find(({ id }) => id === event.currentTarget.value)
            if (learner) onChoose(learner)
          }}
        >
          {learners.map((learner) => (
            <option key={learner.id} value={learner.id}>
              {RESULTS.learnerName(fullName(learner), learner.level)}
            </option>
          ))}
        </select>
      </label>
      <ul className="hidden gap-1 lg:grid">
        {learners.map((learner) => (
          <li key={learner.id}>
            <button
              type="button"
              aria-current={learner.id === chosen.id ? 'true' : undefined}
              onClick={() => onChoose(learner)}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control border-l-4 border-transparent forced-colors:not-aria-current:border-[Canvas] px-4 text-left hover:bg-ink-050 aria-current:border-ink-700 aria-current:bg-ink-100 aria-current:font-semibold"
            >
              {fullName(learner)}
              <Tag>{learner.level}</Tag>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function fullName(learner: Learner): string {
  return `${learner.first_name} ${learner.last_name}`
}
