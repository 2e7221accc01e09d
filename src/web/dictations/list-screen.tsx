import { type ReactElement, useReducer } from 'react'
import type { Dictation } from '../../contract/dictations.ts'
import { LIST } from '../../texts/dictations.ts'
import { useDictations } from '../api/lists.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toasts.tsx'
import { DictationDialog } from './dictation-dialog.tsx'
import { useDeleteDictation } from './dictations-api.ts'
import { DictationsTable } from './dictations-table.tsx'
import { CLOSED, reduceList } from './list-state.ts'

export function meta(): { title: string }[] {
  return [{ title: LIST.pageTitle }]
}

export default function ListScreen(): ReactElement {
  const dictations = useDictations()
  return (
    <Page
      crumb={LIST.crumb}
      title={LIST.title}
      lead={LIST.lead}
      back={{ to: PATHS.dictations, label: LIST.back }}
    >
      {dictations.data ? (
        <List dictations={dictations.data} />
      ) : dictations.isError ? (
        <ErrorPanel text={LIST.loadError} onRetry={() => void dictations.refetch()} />
      ) : (
        <SkeletonLines label={LIST.loading} count={5} />
      )}
    </Page>
  )
}

function List({ dictations }: { dictations: readonly Dictation[] }): ReactElement {
  const [state, dispatch] = useReducer(reduceList, CLOSED)
  const remove = useDeleteDictation()
  const toast = useToast()
  const close = (): void => dispatch({ type: 'close' })
  const create = <ButtonLink to={PATHS.dictationCreate}>{LIST.create}</ButtonLink>

  function confirmDelete(dictation: Dictation): void {
    close()
    remove.mutate(dictation, {
      onSuccess: () => toast.show({ tone: 'success', text: LIST.deleted }),
      onError: () => toast.show({ tone: 'error', text: LIST.deleteError }),
    })
  }

  if (dictations.length === 0) return <EmptyState text={LIST.empty} action={create} />
  return (
    <>
      <div className="mb-6 flex justify-end">{create}</div>
      <DictationsTable
        dictations={dictations}
        busyId={remove.isPending ? remove.variables.id : null}
        onEdit={(dictation) => dispatch({ type: 'edit', dictation })}
        onDelete={(dictation) => dispatch({ type: 'ask-delete', dictation })}
      />
      {state.kind === 'editing' && (
        <DictationDialog
          dictation={state.dictation}
          onClose={close}
          onSaved={() => {
            close()
            toast.show({ tone: 'success', text: LIST.saved })
          }}
        />
      )}
      {state.kind === 'deleting' && (
        <ConfirmDialog
          open
          title={LIST.deleteTitle}
          message={
            <>
              <p>{LIST.deleteQuestion}</p>
              <p className="mt-2 font-semibold">{state.dictation.title}</p>
              <p className="mt-2 text-muted">{LIST.deleteNote}</p>
            </>
          }
          confirmLabel={LIST.confirmDelete}
          onConfirm={() => confirmDelete(state.dictation)}
          onCancel={close}
        />
      )}
    </>
  )
}
