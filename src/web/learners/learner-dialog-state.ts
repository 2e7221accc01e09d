/** The dialogs of the learners screen: closed, open to add or to edit, open to confirm a deletion. */
import type { Learner, NewLearner } from '../../contract/learners.ts'

/** The fields as typed, right or wrong. */
export type TypedLearner = Readonly<Record<keyof NewLearner, string>>

export type LearnerDialogState =
  | { readonly kind: 'closed' }
  /** `before` is null for a new learner; `key` is the idempotency key of the save. */
  | {
      readonly kind: 'editing'
      readonly before: Learner | null
      /** Brought back after the session ended; null when nothing was typed before. */
      readonly typed: TypedLearner | null
      readonly key: string
    }
  /** `results` that would be deleted too; null while counting. */
  | { readonly kind: 'deleting'; readonly learner: Learner; readonly results: number | null }

export type LearnerDialogEvent =
  | { readonly type: 'add'; readonly key: string }
  | { readonly type: 'edit'; readonly learner: Learner; readonly key: string }
  | {
      readonly type: 'brought-back'
      readonly before: Learner | null
      readonly typed: TypedLearner
      readonly key: string
    }
  | { readonly type: 'ask-delete'; readonly learner: Learner }
  | { readonly type: 'counted'; readonly learner: Learner; readonly results: number }
  | { readonly type: 'close' }

export const NO_DIALOG: LearnerDialogState = { kind: 'closed' }

export function reduceLearnerDialog(
  state: LearnerDialogState,
  event: LearnerDialogEvent,
): LearnerDialogState {
  switch (event.type) {
    case 'add':
      return { kind: 'editing', before: null, typed: null, key: event.key }
    case 'edit':
      return { kind: 'editing', before: event.learner, typed: null, key: event.key }
    case 'brought-back':
      return { kind: 'editing', before: event.before, typed: event.typed, key: event.key }
    case 'ask-delete':
      return { kind: 'deleting', learner: event.learner, results: null }
    case 'counted':
      return state.kind === 'deleting' && state.learner.id === event.learner.id
        ? { ...state, results: event.results }
        : state
    case 'close':
      return NO_DIALOG
  }
}
