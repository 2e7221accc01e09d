import { type ReactElement, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TRAINING } from '../../texts/calculation-training.ts'
import { useLearners } from '../api/lists.ts'
import { PATHS } from '../paths.ts'
import { parseReplay } from './replay-state.ts'
import { TrainingDesk } from './training-desk.tsx'

export function meta(): { title: string }[] {
  return [{ title: TRAINING.pageTitle }]
}

/** Works without learners, and before they are known (CAL-04). */
export default function TrainingScreen(): ReactElement {
  const learners = useLearners()
  const location = useLocation()
  const navigate = useNavigate()
  const [replay] = useState(() => parseReplay(location.state))

  // A reload is a new visit: what was brought along is used once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (replay) void navigate(PATHS.calculationTraining, { replace: true, state: null })
  }, [])

  return <TrainingDesk learners={learners.data ?? []} replay={replay} />
}
