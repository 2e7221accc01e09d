/** Loaded when the field gets the focus: the landing page needs nothing else of the contract. */
import { joinWaitingList } from '../../contract/waiting-list.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'

export type WaitingListOutcome = 'joined' | 'duplicate' | 'failed'

const CONFLICT = 409

/** PUB-03 */
export async function submitWaitingListAddress(email: string): Promise<WaitingListOutcome> {
  try {
    await callPublic(joinWaitingList, { body: { email } })
    return 'joined'
  } catch (error) {
    return error instanceof ApiProblem && error.status === CONFLICT ? 'duplicate' : 'failed'
  }
}
