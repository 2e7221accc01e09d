/** Loaded when somebody types an address: the first page itself needs nothing of the contract. */
import { joinWaitingList } from '../../contract/waiting-list.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'

export type WaitingListOutcome = 'joined' | 'duplicate' | 'failed'

const CONFLICT = 409

/** Puts an address on the waiting list; every failure but a duplicate is alike for whoever waits (PUB-03). */
export async function submitWaitingListAddress(email: string): Promise<WaitingListOutcome> {
  try {
    await callPublic(joinWaitingList, { body: { email } })
    return 'joined'
  } catch (error) {
    return error instanceof ApiProblem && error.status === CONFLICT ? 'duplicate' : 'failed'
  }
}
