import type { PointerEvent, ReactElement } from 'react'
import { ACCENT_KEYS } from '../../../texts/word-review/accent-keys.ts'

interface AccentKeysProps {
  readonly label: string
  readonly disabled: boolean
  readonly onInsert: (sign: string) => void
}

/** Keeps the focus, and a telephone's keyboard, in the field. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}

/** The letters that a keyboard may lack. */
export function AccentKeys({ label, disabled, onInsert }: AccentKeysProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys are not form fields
    <div role="group" aria-label={label} className="accent-keys">
      {ACCENT_KEYS.map(({ sign, name }) => (
        <button
          key={sign}
          type="button"
          className="accent-key"
          aria-label={name}
          title={name}
          disabled={disabled}
          onPointerDown={keepFocus}
          onClick={() => onInsert(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
