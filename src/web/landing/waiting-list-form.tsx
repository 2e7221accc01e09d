import { type FormEvent, type ReactElement, type Ref, useId, useRef, useState } from 'react'
import { LANDING } from '../../texts/landing.ts'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const { waiting } = LANDING

export const WAITING_LIST_ID = 'attente'

type FormState = 'idle' | 'submitting' | 'required' | 'invalid' | 'joined' | 'duplicate' | 'failed'

const SENTENCES: Readonly<Partial<Record<FormState, string>>> = {
  required: waiting.required,
  invalid: waiting.invalid,
  duplicate: waiting.duplicate,
  failed: waiting.failed,
}

async function sendAddress(email: string): Promise<FormState> {
  try {
    const { submitWaitingListAddress: join } = await import('./waiting-list-api.ts')
    return await join(email)
  } catch {
    // The chunk could not be loaded: no network.
    return 'failed'
  }
}

function fieldProblem(field: HTMLInputElement): FormState | undefined {
  if (field.value.trim() === '') return 'required'
  return field.validity.valid ? undefined : 'invalid'
}

/** Shown while registration is closed (PUB-03). */
export function WaitingListForm(): ReactElement {
  const [state, setState] = useState<FormState>('idle')
  const field = useRef<HTMLInputElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const id = useId()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = field.current
    if (!input || state === 'submitting' || state === 'joined') return
    const wrong = fieldProblem(input)
    setState(wrong ?? 'submitting')
    const next = wrong ?? (await sendAddress(input.value.trim()))
    setState(next)
    // The submit button lost the focus while it was disabled; a locked form cannot take it back.
    if (next === 'joined') outcome.current?.focus()
    else input.focus()
  }

  const sentence = SENTENCES[state]
  const isJoined = state === 'joined'
  const isLocked = state === 'submitting' || isJoined
  const described = sentence === undefined ? `${id}-hint` : `${id}-hint ${id}-error`
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="waiting">
      <FormNoScriptNotice />
      <label htmlFor={id}>{waiting.label}</label>
      <div className="waiting-row">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={waiting.placeholder}
          required
          readOnly={isLocked}
          disabled={isJoined}
          className={isLocked ? 'input bg-sunk! text-muted!' : 'input'}
          aria-invalid={sentence === undefined ? undefined : true}
          aria-describedby={described}
          onFocus={() => void import('./waiting-list-api.ts').catch(() => undefined)}
        />
        <Button
          type="submit"
          disabled={isJoined}
          busy={state === 'submitting'}
          busyLabel={waiting.submitting}
        >
          {waiting.submit}
        </Button>
      </div>
      <Outcome ref={outcome} state={state} id={`${id}-error`} />
      <p id={`${id}-hint`} className="waiting-hint">
        {waiting.hint}
      </p>
    </form>
  )
}

interface OutcomeProps {
  readonly ref: Ref<HTMLDivElement>
  readonly state: FormState
  readonly id: string
}

/** A live region must exist before its content is announced. */
function Outcome({ ref, state, id }: OutcomeProps): ReactElement {
  const sentence = SENTENCES[state]
  return (
    <div ref={ref} role="status" tabIndex={-1} className="outline-none">
      {sentence !== undefined && (
        <p id={id} className="mt-2 flex items-center gap-1.5 text-[0.9375rem] text-margin-700">
          <Icon name="warning" className="size-4.5" />
          {sentence}
        </p>
      )}
      {state === 'joined' && (
        <p className="mt-3 flex gap-2 rounded-control bg-leaf-100 px-3.5 py-3 text-leaf-700">
          <Icon name="check" className="mt-0.5 size-5" />
          {waiting.joined}
        </p>
      )}
    </div>
  )
}
