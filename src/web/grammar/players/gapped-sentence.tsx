import { Fragment, type ReactElement, type ReactNode } from 'react'
import { GAP } from '../../../domain/grammar/exercise.ts'

interface GappedSentenceProps {
  readonly sentence: string
  /** What stands in a gap, by its rank from 0. */
  readonly children: (gap: number) => ReactNode
}

/** A sentence in which each gap holds what its player puts there. */
export function GappedSentence({ sentence, children }: GappedSentenceProps): ReactElement {
  return (
    <>
      {sentence.split(GAP).map((part, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
        <Fragment key={rank}>
          {rank > 0 && children(rank - 1)}
          {part}
        </Fragment>
      ))}
    </>
  )
}
