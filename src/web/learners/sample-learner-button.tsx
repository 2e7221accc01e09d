import { type ReactElement, useState } from 'react'
import { yearsBefore } from '../../domain/calendar-date.ts'
import { LEVEL_AGES, type Level } from '../../domain/level.ts'
import { LEARNERS, SAMPLE_LEARNER } from '../../texts/learners.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { today } from '../api/today.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useSaveLearner } from './learners-api.ts'

interface SampleLearnerButtonProps {
  /** Of the work that lacks a learner; the first class of the plan unless given. */
  readonly level?: Level | undefined
}

/** FIR-02: goes on at once, before anything is written down about a child. */
export function SampleLearnerButton({ level: given }: SampleLearnerButtonProps): ReactElement {
  const [first = 'CP'] = useSubscription().data?.limits.levels ?? []
  const level = given ?? first
  const save = useSaveLearner()
  const toast = useToast()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const birth_date = yearsBefore(today(), LEVEL_AGES[level][0])
  const { first_name, last_name } = SAMPLE_LEARNER
  const fields = { first_name, last_name, level, birth_date }

  function add(): void {
    save.mutate(
      { before: null, fields, idempotencyKey },
      { onError: () => toast.show({ tone: 'error', text: LEARNERS.saveError }) },
    )
  }

  return (
    <Button variant="outline" busy={save.isPending || save.isSuccess} onClick={add}>
      {SAMPLE_LEARNER.add}
    </Button>
  )
}
