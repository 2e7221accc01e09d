import type { ReactElement } from 'react'
import { WORD_PANEL } from '../../../texts/settling.ts'
import type { Copy, CopyEvent } from '../copy-state.ts'
import { Choice } from './choice.tsx'

interface ExtraPanelProps {
  readonly copy: Copy
  readonly index: number
  readonly onCopy: (event: CopyEvent) => void
}

/** Whether a word in excess stands on the copy. */
export function ExtraPanel({ copy, index, onCopy }: ExtraPanelProps): ReactElement | null {
  const extra = copy.draft.extras[index]
  if (!extra) return null
  return (
    <div className="grid gap-3">
      <p className="text-lg leading-tight font-semibold">{WORD_PANEL.extraTitle(extra.text)}</p>
      <div className="flex flex-wrap gap-2">
        <Choice onPick={() => onCopy({ type: 'extra-judged', index, kept: true })}>
          {WORD_PANEL.extraKeep}
        </Choice>
        <Choice onPick={() => onCopy({ type: 'extra-judged', index, kept: false })}>
          {WORD_PANEL.extraRemove}
        </Choice>
      </div>
    </div>
  )
}
