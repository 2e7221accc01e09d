/** A series on the wall: one question or all, with or without answers. A remote has two keys: forward first shows the answer. */

export interface Projection {
  readonly rank: number
  readonly isShown: boolean
  readonly showsAll: boolean
}

export type ProjectionEvent = 'forward' | 'back' | 'answer' | 'all'

export const FIRST: Projection = { rank: 0, isShown: false, showsAll: false }

function forward(state: Projection, count: number): Projection {
  if (!state.isShown) return { ...state, isShown: true }
  if (state.showsAll || state.rank >= count - 1) return state
  return { ...state, rank: state.rank + 1, isShown: false }
}

function back(state: Projection): Projection {
  if (state.isShown) return { ...state, isShown: false }
  return state.showsAll || state.rank === 0 ? state : { ...state, rank: state.rank - 1 }
}

export function reduceProjection(
  state: Projection,
  event: ProjectionEvent,
  count: number,
): Projection {
  switch (event) {
    case 'forward':
      return forward(state, count)
    case 'back':
      return back(state)
    case 'answer':
      return { ...state, isShown: !state.isShown }
    case 'all':
      return { ...state, showsAll: !state.showsAll, isShown: false }
  }
}

const KEYS: Readonly<Record<string, ProjectionEvent>> = {
  ArrowRight: 'forward',
  ArrowDown: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  r: 'answer',
  R: 'answer',
  t: 'all',
  T: 'all',
}

export function projectionKey(key: string): ProjectionEvent | undefined {
  return KEYS[key]
}
