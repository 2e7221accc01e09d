import type { ReactElement } from 'react'
import { STEP_UP } from '../../texts/account/account-security.ts'
import { TextField } from '../ui/forms/field.tsx'

/** The second factor again, before the ways in change (A15). */
export function StepUpField({ error }: { error: string | undefined }): ReactElement {
  return (
    <TextField
      label={STEP_UP.code}
      hint={STEP_UP.codeHint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
