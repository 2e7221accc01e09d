import { lazy, type ReactElement, Suspense, useState } from 'react'
import { likelyAttestedAs } from '../../domain/account/attestation.ts'
import { ATTESTATION, ATTESTATIONS } from '../../texts/account/attestation.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Lazy: rarely opened. */
const AttestationDialog = lazy(async () => ({
  default: (await import('./attestation-dialog.tsx')).AttestationDialog,
}))

interface AttestationNoticeProps {
  /** Also shows a declaration already made. */
  readonly whole?: boolean
}

/** Asks for a missing declaration; nothing is locked meanwhile. */
export function AttestationNotice({ whole = false }: AttestationNoticeProps): ReactElement | null {
  const user = useSession()
  const plan = useSubscription().data?.plan
  const [isOpen, setOpen] = useState(false)
  if (!user || (user.attested_as !== null && !whole)) return null
  return (
    <>
      {user.attested_as === null ? (
        <Notice tone="info">
          <p className="font-semibold">{ATTESTATION.noticeTitle}</p>
          <p className="mt-1 mb-3">{ATTESTATION.notice}</p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {ATTESTATION.open}
          </Button>
        </Notice>
      ) : (
        <div className="text-sm text-muted">
          <p className="font-semibold">{ATTESTATION.declared}</p>
          <p className="mt-1 mb-3">{ATTESTATIONS[user.attested_as].statement}</p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {ATTESTATION.change}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <AttestationDialog
            user={user}
            likely={likelyAttestedAs(plan ?? 'free')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
