/** The result is not needed to choose and to settle: it comes while one settles, before the network may be lost. */
import { useEffect, useState } from 'react'

type View = typeof import('./result-view.tsx').ResultView

let loaded: View | null = null

/** null until it is there; asked for again when the network is back. */
export function useResultView(): View | null {
  const [view, setView] = useState(() => loaded)
  const isMissing = view === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isGone = false
    const load = (): void => {
      import('./result-view.tsx').then(
        ({ ResultView }) => {
          loaded = ResultView
          if (!isGone) setView(() => ResultView)
        },
        // Without a network there is nothing to say here: the screen says so itself.
        () => undefined,
      )
    }
    load()
    window.addEventListener('online', load)
    return () => {
      isGone = true
      window.removeEventListener('online', load)
    }
  }, [isMissing])
  return view
}
