import type { ReactElement, ReactNode } from 'react'
import { UI } from '../../../texts/ui.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

interface ErrorPanelProps {
  readonly text: string
  readonly detail?: ReactNode
  readonly onRetry?: () => void
}

export function ErrorPanel({ text, detail, onRetry }: ErrorPanelProps): ReactElement {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border-[1.5px] border-margin bg-margin-100 p-6 text-margin-700"
    >
      <div className="flex min-w-0 gap-3">
        <Icon name="warning" className="mt-0.5 size-6" />
        <div>
          <p className="font-semibold">{text}</p>
          {detail !== undefined && <div className="mt-1">{detail}</div>}
        </div>
      </div>
      {onRetry && (
        <Button variant="white" icon="refresh" onClick={onRetry}>
          {UI.retry}
        </Button>
      )}
    </div>
  )
}
