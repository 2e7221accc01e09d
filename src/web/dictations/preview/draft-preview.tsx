import { type Dispatch, type ReactElement, useRef } from 'react'
import { useNavigate } from 'react-router'
import { automaticTitle } from '../../../texts/dictations/dictation-generator.ts'
import { DICTATION_PREVIEW, LEAVING_DRAFT } from '../../../texts/dictations/dictation-preview.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { newIdempotencyKey } from '../../api/random-values.ts'
import { dictationPath } from '../../paths.ts'
import { LeaveGuard } from '../../unsaved-work/leave-guard.tsx'
import { useCreateDictation } from '../dictations-api.ts'
import type { DictationDraft } from '../generator-form-state.ts'
import {
  type GeneratorEvent,
  type GeneratorState,
  hasUnsavedEdit,
  isGenerating,
} from '../generator-state.ts'
import { JUST_CREATED } from '../page/dictation-page-state.ts'
import { PreviewCard } from './preview-card.tsx'

export interface DraftPreviewProps {
  readonly state: GeneratorState
  readonly draft: DictationDraft
  readonly dispatch: Dispatch<GeneratorEvent>
}

/** A text until it is stored or given up; what was changed in it is not left without a question. */
export function DraftPreview({ state, draft, dispatch }: DraftPreviewProps): ReactElement {
  const { phase } = state
  const create = useCreation(dispatch)
  return (
    <>
      <PreviewCard
        draft={draft}
        title={titleOf(draft)}
        edited={phase.kind === 'preview' ? phase.edited : null}
        creating={phase.kind === 'preview' && phase.creating}
        generating={isGenerating(phase)}
        dispatch={dispatch}
        onCreate={() => create(draft)}
      />
      <LeaveGuard active={hasUnsavedEdit(state)} words={LEAVING_DRAFT} />
    </>
  )
}

function titleOf(draft: DictationDraft): string {
  return draft.title || automaticTitle(draft.level, draft.theme || null, new Date().toISOString())
}

/** Stores a draft once (one idempotency key a text), then opens its page. */
function useCreation(dispatch: Dispatch<GeneratorEvent>): (draft: DictationDraft) => void {
  const mutation = useCreateDictation()
  const navigate = useNavigate()
  const sent = useRef<{ text: string; key: string } | null>(null)

  return (draft) => {
    if (mutation.isPending) return
    const { title, content, form, level, theme, goals } = draft
    const text = JSON.stringify([title, content, form, level, theme, goals])
    if (sent.current?.text !== text) sent.current = { text, key: newIdempotencyKey() }
    dispatch({ type: 'creating' })
    mutation.mutate(
      { draft, idempotencyKey: sent.current.key },
      {
        onSuccess: ({ id }) => void navigate(dictationPath(id), { state: JUST_CREATED }),
        onError: (error) => {
          const sentence = error instanceof ApiProblem ? error.sentence : ''
          dispatch({ type: 'create-failed', sentence: sentence || DICTATION_PREVIEW.createError })
        },
      },
    )
  }
}
