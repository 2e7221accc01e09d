import { type ReactElement, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LOGIN } from '../../texts/login.ts'
import { currentUser, followSession, readSession } from '../api/session.ts'
import { listenToTabs } from '../api/session-channel.ts'
import { isAfterExpiry, PATHS, returnPath } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import { LoginForm } from './login-form.tsx'

export function meta(): { title: string }[] {
  return [{ title: LOGIN.pageTitle }]
}

/** Goes on when somebody is signed in already, here or in another tab (AUT-02). */
function useAlreadySignedIn(): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const goOn = (): void => {
      if (currentUser()) void navigate(returnPath(search), { replace: true })
    }
    // Without an answer the form still stands: signing in will say what is wrong.
    readSession().then(goOn, () => undefined)
    return listenToTabs((event) => {
      followSession(event)
      goOn()
    })
  }, [navigate, search])
}

/** E-mail and password (PUB-06). */
export default function LoginScreen(): ReactElement {
  useAlreadySignedIn()
  const { search } = useLocation()
  return (
    <div className="wrap grid place-items-center py-10 sm:py-16">
      <div className="card w-full max-w-[28rem] p-6 sm:p-8">
        <h1 className="text-[2.1rem]">{LOGIN.title}</h1>
        <p className="mt-2 mb-6 text-muted">{LOGIN.lead}</p>
        {isAfterExpiry(search) && (
          <div className="mb-5">
            <Notice tone="warning">{LOGIN.expired}</Notice>
          </div>
        )}
        <LoginForm />
        <p className="mt-6 border-t-[1.5px] border-rule pt-5 text-[0.9375rem] text-muted">
          {LOGIN.closed} <Link to={PATHS.plans}>{LOGIN.plans}</Link>
        </p>
      </div>
    </div>
  )
}
