import type { ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { likelyLearners } from '../../../domain/class/likely-learners.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import type { ClassPhoto } from './class-photo-state.ts'
import type { ClassQueue } from './class-photos-state.ts'
import type { CopyProgress } from './class-progress-state.ts'
import type { ClassEvent } from './class-queue-state.ts'
import { FilingCard } from './filing-card.tsx'

interface PhotoFilingProps {
  readonly photo: ClassPhoto
  readonly queue: ClassQueue
  readonly all: readonly CopyProgress[]
  readonly learners: readonly Learner[]
  readonly parts: readonly GivenPart[]
  /** Of the text, for the sheets that do not say it themselves; it stays for the next. */
  readonly given: GivenPart
  readonly nameOf: (learner: string) => string
  readonly urlOf: (photo: string) => string | undefined
  readonly onGiven: (part: GivenPart) => void
  readonly dispatch: (event: ClassEvent) => void
}

/** Whose copy a photo is: those whose copies are awaited are asked about, whoever comes next in the class first. */
export function PhotoFiling(props: PhotoFilingProps): ReactElement | null {
  const { photo, queue, all, learners, parts, given, nameOf, urlOf, onGiven, dispatch } = props
  if (photo.question === null) return null
  const awaited = all.filter(({ stage }) => stage === 'awaited').map(({ learner }) => learner)
  const remaining = learners.filter(({ id }) => awaited.includes(id))
  const before = queue.photos
    .slice(0, queue.photos.indexOf(photo))
    .findLast(({ question, learner }) => question === null && learner !== null)
  const last = learners.findIndex(({ id }) => id === before?.learner)
  const following = remaining.findIndex((one) => learners.indexOf(one) > last)
  const written = photo.step.kind === 'read' ? photo.step.page.tokens.map(({ text }) => text) : []
  const { id, isCoded, part } = photo
  return (
    <FilingCard
      photo={photo}
      question={photo.question}
      url={urlOf(id)}
      likely={likelyLearners(remaining, written, Math.max(0, following))}
      learners={learners}
      nameOf={nameOf}
      parts={parts}
      given={given}
      onGiven={onGiven}
      onFile={(learner) =>
        dispatch({ type: 'photo-filed', id, learner, part: isCoded ? part : given })
      }
      onReplace={() => dispatch({ type: 'photo-replaces', id })}
      onDrop={() => dispatch({ type: 'photo-dropped', id })}
    />
  )
}
