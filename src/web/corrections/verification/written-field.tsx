import { type ReactElement, useId, useState } from 'react'
import { MAX_WORD_LENGTH } from '../../../domain/dictation/word-list.ts'
import { Button } from '../../ui/button.tsx'

const WRITTEN_ID = 'copy-written'

/** `select`: typing replaces the text; `amend`: typing appends to it. */
export type FieldEntry = 'select' | 'amend'

export function focusWrittenField(entry: FieldEntry): void {
  const field = document.getElementById(WRITTEN_ID)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  if (entry === 'select') field.select()
  else field.setSelectionRange(field.value.length, field.value.length)
}

interface WrittenFieldProps {
  readonly label: string
  readonly start: string
  readonly confirm: string
  /** Whether it is focused when it mounts. */
  readonly takesFocus?: boolean
  readonly onConfirm: (text: string) => void
}

export function WrittenField(props: WrittenFieldProps): ReactElement {
  const { label, start, confirm, takesFocus = false, onConfirm } = props
  const [text, setText] = useState(start)
  const own = useId()
  const id = takesFocus ? own : WRITTEN_ID
  return (
    <form
      className="flex min-w-0 flex-1 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm(text)
      }}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <input
          id={id}
          className="input min-w-0"
          value={text}
          maxLength={MAX_WORD_LENGTH * 2}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          enterKeyHint="done"
          ref={(field) => {
            if (takesFocus) field?.focus()
          }}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" icon="check" aria-label={confirm} title={confirm} className="px-3" />
    </form>
  )
}
