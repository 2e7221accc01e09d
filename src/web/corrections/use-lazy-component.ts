/** A view whose script comes when it is soon needed, and not with the screen; asked for again when the network is back. */
import { type ReactElement, useEffect, useState } from 'react'

type Component<Props> = (props: Props) => ReactElement | null

/** null until it is there. `load` must be the same function at each call. */
export function useLazyComponent<Props>(
  load: () => Promise<Component<Props>>,
  wanted: boolean,
): Component<Props> | null {
  const [view, setView] = useState<Component<Props> | null>(null)
  const isMissing = wanted && view === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isGone = false
    const ask = (): void => {
      load().then(
        (loaded) => {
          if (!isGone) setView(() => loaded)
        },
        // Without a network there is nothing to say here: the screen says so itself.
        () => undefined,
      )
    }
    ask()
    window.addEventListener('online', ask)
    return () => {
      isGone = true
      window.removeEventListener('online', ask)
    }
  }, [isMissing, load])
  return view
}
