import { type FormEvent, type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { CLASS_DOUBTS } from '../../../texts/corrections/class-correction.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
  )
}

/** Keys without a modifier, outside of fields. */
export function useDoubtKeys(keys: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      const act = keys[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

interface DoubtKeyProps {
  readonly number: number
  readonly word: string
  readonly hint: string
  readonly count: number
  readonly onPick: () => void
}

/** One of the two equal answers. */
export function DoubtKey({ number, word, hint, count, onPick }: DoubtKeyProps): ReactElement {
  return (
    <button type="button" className="doubt-key" disabled={count === 0} onClick={onPick}>
      <i className="key-number" aria-hidden="true">
        {number}
      </i>
      <span>
        <b>{word}</b> <small>{hint}</small>
      </span>
      <span className="doubt-key-count">{CLASS_DOUBTS.copies(count)}</span>
    </button>
  )
}

interface SmallKeyProps {
  readonly number: number
  readonly isOpen?: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

export function SmallKey({ number, isOpen, onPick, children }: SmallKeyProps): ReactElement {
  return (
    <button type="button" className="doubt-small" aria-expanded={isOpen} onClick={onPick}>
      <i className="key-number" aria-hidden="true">
        {number}
      </i>
      {children}
    </button>
  )
}

interface OtherFieldProps {
  readonly start: string
  readonly onConfirm: (text: string) => void
}

/** What neither key says. */
export function OtherField({ start, onConfirm }: OtherFieldProps): ReactElement {
  const [text, setText] = useState(start)
  const confirm = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') onConfirm(text.trim())
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={confirm}>
      <TextField
        label={CLASS_DOUBTS.otherField}
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="outline" type="submit">
        {CLASS_DOUBTS.otherConfirm}
      </Button>
    </form>
  )
}

interface LastAnswerProps {
  /** Null when there is nothing to undo. */
  readonly told: string | null
  readonly onUndo: () => void
}

/** What was answered last, to be taken back from all its copies. */
export function LastAnswer({ told, onUndo }: LastAnswerProps): ReactElement {
  return (
    <div role="status">
      {told !== null && (
        <div className="doubt-answered">
          <Icon name="check" />
          <p>{told}</p>
          <Button variant="ghost" icon="undo" onClick={onUndo}>
            {CLASS_DOUBTS.undo}
            <i className="key-number" aria-hidden="true">
              Z
            </i>
          </Button>
        </div>
      )}
    </div>
  )
}
