import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface CheckboxChipProps extends ComponentProps<'input'> {
  /** A single figure in a square box, the tick below it. */
  readonly digit?: boolean
  readonly children: ReactNode
}

/** A native checkbox; the tick repeats what the colour says (WCAG 1.4.1). */
export function CheckboxChip({
  digit = false,
  children,
  ...rest
}: CheckboxChipProps): ReactElement {
  return (
    <label className={digit ? 'check-chip check-digit' : 'check-chip'}>
      <input type="checkbox" {...rest} />
      {digit && <span aria-hidden="true">{children}</span>}
      <Icon name="check" />
      {!digit && children}
    </label>
  )
}
