import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ReorderQuestion } from '../../../domain/grammar/exercise.ts'
import { EXERCISE_PLAYER } from '../../../texts/grammar/grammar.ts'
import type { PlayerEvent } from '../player-state.ts'
import type { QuestionProgress } from '../question-state.ts'

/** Below this, a drag is a tap. */
const DRAG_THRESHOLD_PX = 6

interface PlacedWordsProps {
  readonly question: ReorderQuestion
  readonly progress: Extract<QuestionProgress, { kind: 'reorder' }>
  readonly locked: boolean
  /** Announced to screen readers. */
  readonly onSay: (sentence: string) => void
  readonly dispatch: Dispatch<PlayerEvent>
}

interface Drag {
  readonly position: number
  readonly x: number
  readonly moved: boolean
}

/** The sentence being built: a tap removes a word, arrows or a drag move it. Takes the focus when it mounts. */
export function PlacedWords(props: PlacedWordsProps): ReactElement {
  const { question, progress, locked, onSay, dispatch } = props
  const { placed, offered, verdict } = progress
  const heading = useRef<HTMLHeadingElement>(null)
  const drag = useRef<Drag | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const text = (position: number): string =>
    question.words.find((word) => word.position === position)?.text ?? ''

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function move(position: number, by: -1 | 1): void {
    const to = placed.indexOf(position) + by
    if (to < 0 || to >= placed.length) return
    onSay(EXERCISE_PLAYER.wordPlaced(text(position), to + 1, offered.length))
    dispatch({ type: 'word-moved', position, by })
  }

  function take(position: number): void {
    onSay(EXERCISE_PLAYER.wordTaken(text(position)))
    dispatch({ type: 'word-removed', position })
  }

  function keyed(event: KeyboardEvent, position: number): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(position, event.key === 'ArrowLeft' ? -1 : 1)
  }

  function dragged(event: PointerEvent): void {
    const now = drag.current
    if (!now) return
    if (!now.moved && Math.abs(event.clientX - now.x) < DRAG_THRESHOLD_PX) return
    drag.current = { ...now, moved: true }
    const over = document.elementFromPoint(event.clientX, event.clientY)
    const target = Number(
      over?.closest('[data-position]')?.getAttribute('data-position') ?? Number.NaN,
    )
    const [from, to] = [placed.indexOf(now.position), placed.indexOf(target)]
    if (to >= 0 && to !== from) move(now.position, to < from ? -1 : 1)
  }

  function released(): void {
    const now = drag.current
    drag.current = null
    setHeld(null)
    // The click that follows a drag must not remove the word.
    if (now?.moved) suppressNextClick()
  }

  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-base font-semibold outline-none">
        {EXERCISE_PLAYER.placed}
      </h2>
      <div className="seyes sheet" data-verdict={verdict ?? undefined}>
        {placed.length === 0 && <p className="placed-empty">{EXERCISE_PLAYER.empty}</p>}
        <ol className="placed-words">
          {placed.map((position) => (
            <li key={position}>
              <button
                type="button"
                className="word-slip"
                data-position={position}
                data-held={held === position || undefined}
                disabled={locked}
                onClick={() => take(position)}
                onKeyDown={(event) => keyed(event, position)}
                onPointerDown={(event) => {
                  drag.current = { position, x: event.clientX, moved: false }
                  setHeld(position)
                  event.currentTarget.releasePointerCapture?.(event.pointerId)
                }}
                onPointerMove={dragged}
                onPointerUp={released}
                onPointerCancel={released}
              >
                {text(position)}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-2 text-sm text-muted">{EXERCISE_PLAYER.placedHint}</p>
    </div>
  )
}

function suppressNextClick(): void {
  const stop = (event: MouseEvent): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
}
