import { type ReactElement, useReducer } from 'react'
import type { ListenedDictation } from '../../contract/dictating.ts'
import { LISTENING_PAGE } from '../../texts/dictating/listening.ts'
import { WrittenSheet } from '../illustrations/written-sheet.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ToggleSwitch } from '../ui/forms/toggle-switch.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useDeviceVoices } from '../voice/use-device-voices.ts'
import { type ListeningState, reduceListening, startListening } from './listening-state.ts'
import { pieceCount, useListeningSound } from './use-listening-sound.ts'

interface BookProps {
  readonly cover: 'blue' | 'yellow' | 'green'
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly onPress: () => void
}

function Book({ cover, icon, label, disabled, onPress }: BookProps): ReactElement {
  return (
    <button
      type="button"
      className="alone-book"
      data-cover={cover}
      disabled={disabled}
      onClick={onPress}
    >
      <span>
        <Icon name={icon} className="size-8" />
      </span>
      {label}
    </button>
  )
}

function Place({ state }: { state: ListeningState }): ReactElement {
  const { stage, piece, pieces } = state
  if (stage === 'pieces') {
    const [one, all] = LISTENING_PAGE.piece(piece + 1, pieces)
    return (
      <p aria-live="polite">
        <b>{one}</b> {all}
      </p>
    )
  }
  const sentence =
    stage === 'before'
      ? LISTENING_PAGE.wholeBefore
      : stage === 'after'
        ? LISTENING_PAGE.wholeAfter
        : LISTENING_PAGE.endedNote
  return <p aria-live="polite">{sentence}</p>
}

function nextLabel({ stage }: ListeningState): string {
  if (stage === 'before') return LISTENING_PAGE.begin
  return stage === 'after' ? LISTENING_PAGE.done : LISTENING_PAGE.next
}

export function ListeningPlayer({ voice }: Pick<ListenedDictation, 'voice'>): ReactElement {
  const { voice: device } = useDeviceVoices()
  const [state, dispatch] = useReducer(reduceListening, pieceCount(voice), startListening)
  useListeningSound(state, dispatch, { voice, device })
  const isMute = voice.kind === 'device' && device === undefined
  const { stage, isPlaying, wasHeard } = state
  return (
    <>
      <div className="alone-head">
        <h1>{stage === 'ended' ? LISTENING_PAGE.ended : LISTENING_PAGE.title}</h1>
        <Place state={state} />
      </div>
      <div className="alone-sheet">
        <WrittenSheet />
      </div>
      <div>
        {isMute && (
          <div className="mt-4">
            <Notice tone="warning">{LISTENING_PAGE.noVoice}</Notice>
          </div>
        )}
        {state.hasFailed && (
          <div className="mt-4">
            <Notice tone="warning">{LISTENING_PAGE.failed}</Notice>
          </div>
        )}
        {stage === 'ended' ? (
          <div className="py-8">
            <Button icon="refresh" onClick={() => dispatch({ type: 'restarted' })}>
              {LISTENING_PAGE.fromStart}
            </Button>
          </div>
        ) : (
          <>
            <div className="alone-books">
              <Book
                cover="blue"
                icon={isPlaying ? 'pause' : 'speaker'}
                label={isPlaying ? LISTENING_PAGE.pause : LISTENING_PAGE.listen}
                disabled={isMute}
                onPress={() => dispatch({ type: 'listen-pressed' })}
              />
              <Book
                cover="yellow"
                icon="rotate-right"
                label={LISTENING_PAGE.again}
                disabled={isMute || !wasHeard}
                onPress={() => dispatch({ type: 'again-pressed' })}
              />
              <Book
                cover="green"
                icon="arrow-right"
                label={nextLabel(state)}
                disabled={isMute || !wasHeard}
                onPress={() => dispatch({ type: 'next-pressed' })}
              />
            </div>
            <div className="mt-4 flex justify-center">
              <ToggleSwitch
                label={LISTENING_PAGE.slow}
                checked={state.isSlow}
                onChange={() => dispatch({ type: 'slow-toggled' })}
              />
            </div>
          </>
        )}
      </div>
    </>
  )
}
