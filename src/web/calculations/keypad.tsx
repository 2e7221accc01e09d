import type { PointerEvent, ReactElement } from 'react'
import { KEYPAD } from '../../texts/calculations.ts'
import { Icon } from '../ui/icon.tsx'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface KeypadProps {
  readonly value: string
  /** Whether answers may have a decimal comma. */
  readonly decimals: boolean
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

/** The answer keeps the focus, so that the keys of a real keyboard go on working. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}

/** Big keys for fingers, shown on touch screens only. */
export function Keypad({ value, decimals, disabled, onChange }: KeypadProps): ReactElement {
  const key = { type: 'button', disabled, onPointerDown: keepFocus } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys are no fields, a fieldset would say so
    <div role="group" aria-label={KEYPAD.label} className="keypad">
      {DIGITS.map((digit) => (
        <button key={digit} {...key} className="pad-key" onClick={() => onChange(value + digit)}>
          {digit}
        </button>
      ))}
      {decimals && (
        <button
          {...key}
          className="pad-key"
          aria-label={KEYPAD.comma}
          onClick={() => onChange(`${value},`)}
        >
          ,
        </button>
      )}
      <button
        {...key}
        className={decimals ? 'pad-key' : 'pad-key pad-key-wide'}
        onClick={() => onChange(`${value}0`)}
      >
        0
      </button>
      <button
        {...key}
        className="pad-key"
        aria-label={KEYPAD.erase}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon name="erase" className="size-7" />
      </button>
    </div>
  )
}
