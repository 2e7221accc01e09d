import { type ReactElement, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { UI } from '../../../texts/ui.ts'
import { Button, IconButton } from '../button.tsx'

interface DialogFrameProps {
  readonly title: string
  readonly role?: 'alertdialog'
  readonly wide?: boolean
  readonly describedBy?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Modal while mounted; `<dialog>` traps the focus and restores it. */
function DialogFrame(props: DialogFrameProps): ReactElement {
  const { title, role, wide = false, describedBy, onClose, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={`dialog ${wide ? 'dialog-wide' : ''}`}
      onCancel={(event) => {
        // The owner decides: there may be unsaved input.
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className={`mb-4 text-[1.35rem] ${role === undefined ? 'pr-12' : ''}`}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly wide?: boolean
  readonly onClose: () => void
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export function Dialog(props: DialogProps): ReactElement | null {
  const { open, title, wide = false, onClose, footer, children } = props
  if (!open) return null
  return (
    <DialogFrame title={title} wide={wide} onClose={onClose}>
      {children}
      {footer !== undefined && <div className="mt-6 form-actions">{footer}</div>}
      {/* Last in DOM order: `showModal` focuses the first control. */}
      <IconButton
        icon="close"
        label={UI.close}
        onClick={onClose}
        className="absolute! top-3.5 right-3.5"
      />
    </DialogFrame>
  )
}

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly message: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'danger' | 'primary'
  /** The confirmed action is pending: neither the cancel button nor Escape takes it back. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an action that cannot be undone; the cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const messageId = useId()
  const { open, title, message, confirmLabel, busy = false, onConfirm, onCancel } = props
  // A double click comes before the render that disables the button.
  const isConfirmed = useRef(false)
  useEffect(() => {
    isConfirmed.current = busy
  })
  if (!open) return null

  function confirm(): void {
    if (isConfirmed.current) return
    isConfirmed.current = true
    onConfirm()
  }

  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      describedBy={messageId}
      onClose={busy ? () => undefined : onCancel}
    >
      <div id={messageId}>{message}</div>
      <div className="mt-6 form-actions">
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {props.cancelLabel ?? UI.cancel}
        </Button>
        <Button variant={props.tone ?? 'danger'} busy={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  )
}
