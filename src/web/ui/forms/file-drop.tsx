import { type ReactElement, useId, useState } from 'react'
import { Icon } from '../icon.tsx'

interface FileDropProps {
  readonly label: string
  /** Formats and largest size. */
  readonly hint: string
  /** As in `<input accept>`; a file dropped is not held to it: check in `onFile`. */
  readonly accept: string
  readonly disabled?: boolean | undefined
  readonly disabledReason?: string | undefined
  readonly onFile: (file: File) => void
}

/** A native file input over a dashed zone: it takes a click, the keyboard, a drop, and offers the camera on a phone. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { label, hint, accept, disabled = false, disabledReason, onFile } = props
  const [isOver, setOver] = useState(false)
  const id = useId()
  const reason = disabled ? disabledReason : undefined
  return (
    <div className="drop-zone" data-over={isOver ? '' : undefined}>
      <Icon name="camera" className={`size-9 ${disabled ? '' : 'text-ink-700'}`} />
      <label htmlFor={id} className={`font-semibold ${disabled ? '' : 'text-ink-700'}`}>
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm">
        {hint}
      </p>
      {reason !== undefined && (
        <p id={`${id}-reason`} className="text-sm font-semibold">
          {reason}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={reason === undefined ? `${id}-hint` : `${id}-hint ${id}-reason`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Emptied, so that the same file can be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
