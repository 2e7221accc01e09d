/** Submission of a form: its failure, its pending state, and the focus after a refusal. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiProblem } from './api-problem.ts'

export type FieldErrors = Readonly<Record<string, string>>

export interface FormFailure {
  /** Refusal of the form as a whole. */
  readonly sentence?: string
  readonly fields: FieldErrors
}

const NO_FAILURE: FormFailure = { fields: {} }

export interface FormSubmission {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly failure: FormFailure
  readonly isBusy: boolean
  /** Sends unless a field is wrong. Uncontrolled fields keep their values after a refusal. */
  readonly start: (wrong: FieldErrors, send: () => Promise<void>) => Promise<void>
}

function failureOf(error: unknown, fallback: string): FormFailure {
  if (!(error instanceof ApiProblem)) return { sentence: fallback, fields: {} }
  if (error.fields && Object.keys(error.fields).length > 0) return { fields: error.fields }
  return { sentence: error.sentence || fallback, fields: {} }
}

/** `fallback`: for failures without a sentence. */
export function useFormSubmission(fallback: string): FormSubmission {
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE)
  const [isBusy, setBusy] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)

  // The submit button lost the focus while it was disabled.
  useEffect(() => {
    if (failure === NO_FAILURE) return
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? formRef.current?.querySelector<HTMLElement>('[type="submit"]')
    target?.focus()
  }, [failure])

  async function start(wrong: FieldErrors, send: () => Promise<void>): Promise<void> {
    if (isBusy) return
    if (Object.keys(wrong).length > 0) {
      setFailure({ fields: wrong })
      return
    }
    setFailure(NO_FAILURE)
    setBusy(true)
    try {
      await send()
    } catch (error) {
      setFailure(failureOf(error, fallback))
    } finally {
      setBusy(false)
    }
  }

  return { formRef, failure, isBusy, start }
}
