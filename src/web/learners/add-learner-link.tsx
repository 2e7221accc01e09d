import { lazy, type ReactElement, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Level } from '../../domain/level.ts'
import { detourFrom, PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Lazy: only whoever has no learner yet needs it. */
const SampleLearnerButton = lazy(async () => ({
  default: (await import('./sample-learner-button.tsx')).SampleLearnerButton,
}))

interface AddLearnerLinkProps {
  /** Of the work that lacks a learner, for a sample. */
  readonly level?: Level | undefined
  readonly children: string
}

/** Opens the form of a new learner; once stored, the work that lacked one goes on where it was. Or goes on with a sample. */
export function AddLearnerLink({ level, children }: AddLearnerLinkProps): ReactElement {
  const location = useLocation()
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to={PATHS.learners} state={detourFrom(location)}>
        {children}
      </ButtonLink>
      {/* Its room is kept: the link beside it moved away under the finger. */}
      <Suspense fallback={<span className="h-11 w-80" />}>
        <SampleLearnerButton level={level} />
      </Suspense>
    </div>
  )
}
