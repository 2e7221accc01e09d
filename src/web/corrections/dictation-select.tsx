import type { ReactElement } from 'react'
import { MAX_SEARCH_LENGTH } from '../../domain/dictation/dictation-search.ts'
import { CHOICE } from '../../texts/corrections.ts'
import { LIBRARY } from '../../texts/library.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { OfferedDictations } from './use-offered-dictations.ts'

interface DictationSelectProps {
  readonly dictations: OfferedDictations
  /** Whether there are more dictations than a select offers. */
  readonly isLong: boolean
  readonly onChange: (id: string | null) => void
}

/** A dictation among the newest, or among those that a search finds when there are many. */
export function DictationSelect(props: DictationSelectProps): ReactElement {
  const { dictations, isLong, onChange } = props
  const { chosen, offered, search, found } = dictations
  return (
    <>
      {isLong && (
        <search>
          <TextField
            type="search"
            label={LIBRARY.search}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            value={search}
            onChange={(event) => dictations.onSearch(event.currentTarget.value)}
          />
          <p role="status" className="mt-1 text-sm text-muted">
            {found === undefined ? '' : LIBRARY.found(found)}
          </p>
        </search>
      )}
      <SelectField
        label={CHOICE.dictation}
        required
        value={chosen?.id ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{CHOICE.chooseDictation}</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </>
  )
}
