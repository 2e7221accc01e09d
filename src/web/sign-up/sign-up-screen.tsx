import { type ReactElement, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SIGN_UP } from '../../texts/account/sign-up.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { fetchSession } from '../session/session.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { publicMeta } from '../shell/public-meta.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { resendVerification } from './sign-up-api.ts'
import { SignUpForm } from './sign-up-form.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: SIGN_UP.pageTitle, description: SIGN_UP.description })
}

/** NAV-02. A signed-in visitor came by the button of a plan, which is changed on the account's screen. */
export default function SignUpScreen(): ReactElement {
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const navigate = useNavigate()

  useEffect(() => {
    fetchSession().then(
      (session) => session && navigate(PATHS.account, { replace: true }),
      () => undefined,
    )
  }, [navigate])

  async function finishSignUp(outcome: 'mail' | 'opened', email: string): Promise<void> {
    if (outcome === 'mail') setMailedTo(email)
    else await navigate(PATHS.evening, { replace: true })
  }

  if (mailedTo !== null) {
    return (
      <AuthPage title={SIGN_UP.mailTitle}>
        <ConfirmationSent email={mailedTo} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={SIGN_UP.title} lead={SIGN_UP.lead}>
      <SignUpForm onDone={finishSignUp} />
      <div className="mt-6 grid gap-2 border-t-[1.5px] border-rule pt-5 text-[0.9375rem] text-muted">
        <p>
          {SIGN_UP.privacy}{' '}
          <Link to={PATHS.privacy} reloadDocument>
            {SIGN_UP.privacyLink}
          </Link>
          .
        </p>
        <p>
          {SIGN_UP.known} <Link to={PATHS.signIn}>{SIGN_UP.signIn}</Link>
        </p>
      </div>
    </AuthPage>
  )
}

function ConfirmationSent({ email }: { email: string }): ReactElement {
  const { failure, isBusy, start } = useFormSubmission(SIGN_UP.error)
  const [isSentAgain, setSentAgain] = useState(false)

  async function resend(): Promise<void> {
    setSentAgain(false)
    await start({}, async () => {
      await resendVerification(email)
      setSentAgain(true)
    })
  }

  return (
    <div className="grid gap-4">
      <Notice tone="success">{SIGN_UP.mailSent(email)}</Notice>
      <p className="text-muted">{SIGN_UP.spam}</p>
      <div role="status">{isSentAgain && <p>{SIGN_UP.resent}</p>}</div>
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.signIn}>{SIGN_UP.signIn}</ButtonLink>
        <Button
          variant="outline"
          busy={isBusy}
          busyLabel={SIGN_UP.resending}
          onClick={() => void resend()}
        >
          {SIGN_UP.resend}
        </Button>
      </div>
    </div>
  )
}
