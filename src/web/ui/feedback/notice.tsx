import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'

export type NoticeTone = 'info' | 'error' | 'success' | 'warning'

interface Tone {
  readonly icon: IconName
  readonly colours: string
  readonly role: 'alert' | 'status' | undefined
}

const TONES: Readonly<Record<NoticeTone, Tone>> = {
  info: { icon: 'info', colours: 'bg-ink-100 text-ink-800', role: undefined },
  error: { icon: 'warning', colours: 'bg-margin-100 text-margin-700', role: 'alert' },
  success: { icon: 'check', colours: 'bg-leaf-100 text-leaf-700', role: 'status' },
  warning: { icon: 'info', colours: 'bg-ochre-100 text-ochre-700', role: 'status' },
}

interface NoticeProps {
  readonly tone: NoticeTone
  readonly icon?: IconName
  /** Default: `alert` for errors, `status` for success and warnings, none for information. */
  readonly role?: 'alert' | 'status' | 'note'
  readonly children: ReactNode
}

export function Notice({ tone, icon, role, children }: NoticeProps): ReactElement {
  const look = TONES[tone]
  return (
    <div
      role={role ?? look.role}
      className={`flex gap-2.5 rounded-control px-3.5 py-3 text-[0.9375rem] leading-[1.45] ${look.colours} [&_a]:text-inherit`}
    >
      <Icon name={icon ?? look.icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
