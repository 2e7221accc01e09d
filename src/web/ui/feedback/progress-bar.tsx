import type { ReactElement } from 'react'
import { percent as percentText } from '../../../texts/format.ts'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
  readonly figure?: boolean
}

export function ProgressBar({ label, percent, figure = true }: ProgressBarProps): ReactElement {
  const whole = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div className="flex items-center gap-3">
      <progress className="progress" aria-label={label} max={100} value={whole} />
      {figure && (
        <span aria-hidden="true" className="w-14 text-right font-semibold tabular-nums">
          {percentText(whole)}
        </span>
      )}
    </div>
  )
}
