import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Gives the focus to what `find` finds, when it is first there and whenever the turn changes, before it can be seen: nothing
 * typed at once is lost. The page does not scroll.
 */
export function useFocusAt(
  turn: number | string,
  find: () => HTMLElement | null | undefined,
): void {
  const focus = useEffectEvent(() => find()?.focus({ preventScroll: true }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is what asks for the focus
  useLayoutEffect(() => focus(), [turn])
}
