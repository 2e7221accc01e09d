import { type ReactElement, useState } from 'react'
import type { ExerciseDebug } from '../../domain/grammar/exercise.ts'
import { PLAYER } from '../../texts/grammar.ts'
import { Button } from '../ui/button.tsx'

/** What was asked of the provider and what it answered; only an operator's setting sends it (GRA-11). */
export function DebugPanel({ debug }: { debug: ExerciseDebug }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {PLAYER.debug}
      </Button>
      {open && (
        <div className="card mt-2 grid gap-4 p-4 text-sm">
          <Raw title={PLAYER.debugPrompt} text={debug.prompt} />
          <Raw title={PLAYER.debugResponse} text={debug.response} />
        </div>
      )}
    </div>
  )
}

function Raw({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <div className="min-w-0">
      <h2 className="mb-1 text-base font-semibold">{title}</h2>
      <pre className="max-h-72 overflow-auto whitespace-pre-wrap break-words">{text}</pre>
    </div>
  )
}
