import type { ReactElement, ReactNode } from 'react'

const TONES = {
  ink: 'bg-ink-100 text-ink-800',
  leaf: 'bg-leaf-100 text-leaf-700',
  margin: 'bg-margin-100 text-margin-700',
  kraft: 'bg-sunk text-[#5d4a22]',
} as const

export function Tag({
  tone = 'ink',
  children,
}: {
  tone?: keyof typeof TONES
  children: ReactNode
}): ReactElement {
  return (
    <span
      className={`inline-block rounded-tag px-2 py-0.5 text-sm leading-snug font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
