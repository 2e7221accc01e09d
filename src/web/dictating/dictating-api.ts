import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  closeListening,
  type DictatedText,
  deleteRecording,
  getDictatedText,
  getRecording,
  openListening,
  type Recording,
  saveRecording,
} from '../../contract/dictating.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { call } from '../api/client.ts'
import { DICTATIONS_KEY } from '../api/list-queries.ts'

/** Below the dictations: a text that changes is cut anew. */
function key(id: string): readonly string[] {
  return [...DICTATIONS_KEY, 'dictating', id]
}

export function useDictatedText(id: string): UseQueryResult<DictatedText> {
  return useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call(getDictatedText, { params: { id }, signal }),
  })
}

/** The sound itself, once there is one of this text. */
export function useRecording(
  id: string,
  recording: DictatedText['recording'],
): UseQueryResult<Recording> {
  return useQuery({
    queryKey: [...key(id), 'recording', recording?.created_at ?? ''],
    queryFn: ({ signal }) => call(getRecording, { params: { id }, signal }),
    enabled: recording !== null && !recording.is_stale,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function useRefresh(id: string): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: key(id) })
}

export function useSaveRecording(id: string) {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof saveRecording>) =>
      call(saveRecording, { params: { id }, body }),
    onSuccess: refresh,
  })
}

export function useDeleteRecording(id: string) {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: () => call(deleteRecording, { params: { id } }),
    onSuccess: refresh,
  })
}

export function useOpenListening(id: string) {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: () => call(openListening, { params: { id } }),
    onSuccess: refresh,
  })
}

export function useCloseListening(id: string) {
  const refresh = useRefresh(id)
  return useMutation({
    mutationFn: () => call(closeListening, { params: { id } }),
    onSuccess: refresh,
  })
}
