import { type ReactElement, useEffect, useRef } from 'react'
import { MAX_CONTENT_LENGTH } from '../../../domain/dictation/dictation.ts'
import { TEXT_VIEW } from '../../../texts/settling.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { CopyEvent } from '../copy-state.ts'

interface TextViewProps {
  readonly typed: string
  readonly onCopy: (event: CopyEvent) => void
}

/** The whole text at once, for whoever would rather write than touch words (COR-04). */
export function TextView({ typed, onCopy }: TextViewProps): ReactElement {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.querySelector('textarea')?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={card} className="card grid scroll-mt-[45dvh] gap-4 p-5 lg:scroll-mt-24">
      <TextArea
        label={TEXT_VIEW.label}
        hint={TEXT_VIEW.hint}
        rows={8}
        maxLength={MAX_CONTENT_LENGTH}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        value={typed}
        onChange={(event) => onCopy({ type: 'text-typed', text: event.currentTarget.value })}
      />
      <div>
        <Button variant="outline" icon="check" onClick={() => onCopy({ type: 'text-confirmed' })}>
          {TEXT_VIEW.exact}
        </Button>
      </div>
    </div>
  )
}
