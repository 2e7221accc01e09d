import { type ReactElement, useState } from 'react'
import { LOGIN } from '../../texts/login.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

/** A password, hidden until one asks to see it. */
export function PasswordField({ error }: { error: string | undefined }): ReactElement {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        label={LOGIN.password}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        error={error}
        className="[&_input]:pr-14"
      />
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={isShown ? LOGIN.hide : LOGIN.show}
        className="absolute! top-[1.95rem] right-1"
        onClick={() => setShown(!isShown)}
      />
    </div>
  )
}
