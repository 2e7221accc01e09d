import type { Dispatch, ReactElement, ReactNode } from 'react'
import { DICTATING_SPEEDS } from '../../domain/dictating/dictating-pace.ts'
import { DICTATING } from '../../texts/dictating/dictating.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { DictatingEvent, DictatingState } from './dictating-state.ts'

interface KeyProps {
  readonly icon: IconName
  readonly label: string
  /** What it is about, for those who do not see the sheet. */
  readonly about?: string
  readonly shortcut: ReactNode
  readonly kind?: 'main' | 'move'
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** Does not take the focus from a mouse: the space bar goes on pausing. */
function Key({ icon, label, about, shortcut, kind, disabled, onPress }: KeyProps): ReactElement {
  return (
    <button
      type="button"
      className="prompter-key"
      data-main={kind === 'main' || undefined}
      data-order={kind === 'move' || undefined}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} className="size-8" />
      <span>
        {about !== undefined && <span className="sr-only">{about}</span>}
        {label}
      </span>
      <span aria-hidden="true">
        <kbd>{shortcut}</kbd>
      </span>
    </button>
  )
}

interface PartProps {
  readonly state: DictatingState
  readonly dispatch: Dispatch<DictatingEvent>
}

/** Nothing to pause where the adult speaks. */
function Middle({ state, dispatch }: PartProps): ReactElement | null {
  const { stage, voice, isPaused } = state
  if (stage === 'ended') {
    return (
      <ButtonLink to={PATHS.dictationCorrect} icon="camera">
        {DICTATING.correct}
      </ButtonLink>
    )
  }
  if (voice === 'none') return null
  return (
    <Key
      icon={isPaused ? 'play' : 'pause'}
      kind="main"
      label={isPaused ? DICTATING.resume : DICTATING.pause}
      shortcut={DICTATING.space}
      onPress={() => dispatch({ type: 'pause-toggled' })}
    />
  )
}

export function Dock({ state, dispatch }: PartProps): ReactElement {
  const { stage, voice, group, groups } = state
  const isLast = stage === 'groups' && group === groups.length - 1
  return (
    <div className="prompter-dock" data-voice={stage === 'ended' ? undefined : voice}>
      <Key
        icon="arrow-left"
        kind="move"
        label={DICTATING.previous}
        about={DICTATING.group}
        shortcut={<Icon name="arrow-left" className="size-4" />}
        disabled={stage === 'before'}
        onPress={() => dispatch({ type: 'moved', by: -1 })}
      />
      <Key
        icon="rotate-right"
        label={DICTATING.repeat}
        shortcut="R"
        onPress={() => dispatch({ type: 'repeated' })}
      />
      <Middle state={state} dispatch={dispatch} />
      <Key
        icon="arrow-right"
        kind={voice === 'none' ? 'main' : 'move'}
        label={isLast ? DICTATING.readAgain : stage === 'after' ? DICTATING.finish : DICTATING.next}
        {...(stage === 'groups' && !isLast && { about: DICTATING.group })}
        shortcut={
          voice === 'none' ? DICTATING.space : <Icon name="arrow-right" className="size-4" />
        }
        disabled={stage === 'ended'}
        onPress={() => dispatch({ type: 'moved', by: 1 })}
      />
    </div>
  )
}

export function Settings({ state, dispatch }: PartProps): ReactElement {
  return (
    <div className="prompter-settings">
      <fieldset className="segments">
        <legend>
          {DICTATING.speed}
          <span aria-hidden="true">
            <kbd>+</kbd>
          </span>
          <span aria-hidden="true">
            <kbd>−</kbd>
          </span>
        </legend>
        <div>
          {DICTATING_SPEEDS.map((speed) => (
            <label key={speed}>
              <input
                type="radio"
                name="prompter-speed"
                checked={state.speed === speed}
                onChange={() => dispatch({ type: 'speed-set', speed })}
              />
              {DICTATING.speeds[speed]}
            </label>
          ))}
        </div>
      </fieldset>
      {state.voices.length > 1 && (
        <fieldset className="segments">
          <legend>
            {DICTATING.voice}
            <span aria-hidden="true">
              <kbd>V</kbd>
            </span>
          </legend>
          <div>
            {state.voices.map((voice) => (
              <label key={voice}>
                <input
                  type="radio"
                  name="prompter-voice"
                  checked={state.voice === voice}
                  onChange={() => dispatch({ type: 'voice-set', voice })}
                />
                {DICTATING.shortVoices[voice]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
