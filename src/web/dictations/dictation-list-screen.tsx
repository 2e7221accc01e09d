import { type ReactElement, type RefObject, useReducer, useRef, useState } from 'react'
import type { Dictation } from '../../contract/dictations.ts'
import { LIBRARY } from '../../texts/dictations/dictation-search.ts'
import { DICTATION_LIST } from '../../texts/dictations/dictations.ts'
import {
  type DictationLibrary,
  type DictationPages,
  flattenPages,
  NO_FILTER,
  PAGE_SIZE,
  useDictationPages,
} from '../api/dictation-library.ts'
import { PATHS } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { LoadMore } from '../ui/layout/load-more.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { useDebouncedValue } from '../ui/use-debounced-value.ts'
import { DictationDialog } from './dictation-dialog.tsx'
import { useDeleteDictation } from './dictations-api.ts'
import { DictationsTable } from './dictations-table.tsx'
import { LibrarySearch } from './library-search.tsx'
import { CLOSED, reduceList } from './list-state.ts'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_LIST.pageTitle }]
}

export default function DictationListScreen(): ReactElement {
  const dialogs = useDialogs()
  return (
    <Page
      crumb={DICTATION_LIST.crumb}
      title={DICTATION_LIST.title}
      lead={DICTATION_LIST.lead}
      back={{ to: PATHS.dictations, label: DICTATION_LIST.back }}
    >
      <section ref={dialogs.list} tabIndex={-1} aria-label={DICTATION_LIST.title}>
        <LibraryPanel dialogs={dialogs} />
      </section>
      {dialogs.dialog}
    </Page>
  )
}

/** Typing waits that long before the server is asked. */
const SEARCH_DEBOUNCE_MS = 250

/** Up to here the eye finds a dictation faster than a search. */
const SEARCHABLE_FROM = 5

/** Broken, loading, empty, or the library under its search. */
function LibraryPanel({ dialogs }: { dialogs: Dialogs }): ReactElement {
  const [filter, setFilter] = useState(NO_FILTER)
  const search = useDebouncedValue(filter.search.trim(), SEARCH_DEBOUNCE_MS)
  const isFiltered = search !== '' || filter.level !== ''
  const pieces = useDictationPages({ ...filter, search })
  const searchRef = useRef<HTMLInputElement>(null)
  // The button goes with the sentence above it.
  const clear = (): void => {
    setFilter(NO_FILTER)
    searchRef.current?.focus()
  }
  if (!pieces.data) {
    if (pieces.isError) {
      return <ErrorPanel text={DICTATION_LIST.loadError} onRetry={() => void pieces.refetch()} />
    }
    return <SkeletonLines label={DICTATION_LIST.loading} count={5} />
  }
  const library = flattenPages(pieces.data)
  const create = <ButtonLink to={PATHS.dictationCreate}>{DICTATION_LIST.create}</ButtonLink>
  if (library.total === 0 && !isFiltered && !pieces.isPlaceholderData) {
    return <EmptyState text={DICTATION_LIST.empty} action={create} />
  }
  const isSearchable =
    library.total > SEARCHABLE_FROM ||
    isFiltered ||
    filter.search !== '' ||
    pieces.isPlaceholderData
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        {isSearchable && (
          <LibrarySearch filter={filter} searchRef={searchRef} onChange={setFilter} />
        )}
        <div className="ml-auto">{create}</div>
      </div>
      <p role="status" className={isFiltered ? 'mb-3 text-muted' : 'sr-only'}>
        {isFiltered && !pieces.isPlaceholderData && LIBRARY.found(library.total)}
      </p>
      {library.total === 0 ? (
        <EmptyState
          text={LIBRARY.noneFound}
          action={<Button onClick={clear}>{LIBRARY.clear}</Button>}
        />
      ) : (
        <List library={library} pieces={pieces} dialogs={dialogs} />
      )}
    </>
  )
}

interface ListProps {
  readonly library: DictationLibrary
  readonly pieces: DictationPages
  readonly dialogs: Dialogs
}

function List({ library, pieces, dialogs }: ListProps): ReactElement {
  const { dictations, total } = library
  return (
    <>
      <DictationsTable
        dictations={dictations}
        busyId={dialogs.busyId}
        onEdit={dialogs.edit}
        onDelete={dialogs.askDelete}
      />
      {(pieces.hasNextPage || dictations.length > PAGE_SIZE) && (
        <LoadMore
          list={DICTATION_LIST.title}
          shown={dictations.length}
          total={total}
          busy={pieces.isFetchingNextPage}
          failed={pieces.isFetchNextPageError}
          onMore={() => void pieces.fetchNextPage()}
        />
      )}
    </>
  )
}

interface Dialogs {
  /** The dictation whose deletion is under way. */
  readonly busyId: string | null
  readonly edit: (dictation: Dictation) => void
  readonly askDelete: (dictation: Dictation) => void
  readonly dialog: ReactElement | null
  /** What takes the focus of a row that goes. */
  readonly list: RefObject<HTMLElement | null>
}

/** They outlive the table, which goes with its last row. */
function useDialogs(): Dialogs {
  const [state, dispatch] = useReducer(reduceList, CLOSED)
  const remove = useDeleteDictation()
  const list = useFocusFallback(remove.isPending)
  const toast = useToast()
  const close = (): void => dispatch({ type: 'close' })

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
    edit: (dictation) => dispatch({ type: 'edit', dictation }),
    askDelete: (dictation) => dispatch({ type: 'ask-delete', dictation }),
    dialog:
      state.kind === 'editing' ? (
        <DictationDialog dictation={state.dictation} onClose={close} onSaved={saved} />
      ) : state.kind === 'deleting' ? (
        <DeleteQuestion
          dictation={state.dictation}
          onConfirm={() => confirmDelete(state.dictation)}
          onCancel={close}
        />
      ) : null,
  }
}

interface DeleteQuestionProps {
  readonly dictation: Dictation
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function DeleteQuestion({ dictation, onConfirm, onCancel }: DeleteQuestionProps): ReactElement {
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
