import type { ReactElement } from 'react'
import { LEAVE } from '../../texts/shell.ts'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'

/** Names what would be lost. */
export interface LeaveTexts {
  readonly title: string
  readonly message: string
}

interface LeaveDialogProps {
  readonly open: boolean
  readonly words: LeaveTexts
  readonly onLeave: () => void
  readonly onStay: () => void
}

export function LeaveDialog({ open, words, onLeave, onStay }: LeaveDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      {...words}
      confirmLabel={LEAVE.leave}
      cancelLabel={LEAVE.stay}
      tone="primary"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
