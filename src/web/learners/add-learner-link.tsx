import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { detourFrom, PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Opens the form of a new learner; once stored, the work that lacked one goes on where it was. */
export function AddLearnerLink({ children }: { readonly children: string }): ReactElement {
  const location = useLocation()
  return (
    <ButtonLink to={PATHS.learners} state={detourFrom(location)}>
      {children}
    </ButtonLink>
  )
}
