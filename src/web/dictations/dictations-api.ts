import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addDictation,
  changeDictation,
  type Dictation,
  type DictationChange,
  deleteDictation,
} from '../../contract/dictations.ts'
import { call } from '../api/client.ts'
import { DICTATIONS_KEY } from '../api/list-queries.ts'
import type { DictationDraft } from './generator-form-state.ts'

export interface DraftToCreate {
  readonly draft: DictationDraft
  readonly idempotencyKey: string
}

export function useCreateDictation(): UseMutationResult<Dictation, Error, DraftToCreate> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: DraftToCreate) =>
      call(addDictation, {
        body: {
          title: draft.title,
          content: draft.content,
          form: draft.form,
          story: draft.written.story,
          level: draft.level,
          theme: draft.theme === '' ? null : draft.theme,
          goals: [...draft.goals],
          words: [...draft.request.words],
        },
        idempotencyKey,
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: DICTATIONS_KEY }),
  })
}

export interface DictationEdit {
  readonly dictation: Dictation
  readonly change: Omit<DictationChange, 'updated_at'>
}

export function useChangeDictation(): UseMutationResult<Dictation, Error, DictationEdit> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ dictation, change }: DictationEdit) =>
      call(changeDictation, {
        params: { id: dictation.id },
        body: { ...change, updated_at: dictation.updated_at },
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: DICTATIONS_KEY }),
  })
}

export function useDeleteDictation(): UseMutationResult<unknown, Error, Dictation> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Dictation) => call(deleteDictation, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: DICTATIONS_KEY }),
  })
}
