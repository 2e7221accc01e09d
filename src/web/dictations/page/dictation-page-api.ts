import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type DictationStudy, studyDictation } from '../../../contract/dictation-study.ts'
import { call } from '../../api/client.ts'
import { DICTATIONS_KEY } from '../../api/list-queries.ts'

/** Below the key of the lists: whatever changes a dictation invalidates it too. */
export function useDictationStudy(id: string): UseQueryResult<DictationStudy> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, id, 'study'],
    queryFn: ({ signal }) => call(studyDictation, { params: { id }, signal }),
  })
}
