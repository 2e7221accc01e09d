import { lazy, type ReactElement, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { EXPORT } from '../../texts/account-data.ts'
import { today } from '../api/clock.ts'
import { saveFile } from '../api/save-file.ts'
import { PATHS } from '../paths.ts'
import { AttestationNotice } from '../shell/attestation-notice.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toasts.tsx'
import { fetchExport } from './account-api.ts'
import { AccountCard } from './account-card.tsx'
import { PasswordAgain } from './password-again.tsx'

/** Only for those whose plan became smaller. */
const KeptLearners = lazy(async () => ({
  default: (await import('./kept-learners.tsx')).KeptLearners,
}))

/** Everything stored, as a file; and where a single learner is erased. */
export function DataCard(): ReactElement {
  const [step, setStep] = useState<'rest' | 'password'>('rest')
  const toast = useToast()
  const hasLearnersScreen = (useSubscription().data?.limits.max_learners ?? 1) > 0

  async function download(password: string): Promise<void> {
    saveFile(EXPORT.fileName(today()), await fetchExport(password))
    setStep('rest')
    toast.show({ tone: 'success', text: EXPORT.done })
  }

  return (
    <AccountCard title={EXPORT.title} step={step}>
      <div className="grid gap-5">
        <p className="text-muted">{EXPORT.text}</p>
        {step === 'password' ? (
          <PasswordAgain
            action={EXPORT.download}
            busyLabel={EXPORT.preparing}
            fallback={EXPORT.failed}
            onPassword={download}
            onCancel={() => setStep('rest')}
          />
        ) : (
          <div>
            <Button variant="outline" icon="download" onClick={() => setStep('password')}>
              {EXPORT.start}
            </Button>
          </div>
        )}
        {hasLearnersScreen ? (
          <p className="text-sm text-muted">
            {EXPORT.learner} <Link to={PATHS.learners}>{EXPORT.learners}</Link>
          </p>
        ) : (
          <Suspense>
            <KeptLearners />
          </Suspense>
        )}
        <AttestationNotice whole />
      </div>
    </AccountCard>
  )
}
