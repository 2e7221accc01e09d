import { type ReactElement, useEffect, useRef } from 'react'
import { MORE_ROWS } from '../../../texts/ui.ts'
import { Button } from '../button.tsx'

interface LoadMoreProps {
  /** Which list goes on: there may be several on a screen. */
  readonly list: string
  readonly shown: number
  readonly total: number
  readonly busy: boolean
  readonly failed: boolean
  readonly onMore: () => void
}

/**
 * The foot of a list that is shown in pieces. The button keeps the focus while there is more, then hands it to the count,
 * which is announced whenever it changes.
 */
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
        // Not disabled while busy: the focus would be lost.
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
