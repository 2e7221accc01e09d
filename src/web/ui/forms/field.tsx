import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

interface FieldProps {
  readonly label: ReactNode
  /** Between label and control. */
  readonly hint?: ReactNode
  /** Below the control. */
  readonly error?: string | undefined
}

interface FieldFrameProps extends FieldProps {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  className,
  children,
}: FieldFrameProps): ReactElement {
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && error !== '' && (
        <p id={`${id}-error`} className="mt-1 flex items-center gap-1.5 text-sm text-margin-700">
          <Icon name="warning" className="size-4" />
          {error}
        </p>
      )}
    </div>
  )
}

interface DescriptionProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

function useDescription(own: string | undefined, { hint, error }: FieldProps): DescriptionProps {
  const made = useId()
  const id = own ?? made
  const isWrong = error !== undefined && error !== ''
  const parts = [hint === undefined ? null : `${id}-hint`, isWrong ? `${id}-error` : null]
  return {
    id,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': parts.filter((part) => part !== null).join(' ') || undefined,
  }
}

interface TextFieldProps extends FieldProps {
  /** Button inside the field, at its end. */
  readonly action?: ReactNode
}

/** Unknown props go to the control, `className` to the whole field. */
export function TextField(props: TextFieldProps & ComponentProps<'input'>): ReactElement {
  const { label, hint, error, action, className, id, ...rest } = props
  const described = useDescription(id, { label, hint, error })
  const hasAction = action !== undefined
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} id={described.id}>
      <div className="relative">
        <input {...rest} {...described} className={hasAction ? 'input pr-14!' : 'input'} />
        {hasAction && <div className="absolute inset-y-0 right-1 grid items-center">{action}</div>}
      </div>
    </FieldFrame>
  )
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>): ReactElement {
  const { label, hint, error, className, id, ...rest } = props
  const described = useDescription(id, { label, hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} id={described.id}>
      <textarea rows={3} {...rest} {...described} className="input block" />
    </FieldFrame>
  )
}

export function SelectField(props: FieldProps & ComponentProps<'select'>): ReactElement {
  const { label, hint, error, className, id, ...rest } = props
  const described = useDescription(id, { label, hint, error })
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} id={described.id}>
      <select {...rest} {...described} className="input" />
    </FieldFrame>
  )
}
