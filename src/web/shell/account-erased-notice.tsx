import { type ReactElement, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FAREWELL } from '../../texts/shell.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** `location.state` of the navigation after an erasure. */
export const ACCOUNT_ERASED = 'account-erased'

/** Confirms the erasure on the landing page, with the focus. */
export function AccountErasedNotice(): ReactElement | null {
  const isErased = useLocation().state === ACCOUNT_ERASED
  const word = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isErased) word.current?.focus()
  }, [isErased])
  if (!isErased) return null
  return (
    <div ref={word} tabIndex={-1} className="wrap">
      <Notice tone="success">{FAREWELL.erased}</Notice>
    </div>
  )
}
