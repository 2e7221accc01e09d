import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

/** `hovered` closes when the pointer leaves; `pinned`, by a click or a tap, stays. */
type Opening = 'closed' | 'hovered' | 'pinned'

interface SubjectDropdownProps {
  readonly name: string
  readonly colour: string
  readonly current: boolean
  readonly children: ReactNode
}

function isKeyboardFocus(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches(':focus-visible')
}

/** The link above or below the focused one; the first when the button has the focus. */
function neighbour(panel: HTMLElement, key: string): HTMLElement | undefined {
  const links = Array.from(panel.querySelectorAll<HTMLElement>('a'))
  const at = links.findIndex((link) => link.contains(document.activeElement))
  return key === 'ArrowDown'
    ? links[Math.min(at + 1, links.length - 1)]
    : links[Math.max(at - 1, 0)]
}

/** A tap outside does not always move the focus. */
function useOutsidePress(
  root: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const press = (event: globalThis.PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  })
}

/** Opens by hover, keyboard focus, click or tap; Escape closes it. */
export function SubjectDropdown(props: SubjectDropdownProps): ReactElement {
  const { name, colour, current, children } = props
  const [opening, setOpening] = useState<Opening>('closed')
  const root = useRef<HTMLLIElement>(null)
  const id = useId()
  const isOpen = opening !== 'closed'
  useOutsidePress(root, isOpen, () => setOpening('closed'))

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>): void {
    if (event.key === 'Escape' && isOpen) {
      setOpening('closed')
      event.currentTarget.querySelector('button')?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (isOpen) neighbour(event.currentTarget, event.key)?.focus()
    else setOpening('pinned')
  }

  function onBlur(event: FocusEvent<HTMLLIElement>): void {
    const next = event.relatedTarget
    if (next instanceof Node && !event.currentTarget.contains(next)) setOpening('closed')
  }

  function onPointerEnter(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !isOpen) setOpening('hovered')
  }

  return (
    <li
      ref={root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => setOpening((was) => (was === 'hovered' ? 'closed' : was))}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        className="subject"
        style={{ '--c': colour }}
        data-current={current ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={(event) => {
          if (!isOpen && isKeyboardFocus(event.currentTarget)) setOpening('hovered')
        }}
        onClick={() => setOpening(opening === 'pinned' ? 'closed' : 'pinned')}
      >
        {name}
      </button>
      {isOpen && (
        <div id={id} className="panel inset-x-4 top-full p-3 md:right-auto md:left-0 md:w-max">
          {children}
        </div>
      )}
    </li>
  )
}
