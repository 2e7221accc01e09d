/** A child who listens alone: the whole dictation, each piece as often as wanted, the whole again (PAG-04). */

export type ListeningStage = 'before' | 'pieces' | 'after' | 'ended'

export interface ListeningState {
  readonly pieces: number
  readonly stage: ListeningStage
  /** Index of the piece. */
  readonly piece: number
  readonly isPlaying: boolean
  /** Listened to once, to its end: then there is something to repeat and to go on from. */
  readonly wasHeard: boolean
  readonly isSlow: boolean
  readonly hasFailed: boolean
  /** Changes with each thing to hear: a sound that ends late ends nothing else. */
  readonly take: number
}

export type ListeningEvent =
  | { readonly type: 'listen-pressed' }
  | { readonly type: 'again-pressed' }
  | { readonly type: 'next-pressed' }
  | { readonly type: 'restarted' }
  | { readonly type: 'slow-toggled' }
  | { readonly type: 'said'; readonly take: number }
  | { readonly type: 'failed'; readonly take: number }

export function startListening(pieces: number): ListeningState {
  return {
    pieces,
    stage: 'before',
    piece: 0,
    isPlaying: false,
    wasHeard: false,
    isSlow: false,
    hasFailed: false,
    take: 0,
  }
}

function play(state: ListeningState): ListeningState {
  return { ...state, isPlaying: true, hasFailed: false, take: state.take + 1 }
}

function playNew(
  state: ListeningState,
  place: Pick<ListeningState, 'stage' | 'piece'>,
): ListeningState {
  return play({ ...state, ...place, wasHeard: false })
}

function next(state: ListeningState): ListeningState {
  const { stage, piece, pieces } = state
  if (stage === 'before') return playNew(state, { stage: 'pieces', piece: 0 })
  if (stage === 'pieces' && piece + 1 < pieces) return playNew(state, { stage, piece: piece + 1 })
  if (stage === 'pieces') return playNew(state, { stage: 'after', piece })
  return { ...state, stage: 'ended', isPlaying: false, take: state.take + 1 }
}

export function reduceListening(state: ListeningState, event: ListeningEvent): ListeningState {
  switch (event.type) {
    case 'listen-pressed':
      return state.isPlaying ? { ...state, isPlaying: false, take: state.take + 1 } : play(state)
    case 'again-pressed':
      return state.wasHeard ? play(state) : state
    case 'next-pressed':
      return state.wasHeard ? next(state) : state
    case 'restarted':
      return { ...startListening(state.pieces), isSlow: state.isSlow, take: state.take + 1 }
    case 'slow-toggled':
      return { ...state, isSlow: !state.isSlow }
    case 'said':
      return event.take === state.take ? { ...state, isPlaying: false, wasHeard: true } : state
    case 'failed':
      return event.take === state.take ? { ...state, isPlaying: false, hasFailed: true } : state
  }
}
