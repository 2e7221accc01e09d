import { type ReactElement, useState } from 'react'
import { TextField } from '../ui/field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Brings any number, or NaN for none, into the bounds. */
  readonly clamp: (value: number) => number
  readonly onChange: (value: number) => void
}

/** A bounded number: what is typed stays as it is until one leaves the field, but never above the largest. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, hint, value, min, max, step = 1, clamp, onChange } = props
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string): void {
    const typed = text === '' ? Number.NaN : Number(text)
    setDraft(typed > max ? String(max) : text)
    onChange(clamp(typed))
  }

  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      className="max-w-60"
      value={draft ?? value}
      {...{ min, max, step }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
    />
  )
}
