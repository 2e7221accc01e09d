import { type ReactElement, useEffect, useState } from 'react'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictation-generator.ts'

/** Only AI providers are that slow: the engine answers sooner. */
const LATE_MS = 3000

/** Says after a while that the text is still being written; takes no space before. */
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
