import { type ReactElement, useId } from 'react'

interface ToggleSwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** Takes effect at once, unlike a checkbox in a form. */
export function ToggleSwitch({
  label,
  hint,
  checked,
  disabled,
  onChange,
}: ToggleSwitchProps): ReactElement {
  const id = useId()
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        {...{ checked, disabled }}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </label>
  )
}
