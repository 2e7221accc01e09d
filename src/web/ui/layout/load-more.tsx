import { type ReactElement, useEffect, useRef } from 'react'
import { MORE_ROWS } from '../../../texts/ui.ts'
import { Button } from '../button.tsx'

interface LoadMoreProps {
  /** Name of the list: a screen may hold several. */
  readonly list: string
  readonly shown: number
  readonly total: number
  readonly busy: boolean
  readonly failed: boolean
  readonly onMore: () => void
}

/** Foot of a paged list. The button keeps the focus while there are pages, then hands it to the count. */
export function LoadMore(props: LoadMoreProps): ReactElement {
  const { list, shown, total, busy, failed, onMore } = props
  const isWhole = shown >= total
  const count = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isWhole && wasPressed.current) count.current?.focus({ preventScroll: true })
  }, [isWhole])

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-4">
      {!isWhole && (
        // A disabled button would lose the focus.
        <Button
          variant="outline"
          aria-label={MORE_ROWS.moreOf(list)}
          aria-busy={busy || undefined}
          onClick={() => {
            wasPressed.current = true
            if (!busy) onMore()
          }}
        >
          {busy ? MORE_ROWS.loading : MORE_ROWS.more}
        </Button>
      )}
      <p ref={count} role="status" tabIndex={-1} className="text-sm text-muted">
        {MORE_ROWS.shown(shown, total)}
      </p>
      {failed && (
        <p role="alert" className="text-sm text-margin-700">
          {MORE_ROWS.error}
        </p>
      )}
    </div>
  )
}
