import type { ReactElement } from 'react'
import { Icon } from '../icon.tsx'

const LOOKS = {
  up: { icon: 'trend-up', colour: 'text-leaf' },
  down: { icon: 'trend-down', colour: 'text-margin' },
  flat: { icon: 'trend-flat', colour: 'text-muted' },
} as const

interface TrendIconProps {
  readonly trend: keyof typeof LOOKS
  /** Accessible name: «En hausse». */
  readonly label: string
}

export function TrendIcon({ trend, label }: TrendIconProps): ReactElement {
  const { icon, colour } = LOOKS[trend]
  return (
    <span role="img" aria-label={label} title={label} className={colour}>
      <Icon name={icon} className="size-7" />
    </span>
  )
}
