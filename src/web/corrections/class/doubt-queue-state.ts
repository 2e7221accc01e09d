/** Which question of a class is on the screen: it stays until it is answered, whatever photos bring meanwhile. */
import { type DoubtGroup, doubtGroups } from '../../../domain/class/class-doubts.ts'
import { isPending } from '../../../domain/copy/draft/copy-draft.ts'
import type { ClassQueue } from './class-photos-state.ts'

export type ClassQuestion =
  | { readonly kind: 'filing'; readonly photo: string }
  | { readonly kind: 'doubt'; readonly group: DoubtGroup }

/** All doubts that are left, the confirmed copies left out. */
export function openDoubts({ copies }: ClassQueue): DoubtGroup[] {
  return doubtGroups(
    Object.entries(copies).flatMap(([learner, { copy, key }]) =>
      key === null ? [{ learner, draft: copy.draft }] : [],
    ),
  )
}

/** A group without the words that were answered since; undefined when none is left. */
function leftOf(group: DoubtGroup, { copies }: ClassQueue): DoubtGroup | undefined {
  const words = group.words.filter(({ learner, index }) => {
    const one = copies[learner]
    const word = one?.copy.draft.words[index]
    return one?.key === null && word !== undefined && isPending(one.copy.draft, word)
  })
  if (words.length === 0) return undefined
  return words.length === group.words.length ? group : { ...group, words }
}

/** The question, if it still is one. */
export function stillAsked(
  question: ClassQuestion | null,
  queue: ClassQueue,
): ClassQuestion | null {
  if (question === null) return null
  if (question.kind === 'filing') {
    const photo = queue.photos.find(({ id }) => id === question.photo)
    return photo?.question == null ? null : question
  }
  const group = leftOf(question.group, queue)
  if (group === question.group) return question
  return group ? { kind: 'doubt', group } : null
}

/** What was put aside first, then whose copies they are, then the doubts of most copies. */
export function nextClassQuestion(
  aside: readonly DoubtGroup[],
  queue: ClassQueue,
): ClassQuestion | null {
  const [group] = aside.flatMap((one) => leftOf(one, queue) ?? [])
  if (group) return { kind: 'doubt', group }
  const photo = queue.photos.find(({ question }) => question !== null)
  if (photo) return { kind: 'filing', photo: photo.id }
  const [first] = openDoubts(queue)
  return first ? { kind: 'doubt', group: first } : null
}

/** Each of these words by itself. */
export function oneByOne({ key, ...group }: DoubtGroup, words: DoubtGroup['words']): DoubtGroup[] {
  return words.map((word) => ({
    ...group,
    key: `${key} ${word.learner} ${word.index}`,
    words: [word],
  }))
}
