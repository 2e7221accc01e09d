import { type ReactElement, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LOGIN } from '../../texts/login.ts'
import { currentUser, followSession, readSession } from '../api/session.ts'
import { listenToTabs } from '../api/session-channel.ts'
import { isAfterExpiry, PATHS, returnPath } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import { LoginForm } from './login-form.tsx'
import { NotebooksArt } from './notebooks-art.tsx'

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

function never(): () => void {
  return () => undefined
}

/** Why one is here; the page written at build time knows nothing of the address's search. */
function useIsAfterExpiry(): boolean {
  const { search } = useLocation()
  return useSyncExternalStore(
    never,
    () => isAfterExpiry(search),
    () => false,
  )
}

/** E-mail and password (PUB-06). */
export default function LoginScreen(): ReactElement {
  useAlreadySignedIn()
  const isExpired = useIsAfterExpiry()
  return (
    <div className="wrap grid items-center justify-center gap-16 py-10 sm:py-16 lg:grid-cols-[28rem_24rem]">
      <div className="card p-6 sm:p-8">
        <h1 className="text-[2.1rem]">{LOGIN.title}</h1>
        <p className="mt-2 mb-6 text-muted">{LOGIN.lead}</p>
        {isExpired && (
          <div className="mb-5">
            <Notice tone="warning">{LOGIN.expired}</Notice>
          </div>
        )}
        <LoginForm />
        <p className="mt-6 border-t-[1.5px] border-rule pt-5 text-[0.9375rem] text-muted">
          {LOGIN.closed} <Link to={PATHS.plans}>{LOGIN.plans}</Link>
        </p>
      </div>
      <NotebooksArt />
    </div>
  )
}
