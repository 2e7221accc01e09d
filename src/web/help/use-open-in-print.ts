import { type RefObject, useEffect } from 'react'

/** Opens the closed answers inside `root` while the page is printed, then closes these again. */
export function useOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = (): void => {
      opened = [...(root.current?.querySelectorAll('details:not([open])') ?? [])].filter(
        (element) => element instanceof HTMLDetailsElement,
      )
      for (const details of opened) details.open = true
    }
    const close = (): void => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [root])
}
