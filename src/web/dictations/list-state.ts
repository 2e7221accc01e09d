/** The dialogs of the list of dictations: closed, one being edited, or one about to be deleted. */
import type { Dictation } from '../../contract/dictations.ts'

export type ListState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'editing'; readonly dictation: Dictation }
  | { readonly kind: 'deleting'; readonly dictation: Dictation }

export type ListEvent =
  | { readonly type: 'edit'; readonly dictation: Dictation }
  | { readonly type: 'ask-delete'; readonly dictation: Dictation }
  | { readonly type: 'close' }

export const CLOSED: ListState = { kind: 'closed' }

export function reduceList(_state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'edit':
      return { kind: 'editing', dictation: event.dictation }
    case 'ask-delete':
      return { kind: 'deleting', dictation: event.dictation }
    case 'close':
      return CLOSED
  }
}
