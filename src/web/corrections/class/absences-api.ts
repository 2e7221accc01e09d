import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Absence, listAbsences, noteAbsences } from '../../../contract/class/absences.ts'
import { call } from '../../api/client.ts'
import { DICTATIONS_KEY } from '../../api/list-queries.ts'

function absencesKey(dictation: string): readonly string[] {
  return [...DICTATIONS_KEY, 'absences', dictation]
}

export function useAbsences(dictation: string): UseQueryResult<Absence[]> {
  return useQuery({
    queryKey: absencesKey(dictation),
    queryFn: ({ signal }) => call(listAbsences, { params: { id: dictation }, signal }),
    refetchOnMount: 'always',
  })
}

export interface NotedAbsences {
  readonly learners: readonly string[]
  readonly is: boolean
}

export function useNoteAbsences(
  dictation: string,
): UseMutationResult<Absence[], Error, NotedAbsences> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learners, is }: NotedAbsences) =>
      call(noteAbsences, {
        params: { id: dictation },
        body: { learner_ids: [...learners], absent: is },
      }),
    onSuccess: (absences) => cache.setQueryData(absencesKey(dictation), absences),
  })
}
