import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { UI } from '../../../texts/ui.ts'
import { ConfirmDialog, Dialog } from './dialog.tsx'

interface FormDialogProps {
  readonly title: string
  readonly wide?: boolean
  /** Of the form that stands inside. */
  readonly formRef: RefObject<HTMLFormElement | null>
  /** It opened with something that is stored nowhere. */
  readonly isUnsaved?: boolean
  /** While it saves nothing closes it: its success would close whatever dialog is open by then. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly children: (leave: () => void) => ReactNode
}

function typedIn(form: HTMLFormElement | null): string {
  return form ? JSON.stringify([...new FormData(form)]) : ''
}

/** A dialog around a form: no key and no button drops what was typed without asking. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { title, wide = false, formRef, isUnsaved = false, busy, onClose, children } = props
  const atFirst = useRef('')
  const [isAsked, setAsked] = useState(false)

  useLayoutEffect(() => {
    atFirst.current = typedIn(formRef.current)
  }, [formRef])

  function leave(): void {
    if (busy) return
    if (isUnsaved || typedIn(formRef.current) !== atFirst.current) setAsked(true)
    else onClose()
  }

  return (
    <>
      <Dialog open wide={wide} title={title} onClose={leave}>
        {children(leave)}
      </Dialog>
      <ConfirmDialog
        open={isAsked}
        title={UI.dropTitle}
        message={UI.drop}
        confirmLabel={UI.confirmDrop}
        cancelLabel={UI.goOnTyping}
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
