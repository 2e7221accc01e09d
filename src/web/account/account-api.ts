import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { changePassword, type User, updateUser } from '../../contract/account.ts'
import { call } from '../api/client.ts'
import { readSession, renameUser } from '../api/session.ts'

/** Changes the name; every tab shows it. */
export function useChangeName(): UseMutationResult<User, Error, string> {
  return useMutation({
    mutationFn: (name: string) => call(updateUser, { body: { name } }),
    onSuccess: renameUser,
  })
}

export interface PasswordToChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Changes the password; the server closes every session and opens a new one for this browser. */
export function useChangePassword(): UseMutationResult<unknown, Error, PasswordToChange> {
  return useMutation({
    mutationFn: (body: PasswordToChange) => call(changePassword, { body }),
    onSuccess: () => readSession(),
  })
}
