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

/** Works without learners, and before they are known (CAL-04). */
export default function CalculationTrainingScreen(): ReactElement {
  const learners = useLearners()
  const location = useLocation()
  const navigate = useNavigate()
  const [replay] = useState(() => parseMistakesReview(location.state))

  // A reload is a new visit: what was brought along is used once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (replay) void navigate(PATHS.calculationTraining, { replace: true, state: null })
  }, [])

  return <TrainingSession learners={learners.data ?? []} review={replay} />
}
