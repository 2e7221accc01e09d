import { type ReactElement, type Ref, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '../../domain/dictation/dictation-search.ts'
import { LEVELS } from '../../domain/level.ts'
import { DICTATION_LIST } from '../../texts/dictations/dictation-list.ts'
import { LIBRARY } from '../../texts/dictations/dictation-search.ts'
import {
  type DictationFilter,
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
import { SelectField, TextField } from '../ui/forms/field.tsx'
import { LoadMore } from '../ui/layout/load-more.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useDebouncedValue } from '../ui/use-debounced-value.ts'
import { DictationsTable } from './dictations-table.tsx'
import { type DictationDialogs, useDictationDialogs } from './use-dictation-dialogs.tsx'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_LIST.pageTitle }]
}

export default function DictationListScreen(): ReactElement {
  const dialogs = useDictationDialogs()
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

const SEARCH_DEBOUNCE_MS = 250

/** Up to this many, reading the list is faster than searching. */
const SEARCHABLE_FROM = 5

/** Error, loading, empty, or the library with its search. */
function LibraryPanel({ dialogs }: { dialogs: DictationDialogs }): ReactElement {
  const [filter, setFilter] = useState(NO_FILTER)
  const search = useDebouncedValue(filter.search.trim(), SEARCH_DEBOUNCE_MS)
  const isFiltered = search !== '' || filter.level !== ''
  const pages = useDictationPages({ ...filter, search })
  const searchRef = useRef<HTMLInputElement>(null)
  // The button unmounts with the empty state, so the focus must move.
  const clear = (): void => {
    setFilter(NO_FILTER)
    searchRef.current?.focus()
  }
  if (!pages.data) {
    if (pages.isLoadingError) {
      return <ErrorPanel text={DICTATION_LIST.loadError} onRetry={() => void pages.refetch()} />
    }
    return <SkeletonLines label={DICTATION_LIST.loading} count={5} />
  }
  const library = flattenPages(pages.data)
  const create = <ButtonLink to={PATHS.dictationCreate}>{DICTATION_LIST.create}</ButtonLink>
  if (library.total === 0 && !isFiltered && !pages.isPlaceholderData) {
    return <EmptyState text={DICTATION_LIST.empty} action={create} />
  }
  const isSearchable =
    library.total > SEARCHABLE_FROM || isFiltered || filter.search !== '' || pages.isPlaceholderData
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        {isSearchable && (
          <LibrarySearch filter={filter} searchRef={searchRef} onChange={setFilter} />
        )}
        <div className="ml-auto">{create}</div>
      </div>
      <p role="status" className={isFiltered ? 'mb-3 text-muted' : 'sr-only'}>
        {isFiltered && !pages.isPlaceholderData && LIBRARY.found(library.total)}
      </p>
      {library.total === 0 ? (
        <EmptyState
          text={LIBRARY.noneFound}
          action={<Button onClick={clear}>{LIBRARY.clear}</Button>}
        />
      ) : (
        <List library={library} pages={pages} dialogs={dialogs} />
      )}
    </>
  )
}

interface LibrarySearchProps {
  readonly filter: DictationFilter
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (filter: DictationFilter) => void
}

/** Searches all dictations, not only the loaded pages. */
function LibrarySearch(props: LibrarySearchProps): ReactElement {
  const { filter, searchRef, onChange } = props
  return (
    <search className="grid w-full gap-4 sm:w-auto sm:flex-1 sm:grid-cols-[minmax(12rem,24rem)_13rem]">
      <TextField
        ref={searchRef}
        type="search"
        label={LIBRARY.search}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <SelectField
        label={LIBRARY.level}
        value={filter.level}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          onChange({ ...filter, level: LEVELS.find((level) => level === chosen) ?? '' })
        }}
      >
        <option value="">{LIBRARY.allLevels}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

interface ListProps {
  readonly library: DictationLibrary
  readonly pages: DictationPages
  readonly dialogs: DictationDialogs
}

function List({ library, pages, dialogs }: ListProps): ReactElement {
  const { dictations, total } = library
  return (
    <>
      <DictationsTable
        dictations={dictations}
        busyId={dialogs.busyId}
        onEdit={dialogs.edit}
        onDelete={dialogs.askDelete}
      />
      {(pages.hasNextPage || dictations.length > PAGE_SIZE) && (
        <LoadMore
          list={DICTATION_LIST.title}
          shown={dictations.length}
          total={total}
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  )
}
