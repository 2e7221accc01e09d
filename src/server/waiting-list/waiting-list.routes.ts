import { routes } from '../../contract/routes.ts'
import { AUTHENTICATION_TEXTS } from '../../texts/authentication.ts'
import { admitVisit } from '../account/throttle.store.ts'
import { type App, bind } from '../http/bind.ts'
import { problem, tooManyAttempts } from '../http/problem.ts'
import { addEarlyAccess } from './waiting-list.store.ts'

/** The specified answers tell whether an address is on the list; so few tries make a list of nobody's addresses. */
const TRIES_AN_HOUR = 5

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
    const visit = { kind: 'waiting-list', visitor: address, perHour: TRIES_AN_HOUR, now: clock() }
    const admitted = await admitVisit(database, secret, visit)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const email = body.email.toLowerCase()
    return (await addEarlyAccess(database, email)) ? { email } : alreadyThere()
  })
}
