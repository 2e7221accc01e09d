import type { ReactElement } from 'react'
import { TRAINING } from '../../texts/calculation-training.ts'
import { useLearners } from '../api/lists.ts'
import { TrainingDesk } from './training-desk.tsx'

export function meta(): { title: string }[] {
  return [{ title: TRAINING.pageTitle }]
}

/** Works without learners, and before they are known (CAL-04). */
export default function TrainingScreen(): ReactElement {
  const learners = useLearners()
  return <TrainingDesk learners={learners.data ?? []} />
}
