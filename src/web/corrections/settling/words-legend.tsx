import type { ReactElement } from 'react'
import { LEGEND, SETTLING } from '../../../texts/settling.ts'
import { SHAPES } from './word-look.tsx'

type Item = readonly [shape: string, meaning: string]

const READ: readonly Item[] = [
  [SHAPES.right, LEGEND.right],
  [SHAPES.toCheck, LEGEND.toCheck],
  [SHAPES.fault, LEGEND.fault],
  [SHAPES.missing, LEGEND.missing],
]

const GUIDED: readonly Item[] = [
  [SHAPES.unseen, LEGEND.unseen],
  [SHAPES.right, LEGEND.right],
  [SHAPES.wrong, LEGEND.fault],
  [SHAPES.missing, LEGEND.missing],
]

/** What the looks of the words mean, in one line. */
export function WordsLegend({ guided }: { guided: boolean }): ReactElement {
  return (
    <div className="mt-4 grid gap-2 border-t-[1.5px] border-rule pt-3 text-sm text-muted">
      <ul aria-label={LEGEND.label} className="flex flex-wrap gap-x-5 gap-y-1.5">
        {(guided ? GUIDED : READ).map(([shape, meaning]) => (
          <li key={meaning} className="flex items-center gap-2">
            <span aria-hidden="true" className={`h-5 w-7 rounded-tag border-2 ${shape}`} />
            {meaning}
          </li>
        ))}
      </ul>
      <p>{SETTLING.crossedHint}</p>
    </div>
  )
}
