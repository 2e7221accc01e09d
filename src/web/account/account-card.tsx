import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'

interface AccountCardProps {
  readonly title: string
  /** Beside the title. */
  readonly tag?: ReactNode
  /** What the card is doing: when it changes and nothing in the card has the focus any more, the title takes it. */
  readonly step?: string
  readonly children: ReactNode
}

/** A part of the account, under its own heading. */
export function AccountCard({ title, tag, step, children }: AccountCardProps): ReactElement {
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  useFocusOnStep(card, titleId, step)
  return (
    <section ref={card} className="card min-w-0 p-5 sm:p-6" aria-labelledby={titleId}>
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

/** A button that opened a form is gone with it: the keyboard must not start at the top of the page again. */
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
