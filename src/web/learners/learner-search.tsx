import { type ReactElement, type ReactNode, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { findLearners } from '../../domain/class/learner-search.ts'
import { LEARNER_SEARCH } from '../../texts/class-groups.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { SelectField, TextField } from '../ui/forms/field.tsx'
import { useGroups } from './learner-groups-api.ts'

/** Up to here a list is seen whole. */
const FEW = 7

interface LearnerSearchProps {
  readonly learners: readonly Learner[]
  readonly children: (found: readonly Learner[]) => ReactNode
}

/** By a part of the name, and by group where there are any (CLA-02). */
export function LearnerSearch({ learners, children }: LearnerSearchProps): ReactElement {
  const [search, setSearch] = useState('')
  const [groupId, setGroupId] = useState('')
  const groups = useGroups().data ?? []
  const group = groups.find(({ id }) => id === groupId)
  const ofGroup = group
    ? learners.filter(({ id }) => group.learner_ids.includes(id))
    : [...learners]
  const found = findLearners(ofGroup, search)
  if (learners.length <= FEW && groups.length === 0) return <>{children(learners)}</>
  return (
    <>
      <search className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField
          label={LEARNER_SEARCH.label}
          type="search"
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {groups.length > 0 && (
          <SelectField
            label={LEARNER_SEARCH.group}
            className="basis-48"
            value={group?.id ?? ''}
            onChange={(event) => setGroupId(event.currentTarget.value)}
          >
            <option value="">{LEARNER_SEARCH.everybody}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <p role="status" className="sr-only">
          {search === '' && !group ? '' : LEARNER_SEARCH.found(found.length)}
        </p>
      </search>
      {found.length > 0 ? children(found) : <EmptyState text={LEARNER_SEARCH.none} />}
    </>
  )
}
