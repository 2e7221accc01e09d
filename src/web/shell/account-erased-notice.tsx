import { type ReactElement, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FAREWELL } from '../../texts/shell.ts'
import { Notice } from '../ui/feedback/notice.tsx'

/** State of the navigation that leaves an erased account. */
export const ACCOUNT_ERASED = 'account-erased'

/** A last word on the first page, for whoever has just erased the account. */
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
