import { lazy, type ReactElement, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { isNearlyFull } from '../../domain/account/storage-budget.ts'
import { ACCOUNT_EXPORT, STORAGE_USE } from '../../texts/account/account-data.ts'
import { today } from '../api/today.ts'
import { AttestationNotice } from '../attestation/attestation-notice.tsx'
import { PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { downloadFile } from '../ui/download-file.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { fetchExport, useStorageUse } from './account-api.ts'
import { AccountCard } from './account-card.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/** Lazy: only after a downgrade. */
const RemainingLearners = lazy(async () => ({
  default: (await import('./remaining-learners.tsx')).RemainingLearners,
}))

/** Data export (GDPR article 20), and where single learners are erased. */
export function DataCard(): ReactElement {
  const [step, setStep] = useState<'idle' | 'password'>('idle')
  const toast = useToast()
  const hasLearnersScreen = (useSubscription().data?.limits.max_learners ?? 1) > 0

  async function download(password: string): Promise<void> {
    downloadFile(ACCOUNT_EXPORT.fileName(today()), await fetchExport(password))
    setStep('idle')
    toast.show({ tone: 'success', text: ACCOUNT_EXPORT.done })
  }

  return (
    <AccountCard title={ACCOUNT_EXPORT.title} step={step}>
      <div className="grid gap-5">
        <p className="text-muted">{ACCOUNT_EXPORT.text}</p>
        <StorageSentence />
        {step === 'password' ? (
          <ReauthenticationForm
            action={ACCOUNT_EXPORT.download}
            busyLabel={ACCOUNT_EXPORT.preparing}
            fallback={ACCOUNT_EXPORT.failed}
            onPassword={download}
            onCancel={() => setStep('idle')}
          />
        ) : (
          <div>
            <Button variant="outline" icon="download" onClick={() => setStep('password')}>
              {ACCOUNT_EXPORT.start}
            </Button>
          </div>
        )}
        {hasLearnersScreen ? (
          <p className="text-sm text-muted">
            {ACCOUNT_EXPORT.learner} <Link to={PATHS.learners}>{ACCOUNT_EXPORT.learners}</Link>
          </p>
        ) : (
          <Suspense>
            <RemainingLearners />
          </Suspense>
        )}
        <AttestationNotice whole />
      </div>
    </AccountCard>
  )
}

/** How much is stored of what the plan gives; before it is full, what to do. */
function StorageSentence(): ReactElement | null {
  const { data } = useStorageUse()
  if (data === undefined) return null
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{STORAGE_USE.used(data.used_bytes, data.maximum_bytes)}</p>
      {isNearlyFull(data) && <Notice tone="warning">{STORAGE_USE.nearlyFull}</Notice>}
    </div>
  )
}
