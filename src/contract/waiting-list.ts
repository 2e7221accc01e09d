import * as z from 'zod/mini'
import { MAX_WAITING_LIST_ATTEMPTS_PER_HOUR } from '../domain/account/account-limits.ts'
import { emailAddress } from './fields.ts'
import { inWords, route } from './route.ts'

/** An address is stored once, whatever its case. */
export const waitingListEntry = z.object({ email: emailAddress })

export const joinWaitingList = route({
  method: 'POST',
  path: '/api/early-access',
  access: 'public',
  body: waitingListEntry,
  reply: waitingListEntry,
  status: 201,
  summary: `Join the waiting list; 409 when the address is on it, 429 after ${inWords(MAX_WAITING_LIST_ATTEMPTS_PER_HOUR)} tries an hour`,
})
