/** The copies of a class while they are settled (CLA-04, CLA-05): absences, answers for one copy or for several, and what is stored. */
import { answerDoubt, type DoubtfulWord } from '../../../domain/class/class-doubts.ts'
import { isPending, type Verdict } from '../../../domain/copy/draft/copy-draft.ts'
import {
  canValidate,
  reduceVerification,
  type VerificationEvent,
} from '../verification/verification-state.ts'
import {
  type ClassContext,
  type ClassCopy,
  type ClassQueue,
  type PhotoEvent,
  reducePhoto,
  without,
} from './class-photos-state.ts'

export type ClassEvent =
  | PhotoEvent
  | { readonly type: 'notice-closed'; readonly id: string }
  | AbsenceEvent
  | { readonly type: 'copy-moved'; readonly from: string; readonly to: string }
  | { readonly type: 'copy'; readonly learner: string; readonly event: VerificationEvent }
  | {
      readonly type: 'doubts-answered'
      readonly words: readonly DoubtfulWord[]
      readonly verdict: Verdict
    }
  | { readonly type: 'undone' }
  | { readonly type: 'validated'; readonly keys: Readonly<Record<string, string>> }
  | { readonly type: 'save-failed'; readonly learner: string; readonly sentence: string }
  | { readonly type: 'saved'; readonly learner: string; readonly score: number }
  | { readonly type: 'restored'; readonly queue: ClassQueue }

interface AbsenceEvent {
  /** Said by the adult; then known to the server. */
  readonly type: 'absent' | 'absences-stored'
  readonly learners: readonly string[]
  readonly is: boolean
}

const MAX_PAST = 50

function answered(queue: ClassQueue, words: readonly DoubtfulWord[], verdict: Verdict): ClassQueue {
  const copies = { ...queue.copies }
  for (const { learner, index } of words) {
    const before = copies[learner]
    const word = before?.copy.draft.words[index]
    if (before === undefined || before.key !== null || word === undefined) continue
    const { copy } = before
    if (!isPending(copy.draft, word)) continue
    copies[learner] = {
      ...before,
      copy: { ...copy, draft: answerDoubt(copy.draft, index, verdict) },
    }
  }
  return { ...queue, copies, past: [...queue.past.slice(1 - MAX_PAST), queue.copies] }
}

/** As it was before the last answers; undefined for a copy that was stored, confirmed or begun since. */
function beforeLast({ past, copies }: ClassQueue, learner: string): ClassCopy | undefined {
  const [then, now] = [past.at(-1)?.[learner], copies[learner]]
  const isSame = now?.key === null && then?.copy.reading === now.copy.reading
  return isSame ? then : undefined
}

function undone(queue: ClassQueue): ClassQueue {
  const copies = Object.fromEntries(
    Object.entries(queue.copies).map(([id, now]) => [id, beforeLast(queue, id) ?? now]),
  )
  return { ...queue, copies, past: queue.past.slice(0, -1) }
}

/** Whether the last answers are still there to be taken back. */
export function canUndo(queue: ClassQueue): boolean {
  return Object.entries(queue.copies).some(([learner, now]) => {
    const then = beforeLast(queue, learner)
    return then !== undefined && then.copy.draft !== now.copy.draft
  })
}

/** Whoever has a copy already gets the other one: two children wrote on each other's sheets. */
function moved(queue: ClassQueue, from: string, to: string): ClassQueue {
  const { [from]: copy, [to]: other, ...rest } = queue.copies
  if (from === to || copy?.key !== null || (other && other.key !== null)) return queue
  const exchanged: Readonly<Record<string, string>> = { [from]: to, [to]: from }
  const photos = queue.photos.map((photo) =>
    photo.question === null && photo.learner !== null
      ? { ...photo, learner: exchanged[photo.learner] ?? photo.learner }
      : photo,
  )
  const copies = { ...rest, [to]: copy, ...(other && { [from]: other }) }
  return { ...queue, photos, copies, past: [] }
}

function absencesOf(queue: ClassQueue, { type, learners, is }: AbsenceEvent): ClassQueue {
  const absences = Object.fromEntries(
    Object.entries(queue.absences).filter(
      ([learner, said]) =>
        !learners.includes(learner) || (type === 'absences-stored' && said !== is),
    ),
  )
  if (type === 'absent') for (const learner of learners) absences[learner] = is
  return { ...queue, absences }
}

function saved(queue: ClassQueue, learner: string, score: number): ClassQueue {
  return {
    ...queue,
    photos: queue.photos.filter((photo) => photo.learner !== learner || photo.question !== null),
    copies: without(queue.copies, learner),
    stored: { ...queue.stored, [learner]: score },
  }
}

function validated(queue: ClassQueue, keys: Readonly<Record<string, string>>): ClassQueue {
  const copies = Object.entries(queue.copies).map(([learner, one]) => {
    const key = canValidate(one.copy) ? keys[learner] : undefined
    return [learner, key === undefined ? one : { ...one, key: one.key ?? key, problem: null }]
  })
  return { ...queue, copies: Object.fromEntries(copies) }
}

function withCopy(
  queue: ClassQueue,
  learner: string,
  change: (copy: ClassCopy) => ClassCopy,
): ClassQueue {
  const copy = queue.copies[learner]
  return copy ? { ...queue, copies: { ...queue.copies, [learner]: change(copy) } } : queue
}

/** An event that does not suit what is there changes nothing. */
export function reduceClass(
  queue: ClassQueue,
  event: ClassEvent,
  context: ClassContext,
): ClassQueue {
  switch (event.type) {
    case 'notice-closed':
      return { ...queue, notices: queue.notices.filter(({ id }) => id !== event.id) }
    case 'absent':
    case 'absences-stored':
      return absencesOf(queue, event)
    case 'copy-moved':
      return moved(queue, event.from, event.to)
    case 'copy':
      return withCopy(queue, event.learner, (one) =>
        one.key === null ? { ...one, copy: reduceVerification(one.copy, event.event) } : one,
      )
    case 'doubts-answered':
      return answered(queue, event.words, event.verdict)
    case 'undone':
      return undone(queue)
    case 'validated':
      return validated(queue, event.keys)
    case 'save-failed':
      return withCopy(queue, event.learner, (one) => ({
        ...one,
        key: null,
        problem: event.sentence,
      }))
    case 'saved':
      return saved(queue, event.learner, event.score)
    case 'restored':
      return event.queue
    default:
      return reducePhoto(queue, event, context)
  }
}
