import type { ReactElement, ReactNode, RefObject } from 'react'
import { Notice } from '../feedback/notice.tsx'

interface SubmissionFormProps {
  /** What `useFormSubmission` returns. */
  readonly submission: {
    readonly formRef: RefObject<HTMLFormElement | null>
    readonly failure: { readonly sentence?: string }
  }
  readonly onSubmit: (data: FormData) => Promise<void>
  /** Buttons at the end. The refusal of the whole form is shown above them; without `actions` the caller shows it. */
  readonly actions?: ReactNode
  /** For a submit button outside of the form. */
  readonly id?: string
  /** Gap between the fields. */
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * Validated by us, not by the browser. POST although it is never sent so: submitted before hydration, a GET would put what was
 * typed, passwords included, into the address.
 */
export function SubmissionForm(props: SubmissionFormProps): ReactElement {
  const { submission, onSubmit, actions, id, className = 'gap-5', children } = props
  const { sentence } = submission.failure
  return (
    <form
      id={id}
      ref={submission.formRef}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(new FormData(event.currentTarget))
      }}
      className={`grid ${className}`}
    >
      {children}
      {actions !== undefined && sentence !== undefined && <Notice tone="error">{sentence}</Notice>}
      {actions}
    </form>
  )
}
