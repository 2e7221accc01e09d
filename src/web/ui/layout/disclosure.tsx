import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface DisclosureProps {
  readonly label: ReactNode
  readonly open?: boolean
  readonly children: ReactNode
}

export function Disclosure({ label, open = false, children }: DisclosureProps): ReactElement {
  return (
    <details open={open} className="group border-b-[1.5px] border-rule last:border-0">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
