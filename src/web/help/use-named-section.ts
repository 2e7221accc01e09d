import { useEffect } from 'react'

/** An address that names a section opens there: the browser looked for it before the screen was drawn. */
export function useNamedSection(): void {
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [])
}
