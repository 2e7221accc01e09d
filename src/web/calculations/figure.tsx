import type { ReactElement } from 'react'

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly large?: boolean
}

/** A named figure of a list of them. */
export function Figure({ name, value, large = false }: FigureProps): ReactElement {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={large ? 'figure text-[2rem]!' : 'text-lg font-semibold tabular-nums'}>
        {value}
      </dd>
    </div>
  )
}
