import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface CheckboxChipProps extends ComponentProps<'input'> {
  /** A single figure, in a square box with its tick under it. */
  readonly digit?: boolean
  readonly children: ReactNode
}

/** A native checkbox that looks like a pill; its tick says it is chosen, not its colour alone. */
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
