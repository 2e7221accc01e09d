import { type ReactElement, useEffect, useState } from 'react'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictations.ts'

/** An AI provider may take its time; the engine never gets this far. */
const LATE_MS = 3000

/** Says, once the wait is felt, that the text is still being written; takes no room before. */
export function SlowWritingNotice({ writing }: { readonly writing: boolean }): ReactElement {
  const [late, setLate] = useState(false)

  useEffect(() => {
    if (!writing) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [writing])

  return (
    <p role="status" className="w-full text-right text-muted empty:-mt-3">
      {late && DICTATION_GENERATOR.stillWriting}
    </p>
  )
}
