import type { ReactElement } from 'react'
import { SETTLING } from '../../texts/settling.ts'
import { Notice } from '../ui/notice.tsx'
import { useOnline } from './use-online.ts'

interface NetworkNoticeProps {
  /** Whether a save waits for the network. */
  readonly isSavingAgain: boolean
}

/** Without a network the work goes on; said once, and again when a save waits for it. */
export function NetworkNotice({ isSavingAgain }: NetworkNoticeProps): ReactElement {
  const isOnline = useOnline()
  const text = isSavingAgain ? SETTLING.savingAgain : SETTLING.offline
  return (
    <div role="status" className="print:hidden">
      {(!isOnline || isSavingAgain) && (
        <div className="mb-4">
          <Notice tone="warning" role="note">
            {text}
          </Notice>
        </div>
      )}
    </div>
  )
}
