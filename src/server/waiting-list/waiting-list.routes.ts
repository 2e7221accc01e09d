import { routes } from '../../contract/routes.ts'
import { AUTHENTICATION_TEXTS } from '../../texts/account/account-refusals.ts'
import { admitHourlyAttempt } from '../account/rate-limit.store.ts'
import { type App, bind } from '../http/bind.ts'
import { problem, tooManyAttempts } from '../http/problem.ts'
import { addToWaitingList } from './waiting-list.store.ts'

/** The specified answers tell whether an address is on the list; so few tries make a list of nobody's addresses. */
const MAX_ATTEMPTS_PER_HOUR = 5

function alreadyThere(): Response {
  return problem({
    status: 409,
    error: AUTHENTICATION_TEXTS.alreadyOnList,
    code: 'already-registered',
  })
}

export function waitingListRoutes(app: App): void {
  const { database, secret } = app
  bind(app, routes.joinWaitingList, async ({ body, address, clock }) => {
    const attempt = {
      action: 'waiting-list',
      subject: address,
      perHour: MAX_ATTEMPTS_PER_HOUR,
      now: clock(),
    }
    const admitted = await admitHourlyAttempt(database, secret, attempt)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const email = body.email.toLowerCase()
    return (await addToWaitingList(database, email)) ? { email } : alreadyThere()
  })
}
