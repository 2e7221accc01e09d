import { lazy, type ReactElement, Suspense } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { SAMPLE_LEARNER } from '../../texts/learners.ts'

/** Lazy: few keep a sample. */
const SampleLearnerRemoval = lazy(async () => ({
  default: (await import('./sample-learner-removal.tsx')).SampleLearnerRemoval,
}))

type NamedLearner = Pick<Learner, 'id' | 'first_name' | 'last_name'>

/** Whoever still bears the name that the sample came with; a name of one's own makes it a learner like any other. */
function isSample({ first_name, last_name }: NamedLearner): boolean {
  return first_name === SAMPLE_LEARNER.first_name && last_name === SAMPLE_LEARNER.last_name
}

interface SampleLearnerNoticeProps {
  readonly learners: readonly NamedLearner[]
}

/** FIR-02: says that there is a sample, and how it goes; nothing without one. */
export function SampleLearnerNotice({ learners }: SampleLearnerNoticeProps): ReactElement | null {
  const sample = learners.find(isSample)
  if (sample === undefined) return null
  return (
    <Suspense>
      <SampleLearnerRemoval sample={sample} />
    </Suspense>
  )
}
