import { type ReactElement, type RefObject, useState } from 'react'
import type { Dictation } from '../../contract/dictations.ts'
import { DICTATION_LIST } from '../../texts/dictations/dictation-list.ts'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { DictationDialog } from './dictation-dialog.tsx'
import { useDeleteDictation } from './dictations-api.ts'

interface OpenDialog {
  readonly kind: 'edit' | 'delete'
  readonly dictation: Dictation
}

export interface DictationDialogs {
  /** Being deleted. */
  readonly busyId: string | null
  readonly edit: (dictation: Dictation) => void
  readonly askDelete: (dictation: Dictation) => void
  readonly dialog: ReactElement | null
  /** Takes the focus of a row that is deleted. */
  readonly list: RefObject<HTMLElement | null>
}

/** Held above the table, which is unmounted with its last row. */
export function useDictationDialogs(): DictationDialogs {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const remove = useDeleteDictation()
  const list = useFocusFallback(remove.isPending)
  const toast = useToast()
  const close = (): void => setOpen(null)

  function confirmDelete(dictation: Dictation): void {
    close()
    remove.mutate(dictation, {
      onSuccess: () => toast.show({ tone: 'success', text: DICTATION_LIST.deleted }),
      onError: () => toast.show({ tone: 'error', text: DICTATION_LIST.deleteError }),
    })
  }

  function saved(): void {
    close()
    toast.show({ tone: 'success', text: DICTATION_LIST.saved })
  }

  return {
    list,
    busyId: remove.isPending ? remove.variables.id : null,
    edit: (dictation) => setOpen({ kind: 'edit', dictation }),
    askDelete: (dictation) => setOpen({ kind: 'delete', dictation }),
    dialog:
      open?.kind === 'edit' ? (
        <DictationDialog dictation={open.dictation} onClose={close} onSaved={saved} />
      ) : open?.kind === 'delete' ? (
        <DeleteDictationDialog
          dictation={open.dictation}
          onConfirm={() => confirmDelete(open.dictation)}
          onCancel={close}
        />
      ) : null,
  }
}

interface DeleteDictationDialogProps {
  readonly dictation: Dictation
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function DeleteDictationDialog({
  dictation,
  onConfirm,
  onCancel,
}: DeleteDictationDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open
      title={DICTATION_LIST.deleteTitle}
      message={
        <>
          <p>{DICTATION_LIST.deleteQuestion}</p>
          <p className="mt-2 font-semibold">{dictation.title}</p>
          <p className="mt-2 text-muted">{DICTATION_LIST.deleteNote}</p>
        </>
      }
      confirmLabel={DICTATION_LIST.confirmDelete}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
