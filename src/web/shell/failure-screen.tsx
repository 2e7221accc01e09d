import type { ReactElement } from 'react'
import { useRevalidator } from 'react-router'
import { FAILURE } from '../../texts/shell.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'

export function FailureScreen({ error }: { error: unknown }): ReactElement {
  const { revalidate } = useRevalidator()
  const isKnown = error instanceof ApiProblem
  return (
    <div className="grid gap-6">
      <title>{FAILURE.pageTitle}</title>
      <h1>{FAILURE.title}</h1>
      <ErrorPanel
        text={(isKnown && error.sentence) || FAILURE.unexpected}
        onRetry={() => {
          if (isKnown) void revalidate()
          else window.location.reload()
        }}
      />
      <div>
        <ButtonLink to={PATHS.home} variant="outline" external>
          {FAILURE.home}
        </ButtonLink>
      </div>
    </div>
  )
}
