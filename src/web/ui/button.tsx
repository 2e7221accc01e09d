import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

const VARIANTS = {
  primary: 'btn-primary',
  outline: 'btn-outline',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
  /** On a dark card only. */
  white: 'btn-white',
} as const

export type ButtonVariant = keyof typeof VARIANTS

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  /** Disabled, announced as busy, at the same width. */
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly icon?: IconName
}

function classes(variant: ButtonVariant, className: string | undefined): string {
  return ['btn', VARIANTS[variant], className].filter(Boolean).join(' ')
}

export function Button(props: ButtonProps): ReactElement {
  const {
    variant = 'primary',
    busy = false,
    busyLabel,
    icon,
    className,
    disabled,
    children,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      className={classes(variant, className)}
      disabled={busy || disabled === true}
      aria-busy={busy || undefined}
    >
      <span className="btn-labels">
        <span className={busy ? 'invisible' : ''}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
        {(busy || busyLabel !== undefined) && (
          <span className={busy ? '' : 'invisible'}>
            <span className="spinner" aria-hidden="true" />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  )
}

interface ButtonLinkProps {
  readonly to: string
  readonly variant?: ButtonVariant
  readonly icon?: IconName
  readonly className?: string
  /** A full page load: the server decides what the address leads to. */
  readonly external?: boolean
  /** Passed along, unseen in the address. */
  readonly state?: unknown
  /** The server completes the address with the plan in prerendered pages. */
  readonly 'data-plan'?: string
  readonly children: ReactNode
}

export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { to, variant = 'primary', icon, className, external = false, children } = props
  return (
    <Link
      to={to}
      reloadDocument={external}
      state={props.state}
      data-plan={props['data-plan']}
      className={classes(variant, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName
  /** Accessible name, also shown on hover. */
  readonly label: string
  readonly tone?: 'normal' | 'danger'
}

/** 44 px square, the target size of WCAG 2.5.5. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, tone = 'normal', className, ...rest } = props
  const name = `icon-btn ${tone === 'danger' ? 'icon-btn-danger' : ''} ${className ?? ''}`
  return (
    <button type="button" {...rest} className={name.trim()} aria-label={label} title={label}>
      <Icon name={icon} className="size-[1.35rem]" />
    </button>
  )
}
