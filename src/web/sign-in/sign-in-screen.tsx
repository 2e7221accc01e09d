import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { SecondFactorChallenge } from '../../contract/account/account.ts'
import { SIGN_IN } from '../../texts/account/sign-in.ts'
import { isSessionExpired, PATHS, pathAfterSignIn } from '../paths.ts'
import { applySessionEvent, currentUser, fetchSession } from '../session/session.ts'
import { onSessionEvent } from '../session/session-channel.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { publicMeta } from '../shell/public-meta.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageSpinner } from '../ui/feedback/spinner.tsx'
import { useClientValue } from '../ui/use-client-value.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { cookiesBlocked, SignInForm } from './sign-in-form.tsx'
import { loadPasskeys, usePasskeyAutofill } from './use-passkey-autofill.ts'

// Lazy: few people need them, and never at first.
const SecondFactorCard = lazy(() => import('./second-factor-card.tsx'))
const OneTimeCodeCard = lazy(() => import('./one-time-code-card.tsx'))

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: SIGN_IN.pageTitle, description: SIGN_IN.description })
}

/** Leaves when there is a session already, from here or another tab (AUT-02). */
function useAlreadySignedIn(): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const leaveIfSignedIn = (): void => {
      if (currentUser()) void navigate(pathAfterSignIn(search), { replace: true })
    }
    // The server refused this very session: its cookie would lead straight back to the refusal (AUT-03). On failure the form
    // stays too: signing in will show what is wrong.
    if (!isSessionExpired(search)) fetchSession().then(leaveIfSignedIn, () => undefined)
    return onSessionEvent((event) => {
      applySessionEvent(event)
      leaveIfSignedIn()
    })
  }, [navigate, search])
}

/** Prerendered pages have no query string: false until hydration. */
function useIsAfterExpiry(): boolean {
  const { search } = useLocation()
  return useClientValue(() => isSessionExpired(search), false)
}

type Step =
  | { readonly kind: 'password' | 'mail-code' }
  | (SecondFactorChallenge & { readonly kind: 'second' })

const PASSWORD: Step = { kind: 'password' }

/** PUB-06, AUT-04 */
export default function SignInScreen(): ReactElement {
  useAlreadySignedIn()
  const [step, setStep] = useState<Step>(PASSWORD)
  const navigate = useNavigate()
  const { search } = useLocation()

  async function finishStep(next: SecondFactorChallenge | null): Promise<void> {
    if (next) setStep({ ...next, kind: 'second' })
    else await navigate(pathAfterSignIn(search), { replace: true })
  }

  if (step.kind === 'second') {
    return (
      <LaterStep>
        <SecondFactorCard step={step} onStepDone={finishStep} onRestart={() => setStep(PASSWORD)} />
      </LaterStep>
    )
  }
  if (step.kind === 'mail-code') {
    return (
      <LaterStep>
        <OneTimeCodeCard onStepDone={finishStep} onBack={() => setStep(PASSWORD)} />
      </LaterStep>
    )
  }
  return <FirstStep onStepDone={finishStep} onMailCode={() => setStep({ kind: 'mail-code' })} />
}

function LaterStep({ children }: { children: ReactNode }): ReactElement {
  return <Suspense fallback={<PageSpinner label={SIGN_IN.submitting} />}>{children}</Suspense>
}

interface FirstStepProps {
  readonly onStepDone: (next: SecondFactorChallenge | null) => Promise<void>
  readonly onMailCode: () => void
}

function FirstStep({ onStepDone, onMailCode }: FirstStepProps): ReactElement {
  const isExpired = useIsAfterExpiry()
  usePasskeyAutofill(() => onStepDone(null))
  async function enterByPasskey(): Promise<void> {
    if (!navigator.cookieEnabled) throw cookiesBlocked()
    await (await loadPasskeys()).signInWithPasskey()
    await onStepDone(null)
  }
  return (
    <AuthPage title={SIGN_IN.title} lead={SIGN_IN.lead}>
      {isExpired && (
        <div className="mb-5">
          <Notice tone="warning">{SIGN_IN.expired}</Notice>
        </div>
      )}
      <SignInForm onStepDone={onStepDone} />
      <div className="when-passkeys mt-4">
        <PasskeyForm label={SIGN_IN.byPasskey} onPasskey={enterByPasskey} />
      </div>
      <div className="when-mail mt-3 grid">
        <Button variant="ghost" onClick={onMailCode}>
          {SIGN_IN.byCode}
        </Button>
      </div>
      <div className="mt-6 border-t-[1.5px] border-rule pt-5 text-[0.9375rem] text-muted">
        <p className="when-closed">
          {SIGN_IN.closed} <Link to={PATHS.plans}>{SIGN_IN.plans}</Link>
        </p>
        <p className="when-open">
          {SIGN_IN.noAccount}{' '}
          <Link to={PATHS.signUp} reloadDocument>
            {SIGN_IN.register}
          </Link>
        </p>
      </div>
    </AuthPage>
  )
}
