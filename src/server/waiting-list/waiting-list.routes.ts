import { routes } from '../../contract/routes.ts'
import { MAX_WAITING_LIST_ATTEMPTS_PER_HOUR } from '../../domain/account/account-limits.ts'
import { LANDING } from '../../texts/landing.ts'
import { admitHourlyAttempt } from '../account/rate-limit.store.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { problemResponse, tooManyAttempts } from '../http/problem-response.ts'
import { addToWaitingList } from './waiting-list.store.ts'

function alreadyThere(): Response {
  return problemResponse({
    status: 409,
    error: LANDING.waiting.duplicate,
    code: 'already-registered',
  })
}

export function waitingListRoutes(app: App): void {
  const { database, secret } = app
  bindRoute(app, routes.joinWaitingList, async ({ body, address, clock }) => {
    const attempt = {
      action: 'waiting-list',
      subject: address,
      perHour: MAX_WAITING_LIST_ATTEMPTS_PER_HOUR,
      now: clock(),
    }
    const admitted = await admitHourlyAttempt(database, secret, attempt)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const email = body.email.toLowerCase()
    return (await addToWaitingList(database, email)) ? { email } : alreadyThere()
  })
}
