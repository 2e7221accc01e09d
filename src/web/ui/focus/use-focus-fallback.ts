import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * What was pressed in a list may go, with its row or with the sentence that said the list is empty, and the focus with it:
 * the list, or its heading, takes the focus then, if it has `tabIndex={-1}`. `isChanging` lasts until the list was read again.
 */
export function useFocusFallback(isChanging: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isChanging) return undefined
    return () => {
      if (!isFocusLost(document)) return
      // A list may go with its last row.
      const next = list.current?.isConnected ? list.current : document.querySelector('main')
      next?.focus({ preventScroll: true })
    }
  }, [isChanging])
  return list
}
