import * as z from 'zod/mini'
import { route } from './route.ts'

/** An address is stored once, whatever its case. */
export const waitingListEntry = z.object({
  email: z.string('required').check(
    z.overwrite((value) => value.normalize('NFC').trim()),
    z.email('email-invalid'),
    z.maxLength(320, 'too-long'),
  ),
})

export const joinWaitingList = route({
  method: 'POST',
  path: '/api/early-access',
  access: 'public',
  body: waitingListEntry,
  reply: waitingListEntry,
  status: 201,
  summary: 'Join the waiting list; 409 when the address is on it, 429 after five tries an hour',
})
