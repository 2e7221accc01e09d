import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { changePassword, type User, updateUser } from '../../contract/account/account.ts'
import {
  changeEmail,
  eraseAccount,
  exportAccount,
  getStorageUse,
} from '../../contract/account/account-security.ts'
import { openPortal, startCheckout } from '../../contract/account/billing.ts'
import type { BodyInputOf, ReplyOf } from '../../contract/route.ts'
import { call, requestWithSession } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { endSession, refetchSession, updateSessionUser } from '../session/session.ts'
import { SESSIONS_KEY } from './sessions-api.ts'

export async function changeName(name: string): Promise<User> {
  const user = await call(updateUser, { body: { name } })
  updateSessionUser(user)
  return user
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** The server closes every session and opens a new one for this browser. */
export async function changeOwnPassword(body: PasswordChange): Promise<void> {
  await call(changePassword, { body })
  await refetchSession()
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
}

export type EmailChange = BodyInputOf<typeof changeEmail>

/** Sends a link to the new address, which counts once it is followed. */
export async function requestEmailChange(body: EmailChange): Promise<void> {
  await call(changeEmail, { body })
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
}

export async function fetchExport(password: string): Promise<Blob> {
  const response = await requestWithSession(exportAccount, { body: { password } })
  return response.blob()
}

/** Read at each visit: what was saved or deleted on other screens counts. */
export function useStorageUse(): UseQueryResult<ReplyOf<typeof getStorageUse>> {
  return useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => call(getStorageUse, { signal }),
    refetchOnMount: 'always',
  })
}

/** Every tab is signed out. */
export function eraseOwnAccount(password: string): Promise<void> {
  return endSession(() => call(eraseAccount, { body: { password } }))
}

export type CheckoutPlan = 'parent' | 'parent_plus' | 'teacher'

/** Stripe Checkout. */
export async function checkoutUrl(plan: CheckoutPlan): Promise<string> {
  return (await call(startCheckout, { body: { plan } })).url
}

/** Stripe's customer portal: cards, invoices, cancellation. */
export async function portalUrl(): Promise<string> {
  return (await call(openPortal)).url
}
