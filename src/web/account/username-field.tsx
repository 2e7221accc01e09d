import type { ReactElement } from 'react'

/** Tells a password manager whose password is asked. */
export function UsernameField({ email }: { email: string }): ReactElement {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
}
