import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

interface PopoverProps {
  /** Content of the button. */
  readonly trigger: ReactNode
  readonly triggerClass: string
  /** Accessible name of the panel. */
  readonly label: string
  readonly panelClass: string
  /** Receives a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode
}

/** Closed by Escape, a press outside, or the focus leaving it. */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, triggerClass, label, panelClass, children } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what stands inside
    <div
      ref={root}
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={triggerClass}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <section id={id} aria-label={label} className={panelClass}>
          {children(() => setOpen(false))}
        </section>
      )}
    </div>
  )
}
