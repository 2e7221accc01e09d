import { useSyncExternalStore } from 'react'
import type { User } from '../../contract/account/account.ts'
import { currentUser, subscribeToSession } from './session.ts'

export function useSession(): User | null {
  return useSyncExternalStore(subscribeToSession, currentUser, () => null)
}
