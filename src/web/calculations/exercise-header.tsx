import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { CALCULATION_HUB, CALCULATION_KEYPAD } from '../../texts/calculations/calculations.ts'
import { clockTime } from '../../texts/format.ts'
import { PATHS } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'

interface ExerciseHeaderProps {
  readonly title: string
  /** ms; null without a timer. */
  readonly timeLeft: number | null
  readonly children?: ReactNode
}

/** Short, so that the question and the keypad fit on a phone. */
export function ExerciseHeader({ title, timeLeft, children }: ExerciseHeaderProps): ReactElement {
  return (
    <header className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={PATHS.calculations}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline hover:bg-ink-050"
        >
          <Icon name="arrow-left" />
          {CALCULATION_HUB.back}
        </Link>
        <h1 className="sr-only">{title}</h1>
        {timeLeft !== null && (
          <p
            role="timer"
            aria-label={CALCULATION_KEYPAD.timeLeft}
            className="figure flex items-center gap-2 text-[1.75rem]! text-ink-800"
          >
            <Icon name="clock" className="size-6" />
            {clockTime(timeLeft)}
          </p>
        )}
      </div>
      {children}
    </header>
  )
}
