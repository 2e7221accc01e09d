import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'

interface AccountCardProps {
  readonly title: string
  /** Where an address leads straight to it. */
  readonly anchor?: string
  readonly tag?: ReactNode
  /** Key of the content: when it changes and the card has lost the focus, its title takes it. */
  readonly step?: string
  readonly children: ReactNode
}

export function AccountCard({
  title,
  anchor,
  tag,
  step,
  children,
}: AccountCardProps): ReactElement {
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  useFocusOnStep(card, titleId, step)
  return (
    <section ref={card} id={anchor} className="card min-w-0 p-5 sm:p-6" aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {tag}
      </div>
      {children}
    </section>
  )
}

/** The button that opened a form is replaced by it; without this the focus falls back to the page. */
function useFocusOnStep(
  card: RefObject<HTMLElement | null>,
  titleId: string,
  step: string | undefined,
): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (card.current?.contains(document.activeElement)) return
    document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [card, titleId, step])
}
