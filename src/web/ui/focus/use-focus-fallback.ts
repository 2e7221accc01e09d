import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * When a change removes the focused element, such as the button of a deleted row, the list or its heading takes the focus; it
 * needs `tabIndex={-1}`. `isChanging` lasts until the list was fetched again.
 */
export function useFocusFallback(isChanging: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isChanging) return undefined
    return () => {
      if (!isFocusLost(document)) return
      // The list itself may be gone with its last row.
      const next = list.current?.isConnected ? list.current : document.querySelector('main')
      next?.focus({ preventScroll: true })
    }
  }, [isChanging])
  return list
}
