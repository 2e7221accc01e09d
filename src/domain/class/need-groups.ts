/** Groups of need: who could work on what together (CLA-06). A proposal, which a teacher makes a group of, or not. */
import {
  comesBack,
  LESSON_NEEDS,
  type LessonNeed,
  NEEDS,
  type NeedCounts,
  sumOfNeeds,
} from './need.ts'

/** `ahead`: few errors, and none that comes back. */
export type GroupTopic = LessonNeed | 'ahead'

export interface NeedyPupil {
  readonly id: string
  /** Corrected copies that the counts are of. */
  readonly copies: number
  readonly counts: NeedCounts
}

export interface ProposedGroup {
  readonly topic: GroupTopic
  readonly pupils: readonly string[]
}

/** Fewer pupils with a copy say nothing of a class. */
export const FEWEST_PUPILS = 5

/** Beyond one word a copy: a pupil who missed no more, none of a kind that comes back, goes ahead. */
const FEW_MISSES = 2

const FEWEST_IN_GROUP = 2

function isAhead({ copies, counts }: NeedyPupil): boolean {
  const all = NEEDS.reduce((sum, need) => sum + counts[need], 0)
  return (
    all <= copies + FEW_MISSES && LESSON_NEEDS.every((need) => !comesBack(counts[need], copies))
  )
}

/** The need seen most often; of two alike, the one that the class has most. */
function clearestNeed(
  { counts }: NeedyPupil,
  topics: readonly GroupTopic[],
  ofClass: NeedCounts,
): GroupTopic | undefined {
  const [first] = LESSON_NEEDS.filter((need) => topics.includes(need) && counts[need] > 0).toSorted(
    (one, other) => counts[other] - counts[one] || ofClass[other] - ofClass[one],
  )
  return first
}

function groupsOf(
  pupils: readonly NeedyPupil[],
  topics: readonly GroupTopic[],
  ofClass: NeedCounts,
): ProposedGroup[] {
  const found = pupils.map((pupil) => ({
    id: pupil.id,
    topic: isAhead(pupil) ? ('ahead' as const) : clearestNeed(pupil, topics, ofClass),
  }))
  return topics
    .map((topic) => ({
      topic,
      pupils: found.filter((one) => one.topic === topic).map(({ id }) => id),
    }))
    .filter((group) => group.pupils.length > 0)
}

/**
 * Each pupil in one group, that of the clearest need; in the order of the needs, those who are ahead last. Pupils without a
 * copy are in none, nor is one who would be alone.
 */
export function proposedGroups(pupils: readonly NeedyPupil[]): ProposedGroup[] {
  const seen = pupils.filter(({ copies }) => copies > 0)
  if (seen.length < FEWEST_PUPILS) return []
  const ofClass = sumOfNeeds(seen.map(({ counts }) => counts))
  let topics: readonly GroupTopic[] = [...LESSON_NEEDS, 'ahead']
  for (;;) {
    const groups = groupsOf(seen, topics, ofClass)
    const alone = groups.filter((group) => group.pupils.length < FEWEST_IN_GROUP)
    // The rarest need gives its pupil up first, to whom another group may still be open.
    const [rarest] = alone
      .filter(({ topic }) => topic !== 'ahead')
      .toSorted((one, other) => weightOf(one, ofClass) - weightOf(other, ofClass))
    if (rarest === undefined) return groups.filter((group) => !alone.includes(group))
    topics = topics.filter((topic) => topic !== rarest.topic)
  }
}

function weightOf({ topic }: ProposedGroup, ofClass: NeedCounts): number {
  return topic === 'ahead' ? 0 : ofClass[topic]
}
