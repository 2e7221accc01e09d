import { type ReactElement, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import { learnerLabel, readOnlyLearner } from '../../texts/vocabulary.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { SelectField } from '../ui/forms/field.tsx'

/** With the level. */
export function learnerName({ first_name, last_name, level }: Learner): string {
  return learnerLabel(first_name, last_name, level)
}

/** Whom a screen begins with: the learner that its address names, else a family's only one. `wanted`: empty for nobody. */
export function firstLearner(
  learners: readonly Learner[],
  wanted: string | null,
): Learner | undefined {
  const [only, ...others] = learners
  return wanted === null && others.length === 0 ? only : learners.find(({ id }) => id === wanted)
}

/** Those for whom something can be stored; nobody until the plan is known. */
export function useWritableLearners(learners: readonly Learner[]): readonly Learner[] {
  const subscription = useSubscription().data
  if (!subscription) return []
  return learners.filter(({ id }) => !subscription.read_only_learner_ids.includes(id))
}

/** Tells once whom the form begins with, when that is known. */
export function useFirstLearner(
  learners: readonly Learner[],
  onKnown: (learner: Learner) => void,
): void {
  const wanted = useSearchParams()[0].get('apprenant')
  const first = firstLearner(useWritableLearners(learners), wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each learner
  useEffect(() => {
    if (first) onKnown(first)
  }, [first?.id])
}

interface LearnerSelectProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly className?: string
  /** The option for no learner. */
  readonly none: string
  readonly required?: boolean
  readonly learners: readonly Learner[]
  readonly value: string | null
  readonly onChange: (learner: Learner | null) => void
}

/** A learner beyond the plan is listed but cannot be chosen: nothing can be stored for her. */
export function LearnerSelect(props: LearnerSelectProps): ReactElement {
  const { none, learners, value, onChange, ...field } = props
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  return (
    <SelectField
      {...field}
      value={value ?? ''}
      onChange={(event) => {
        const id = event.currentTarget.value
        onChange(learners.find((one) => one.id === id) ?? null)
      }}
    >
      <option value="">{none}</option>
      {learners.map((learner) => (
        <option key={learner.id} value={learner.id} disabled={readOnly.includes(learner.id)}>
          {readOnly.includes(learner.id)
            ? readOnlyLearner(learnerName(learner))
            : learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
