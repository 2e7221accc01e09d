import type { ReactElement } from 'react'

interface StatisticProps {
  readonly name: string
  readonly value: string
  readonly large?: boolean
}

/** In a `<dl>`. */
export function Statistic({ name, value, large = false }: StatisticProps): ReactElement {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={large ? 'figure text-[2rem]!' : 'text-lg font-semibold tabular-nums'}>
        {value}
      </dd>
    </div>
  )
}
