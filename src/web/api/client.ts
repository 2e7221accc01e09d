/** Authenticated calls: the session is refreshed before, and its end redirects to sign-in. */
import { GENERATION_PATH } from '../../contract/generation-path.ts'
import type { ReplyOf, Route } from '../../contract/route.ts'
import { PATHS, signInPath } from '../paths.ts'
import { keepOpenForms } from '../persistence/kept-form.ts'
import {
  ensureFreshSession,
  forgetSession,
  onSessionLost,
  wasSignedOut,
} from '../session/session.ts'
import { ApiProblem, sessionProblem } from './api-problem.ts'
import { type CallArguments, parseReply, request } from './http.ts'

let isRedirecting = false

/** By a page load, so that nothing stays in memory. */
function redirectToSignIn(): void {
  if (isRedirecting || wasSignedOut()) return
  isRedirecting = true
  keepOpenForms()
  forgetSession()
  const { pathname, search } = window.location
  window.location.replace(signInPath(pathname + search, { expired: true }))
}

// Public pages stay open.
onSessionLost(() => {
  if (window.location.pathname.startsWith(PATHS.app)) redirectToSignIn()
})

/** Refusals that a larger plan lifts, wherever the screen shows their sentence (FIR-03). */
const PLAN_LIMITS = [
  'level-not-in-plan',
  'too-many-sentences',
  'corrections-not-in-plan',
  'learner-limit',
  'recording-budget',
  'storage-budget',
]

const limitListeners = new Set<() => void>()

/** Returns what stops the listening. */
export function onPlanLimit(listener: () => void): () => void {
  limitListeners.add(listener)
  return () => limitListeners.delete(listener)
}

/** A 403 on generation that is no plan's refusal means that the session has ended. */
function isSessionOver(route: Route, { status, code }: ApiProblem): boolean {
  if (status === 401) return true
  return status === 403 && route.path === GENERATION_PATH && !PLAN_LIMITS.includes(code)
}

/** The raw response, for streamed replies; throws an `ApiProblem`. */
export async function requestWithSession<R extends Route>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<Response> {
  if (route.access === 'public') return request(route, options)
  if ((await ensureFreshSession()) === null) {
    redirectToSignIn()
    throw sessionProblem()
  }
  try {
    return await request(route, options)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (PLAN_LIMITS.includes(error.code)) for (const tell of limitListeners) tell()
    if (!isSessionOver(route, error)) throw error
    redirectToSignIn()
    throw sessionProblem()
  }
}

/** The validated reply of a route; throws an `ApiProblem`. */
export async function call<R extends Route>(
  route: R,
  ...args: CallArguments<R>
): Promise<ReplyOf<R>> {
  return parseReply(route, await requestWithSession(route, ...args))
}
