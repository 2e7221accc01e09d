import type { ReactElement, ReactNode, RefObject } from 'react'
import { Notice } from '../feedback/notice.tsx'

interface SubmissionFormProps {
  /** What `useFormSubmission` returns. */
  readonly submission: {
    readonly formRef: RefObject<HTMLFormElement | null>
    readonly failure: { readonly sentence?: string }
  }
  readonly onSubmit: (typed: FormData) => Promise<void>
  /** The buttons, under what was refused as a whole; a form without them says its failure itself. */
  readonly actions?: ReactNode
  /** For a button that stands outside of the form. */
  readonly id?: string
  /** Space between the fields. */
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * Fields checked by us and not by the browser. POST although no such request is ever sent: submitted before the scripts have
 * loaded, a GET would put what was typed, a password included, into the address.
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
