import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react'
import {
  FIRST,
  type Projection,
  type ProjectionEvent,
  projectionKey,
  reduceProjection,
} from './projection-state.ts'

interface ProjectionControl {
  readonly state: Projection
  readonly dispatch: Dispatch<ProjectionEvent>
  /** What covers the screen. */
  readonly wall: RefObject<HTMLElement | null>
}

/** So many things on the wall, one after the other, over the whole screen; a keyboard or a remote turns the pages. */
export function useProjection(count: number, onLeave: () => void): ProjectionControl {
  const [state, dispatch] = useReducer(
    (shown: Projection, event: ProjectionEvent) => reduceProjection(shown, event, count),
    FIRST,
  )
  const wall = useFullScreen(onLeave)
  useKeys(dispatch, onLeave)
  return { state, dispatch, wall }
}

/** The whole screen where the browser gives it; else the whole window. Leaving the whole screen leaves the series. */
function useFullScreen(onLeave: () => void): RefObject<HTMLElement | null> {
  const wall = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const shown = wall.current
    // Refused in a frame, absent from some phones.
    shown?.requestFullscreen?.().catch(() => undefined)
    const change = (): void => {
      if (document.fullscreenElement === null) onLeave()
    }
    shown?.addEventListener('fullscreenchange', change)
    return () => {
      shown?.removeEventListener('fullscreenchange', change)
      if (document.fullscreenElement !== null) void document.exitFullscreen()
    }
  }, [])
  return wall
}

function useKeys(dispatch: (event: ProjectionEvent) => void, onLeave: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stable dispatch, and leaving is leaving
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') onLeave()
      const action = projectionKey(event.key)
      if (!action) return
      event.preventDefault()
      dispatch(action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
