/**
 * Who is next: short tasks before long ones, and in each length an owner after the other, whoever asks how often. When all may not wait,
 * the longest line loses its last.
 */
import { createClientLines } from '../client-lines.ts'

export interface QueuedJob {
  readonly length: 'short' | 'long'
  /** Whether it takes seconds of a core. */
  readonly isHeavy: boolean
  /** Who asks; tasks of nobody are one owner's. */
  readonly owner: string | undefined
}

export interface JobQueue<Job extends QueuedJob> {
  /** False when there is no room for one more job of this length and owner. */
  enqueue(job: Job): boolean
  /** The job whose turn it is; a heavy one only for who takes it. */
  dequeue(takesHeavy: boolean): Job | undefined
  remove(job: Job): void
  size(): number
}

type Owner = QueuedJob['owner']

/** Short tasks of one owner that go before a long one which waits: whoever asks them without end would keep it waiting. */
const SHORT_AHEAD = 4

/** Each length has its bound. `giveUp` is told of a job that loses its place to somebody who asks less. */
export function createJobQueue<Job extends QueuedJob>(
  max: { readonly short: number; readonly long: number },
  giveUp: (job: Job) => void,
): JobQueue<Job> {
  const short = createClientLines<Owner, Job>()
  const long = createClientLines<Owner, Job>()
  const lines = { short, long }
  /** How many short tasks each owner had since a long one was taken. */
  const ahead = new Map<Owner, number>()

  function hasRoomFor({ length, owner }: Job): boolean {
    if (lines[length].size() < max[length]) return true
    const last = lines[length].makeRoomFor(owner)
    if (last !== undefined) giveUp(last)
    return last !== undefined
  }

  function takeShort(most: number): Job | undefined {
    const job = short.take(({ owner }) => (ahead.get(owner) ?? 0) < most)
    if (job && long.size() > 0) ahead.set(job.owner, (ahead.get(job.owner) ?? 0) + 1)
    return job
  }

  function takeLong(takesHeavy: boolean): Job | undefined {
    const job = long.take(({ isHeavy }) => takesHeavy || !isHeavy)
    if (job) ahead.clear()
    return job
  }

  return {
    enqueue: (job) => {
      if (!hasRoomFor(job)) return false
      lines[job.length].add(job.owner, job)
      return true
    },
    dequeue: (takesHeavy) =>
      takeShort(SHORT_AHEAD) ?? takeLong(takesHeavy) ?? takeShort(Number.POSITIVE_INFINITY),
    remove: (job) => {
      lines[job.length].remove(job.owner, job)
    },
    size: () => short.size() + long.size(),
  }
}
