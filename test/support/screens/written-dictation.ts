/** A generator that was asked, and what came back. */
import type { GeneratedDictation } from '../../../src/contract/dictations.ts'
import {
  type CreateEvent,
  type CreateState,
  initialState,
  reduceCreate,
} from '../../../src/web/dictations/create-state.ts'

export const WRITTEN: GeneratedDictation = {
  content: 'La vache broute dans le pré.',
  source: 'engine',
  provider: null,
  forced: [],
  missing: [],
  warnings: [],
}

export const OUTAGE = 'Service temporairement indisponible'

export function after(...events: readonly CreateEvent[]): CreateState {
  return events.reduce(reduceCreate, initialState('CE1'))
}
