/** A lazily loaded component that can be preloaded: its chunk is fetched once `wanted`, and again when the browser comes back online. */
import { type ReactElement, useEffect, useState } from 'react'

type Component<Props> = (props: Props) => ReactElement | null

/** Null until it is loaded. `load` must be stable between renders. */
export function useLazyComponent<Props>(
  load: () => Promise<Component<Props>>,
  wanted: boolean,
): Component<Props> | null {
  const [component, setComponent] = useState<Component<Props> | null>(null)
  const isMissing = wanted && component === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isUnmounted = false
    const ask = (): void => {
      load().then(
        (loaded) => {
          if (!isUnmounted) setComponent(() => loaded)
        },
        // Offline: the `online` listener tries again.
        () => undefined,
      )
    }
    ask()
    window.addEventListener('online', ask)
    return () => {
      isUnmounted = true
      window.removeEventListener('online', ask)
    }
  }, [isMissing, load])
  return component
}

/** By then a screen stands, and nobody has filled in its form, in ms. */
const AHEAD_MS = 2000

/** The component of a later step, null until it is loaded: fetched at once when its step is there, else a moment after the screen. */
export function useNextStep<Props>(
  load: () => Promise<Component<Props>>,
  isThere: boolean,
): Component<Props> | null {
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAhead(true), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return useLazyComponent(load, isThere || isAhead)
}
