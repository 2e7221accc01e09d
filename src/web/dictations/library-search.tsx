import type { ReactElement, Ref } from 'react'
import { MAX_SEARCH_LENGTH } from '../../domain/dictation/dictation-search.ts'
import { LEVELS } from '../../domain/level.ts'
import { LIBRARY } from '../../texts/dictations/dictation-search.ts'
import type { DictationFilter } from '../api/dictation-library.ts'
import { SelectField, TextField } from '../ui/forms/field.tsx'

interface LibrarySearchProps {
  readonly filter: DictationFilter
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (filter: DictationFilter) => void
}

/** Looks through all dictations, not only those on the screen. */
export function LibrarySearch(props: LibrarySearchProps): ReactElement {
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
