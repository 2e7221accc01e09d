import type { ReactElement, ReactNode, RefObject } from 'react'

interface SubmissionFormProps {
  /** Of `useFormSubmission`, which leads the focus to what is to be mended. */
  readonly submission: { readonly formRef: RefObject<HTMLFormElement | null> }
  readonly onSubmit: (typed: FormData) => Promise<void>
  /** For a button that stands outside of the form. */
  readonly id?: string
  /** Space between the fields. */
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A form that the server answers, its fields checked by us and not by the browser. Sent before its scripts are there it would
 * be sent by POST: nothing typed stands in an address.
 */
export function SubmissionForm(props: SubmissionFormProps): ReactElement {
  const { submission, onSubmit, id, className = 'gap-5', children } = props
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
    </form>
  )
}
