import { type ComponentProps, type ReactElement, useState } from 'react'
import { UI } from '../../../texts/ui.ts'
import { IconButton } from '../button.tsx'
import { TextField } from './field.tsx'

/** Tells a password manager which account the password belongs to. */
export function UsernameField({ email }: { email: string }): ReactElement {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action'>

export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? UI.hidePassword : UI.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
