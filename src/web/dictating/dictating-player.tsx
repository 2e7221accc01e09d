import '../styles/dictating.css'
import { type ReactElement, useLayoutEffect, useReducer, useRef } from 'react'
import type { Recording } from '../../contract/dictating.ts'
import { DICTATING } from '../../texts/dictating/dictating.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dock, Settings } from './dictating-dock.tsx'
import { DictatingStageView } from './dictating-stage.tsx'
import {
  type DictatingSetup,
  type DictatingState,
  dictatingKey,
  reduceDictating,
  startDictating,
} from './dictating-state.ts'
import { useDictatingSound } from './use-dictating-sound.ts'

function Progress({ state }: { state: DictatingState }): ReactElement {
  const { groups, group, stage } = state
  const sentences = [...Map.groupBy(groups.keys(), (at) => groups[at]?.sentence ?? 0).values()]
  const reached = stage === 'before' ? -1 : stage === 'groups' ? group : groups.length
  const [one, all] = DICTATING.groupOf(group + 1, groups.length)
  return (
    <div className="prompter-progress">
      <ol aria-hidden="true">
        {sentences.map((indices) => (
          <li key={indices[0]} style={{ flex: indices.length }}>
            {indices.map((at) => (
              <i key={at} data-at={at === reached ? 'now' : at < reached ? 'done' : undefined} />
            ))}
          </li>
        ))}
      </ol>
      <p>
        {stage === 'groups' && (
          <>
            <b>{one}</b> {all}
          </>
        )}
      </p>
    </div>
  )
}

export interface DictatingPlayerProps {
  readonly title: string
  readonly setup: DictatingSetup
  readonly device: SpeechSynthesisVoice | undefined
  readonly recording: Recording | undefined
  readonly onQuit: () => void
}

function toggleFullScreen(element: HTMLElement | null): void {
  // Refused where the browser has none, as on an iPhone: the prompter fills the window anyway.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  else void element?.requestFullscreen?.().catch(() => undefined)
}

/** Modal: what is behind neither hears the keys nor is read. «Échap» leaves. */
export function DictatingPlayer(props: DictatingPlayerProps): ReactElement {
  const { title, setup, device, recording, onQuit } = props
  const [state, dispatch] = useReducer(reduceDictating, setup, startDictating)
  const failed = useDictatingSound(state, dispatch, { device, recording })
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-main]')?.focus()
    return () => dialog?.close()
  }, [])

  function onKeyDown(event: React.KeyboardEvent): void {
    const { target, key, ctrlKey, metaKey, altKey } = event
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLAnchorElement
    // A focused button keeps its own space bar, a choice its arrows.
    if (isControl || (target instanceof HTMLButtonElement && key === ' ')) return
    const asked = ctrlKey || metaKey || altKey ? undefined : dictatingKey(key, state.voice)
    if (asked === undefined) return
    event.preventDefault()
    dispatch(asked)
  }

  return (
    <dialog
      ref={ref}
      className="prompter"
      aria-label={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onQuit()
      }}
    >
      <div className="prompter-top">
        <button type="button" className="prompter-tool" onClick={onQuit}>
          <Icon name="close" />
          <span>{DICTATING.quit}</span>
          <span className="sr-only">{DICTATING.quitEnd}</span>
        </button>
        <h2>
          {title}
          <small>{setup.level}</small>
        </h2>
        <button
          type="button"
          className="prompter-tool"
          aria-label={DICTATING.fullScreen}
          onClick={() => toggleFullScreen(ref.current)}
        >
          <Icon name="full-screen" />
          <span>{DICTATING.fullScreen}</span>
        </button>
      </div>
      <Progress state={state} />
      <DictatingStageView state={state} />
      <div className="prompter-foot">
        {failed && <Notice tone="error">{DICTATING.voiceFailed}</Notice>}
        <Dock state={state} dispatch={dispatch} />
        <Settings state={state} dispatch={dispatch} />
      </div>
    </dialog>
  )
}
