import type { ComponentProps, ReactElement, ReactNode } from 'react'

const TONES = {
  normal: 'border-rule-strong bg-white text-ink-950',
  right: 'border-leaf bg-leaf-100 text-leaf-700',
  wrong: 'border-margin bg-margin-100 text-margin-700',
  warning: 'border-ochre bg-ochre-100 text-ochre-700',
} as const

export type ChipTone = keyof typeof TONES

const SHAPE =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 px-4 py-1.5 font-semibold leading-tight'

export function Chip({
  tone = 'normal',
  children,
}: {
  tone?: ChipTone
  children: ReactNode
}): ReactElement {
  return <span className={`${SHAPE} ${TONES[tone]}`}>{children}</span>
}

interface ChipButtonProps extends ComponentProps<'button'> {
  readonly tone?: ChipTone
  readonly pressed?: boolean
}

export function ChipButton(props: ChipButtonProps): ReactElement {
  const { tone = 'normal', pressed, className, ...rest } = props
  const look = pressed ? 'border-ink-700 bg-ink-700 text-white' : TONES[tone]
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={`${SHAPE} ${look} ${className ?? ''}`}
    />
  )
}
