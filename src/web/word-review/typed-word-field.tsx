import { type ReactElement, useEffect, useId, useRef } from 'react'
import { MAX_WORD_LENGTH } from '../../domain/dictation/word-list.ts'
import { WORD_PRACTICE } from '../../texts/word-review/word-practice.ts'
import { useFocusAt } from '../ui/focus/use-focus-at.ts'
import { AccentKeys } from '../ui/forms/accent-keys.tsx'

interface TypedWordFieldProps {
  readonly typed: string
  /** A new one takes the focus. */
  readonly step: string
  /** The answer was right: nothing more is typed. */
  readonly isRight: boolean
  readonly onType: (text: string) => void
}

/** A field that no dictionary of the device corrects, with the letters that a keyboard may lack. */
export function TypedWordField({
  typed,
  step,
  isRight,
  onType,
}: TypedWordFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const id = useId()

  useFocusAt(step, () => input.current)

  // The caret stays behind the letter that a key put in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [typed])

  function insert(sign: string): void {
    const start = input.current?.selectionStart ?? typed.length
    const end = input.current?.selectionEnd ?? start
    caret.current = start + sign.length
    onType((typed.slice(0, start) + sign + typed.slice(end)).slice(0, MAX_WORD_LENGTH))
    input.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {WORD_PRACTICE.answer}
        </label>
        <input
          ref={input}
          id={id}
          className="word-field"
          value={typed}
          readOnly={isRight}
          data-right={isRight || undefined}
          maxLength={MAX_WORD_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </div>
      <AccentKeys label={WORD_PRACTICE.keys} disabled={isRight} onInsert={insert} />
    </div>
  )
}
