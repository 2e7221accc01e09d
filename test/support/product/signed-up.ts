/** Somebody who signs up at a server, over HTTP alone. */
import { openedSession, signIn } from '../../../src/contract/account/account.ts'
import { routes } from '../../../src/contract/routes.ts'
import { msUntil } from '../load/steady-load.ts'
import { callerOf, type SignedInCaller } from './test-app.ts'

const PASSWORD = 'encre-violette-et-buvard-7319'

/** An account of the plan that reads copies, made and opened as a browser does where registration is open and no mail is sent. */
export async function signedUpAt(
  url: string,
  email: string,
  from: Readonly<Record<string, string>> = {},
): Promise<SignedInCaller> {
  const anyone = callerOf({ fetch: (request) => fetch(request) }, from, url)
  const body = { email, password: PASSWORD, name: 'Madame Roy', plan: 'teacher' } as const
  const made = await anyone.send(routes.signUp, { body })
  if (made.status !== 200) throw new Error(`no account: ${JSON.stringify(made.problem)}`)
  let opened = { token: '', id: '' }
  const isOpen = async (): Promise<boolean> => {
    const reply = await anyone.send(signIn, { body: { email, password: PASSWORD } })
    if (reply.status !== 200) return false
    const { token, user } = openedSession.parse(reply.body)
    opened = { token, id: user.id }
    return true
  }
  await msUntil(isOpen, 30_000)
  const headers = { authorization: `Bearer ${opened.token}` }
  const caller = callerOf({ fetch: (request) => fetch(request) }, headers, url)
  return { ...caller, ...opened, cookie: '' }
}
