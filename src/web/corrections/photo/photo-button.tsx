import { type ReactElement, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface PhotoButtonProps {
  readonly label: string
  readonly className?: string
  readonly onFile: (file: File) => void
}

/** A file input styled as a ghost button. */
export function PhotoButton({ label, className = '', onFile }: PhotoButtonProps): ReactElement {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={`btn btn-ghost relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-600 ${className}`}
    >
      <Icon name="camera" />
      {label}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Lets the same file be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
