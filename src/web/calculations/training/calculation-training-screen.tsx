import { type ReactElement, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CALCULATION_TRAINING } from '../../../texts/calculations/calculation-training.ts'
import { useLearners } from '../../api/list-queries.ts'
import { PATHS } from '../../paths.ts'
import { parseMistakesReview } from '../mistakes-review-state.ts'
import { TrainingSession } from './training-session.tsx'

export function meta(): { title: string }[] {
  return [{ title: CALCULATION_TRAINING.pageTitle }]
}

/** Works without learners, and before they are loaded (CAL-04). */
export default function CalculationTrainingScreen(): ReactElement {
  const learners = useLearners()
  const location = useLocation()
  const navigate = useNavigate()
  const [review] = useState(() => parseMistakesReview(location.state))

  // A reload must not start the review again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (review) void navigate(PATHS.calculationTraining, { replace: true, state: null })
  }, [])

  return <TrainingSession learners={learners.data ?? []} review={review} />
}
