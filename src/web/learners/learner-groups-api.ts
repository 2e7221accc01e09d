/** Groups, the end of the year and the learners who left. */
import {
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  addGroup,
  changeGroup,
  deleteGroup,
  type LearnerGroup,
  listGroups,
  type NewGroup,
} from '../../contract/class/learner-groups.ts'
import {
  type ArchivedLearner,
  endYear,
  listArchived,
  restoreLearners,
  type YearEnd,
} from '../../contract/class/year-end.ts'
import type { Learner } from '../../contract/learners.ts'
import { call } from '../api/client.ts'
import { LEARNERS_KEY } from '../api/list-queries.ts'
import { refreshLearners } from './learners-api.ts'

const GROUPS_KEY = [...LEARNERS_KEY, 'groups'] as const
const ARCHIVED_KEY = [...LEARNERS_KEY, 'archived'] as const

/** By name. */
export const groupsQuery = queryOptions({
  queryKey: GROUPS_KEY,
  queryFn: ({ signal }) => call(listGroups, { signal }),
})

export function useGroups(): UseQueryResult<LearnerGroup[]> {
  return useQuery(groupsQuery)
}

export interface GroupToSave {
  /** Null for a new one. */
  readonly before: LearnerGroup | null
  readonly fields: NewGroup
  readonly idempotencyKey: string
}

export function useSaveGroup(): UseMutationResult<LearnerGroup, Error, GroupToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ before, fields, idempotencyKey }: GroupToSave) =>
      before
        ? call(changeGroup, {
            params: { id: before.id },
            body: { ...fields, updated_at: before.updated_at },
          })
        : call(addGroup, { body: fields, idempotencyKey }),
    onSuccess: () => cache.invalidateQueries({ queryKey: GROUPS_KEY }),
  })
}

export function useDeleteGroup(): UseMutationResult<unknown, Error, LearnerGroup> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: LearnerGroup) => call(deleteGroup, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: GROUPS_KEY }),
  })
}

interface YearToEnd {
  readonly body: YearEnd
  readonly idempotencyKey: string
}

export function useEndYear(): UseMutationResult<
  { promoted: number; archived: number },
  Error,
  YearToEnd
> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (year: YearToEnd) => call(endYear, year),
    onSuccess: () => refreshLearners(cache),
  })
}

/** The last ones first. */
export function useArchivedLearners(enabled = true): UseQueryResult<ArchivedLearner[]> {
  return useQuery({
    queryKey: ARCHIVED_KEY,
    queryFn: ({ signal }) => call(listArchived, { signal }),
    enabled,
  })
}

export function useRestoreLearner(): UseMutationResult<Learner[], Error, ArchivedLearner> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ArchivedLearner) => call(restoreLearners, { body: { learners: [id] } }),
    onSuccess: () => refreshLearners(cache),
  })
}
