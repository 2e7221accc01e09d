import { type ReactElement, useId, useState } from 'react'
import { Icon, type IconName } from '../icon.tsx'

interface FileDropProps {
  readonly label: string
  /** Accepted formats and maximum size. */
  readonly hint: string
  readonly icon?: IconName
  /** As in `<input accept>`, which dropped files bypass: check in `onFile`. */
  readonly accept: string
  readonly disabled?: boolean | undefined
  readonly disabledReason?: string | undefined
  readonly onFile: (file: File) => void
}

/** A native file input stretched over the zone: click, keyboard, drop and a phone's camera come with it. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { label, hint, icon = 'camera', accept, disabled = false, disabledReason, onFile } = props
  const [isOver, setOver] = useState(false)
  const id = useId()
  const reason = disabled ? disabledReason : undefined
  return (
    <div className="drop-zone" data-over={isOver ? '' : undefined}>
      <Icon name={icon} className={`size-9 ${disabled ? '' : 'text-ink-700'}`} />
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
          // Without this, choosing the same file again fires no event.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
