/** Who is next: short tasks before long ones, and among the long ones an owner after the other, whoever asks how often. */

export interface QueuedJob {
  readonly length: 'short' | 'long'
  /** Whether it takes seconds of a core. */
  readonly isHeavy: boolean
  /** Who asks; tasks of nobody are one owner's. */
  readonly owner: string | undefined
}

export interface JobQueue<Job extends QueuedJob> {
  /** False when the queue of the job's length is full. */
  enqueue(job: Job): boolean
  /** The job whose turn it is; a heavy one only for who takes it. */
  dequeue(takesHeavy: boolean): Job | undefined
  remove(job: Job): void
  size(): number
}

type Owner = QueuedJob['owner']

/** Each length has its bound. */
export function createJobQueue<Job extends QueuedJob>(max: {
  readonly short: number
  readonly long: number
}): JobQueue<Job> {
  const short: Job[] = []
  /** In the order of turns: who was served goes to the end. */
  const turns = new Map<Owner, readonly Job[]>()

  const waitingLong = (): number => [...turns.values()].reduce((sum, { length }) => sum + length, 0)

  function put(owner: Owner, jobs: readonly Job[]): void {
    if (jobs.length === 0) turns.delete(owner)
    else turns.set(owner, jobs)
  }

  function takeLong(takesHeavy: boolean): Job | undefined {
    for (const [owner, jobs] of turns) {
      const next = jobs.find(({ isHeavy }) => takesHeavy || !isHeavy)
      if (next === undefined) continue
      turns.delete(owner)
      put(
        owner,
        jobs.filter((job) => job !== next),
      )
      return next
    }
    return undefined
  }

  return {
    enqueue: (job) => {
      const waiting = job.length === 'short' ? short.length : waitingLong()
      if (waiting >= max[job.length]) return false
      if (job.length === 'short') short.push(job)
      else put(job.owner, [...(turns.get(job.owner) ?? []), job])
      return true
    },
    dequeue: (takesHeavy) => short.shift() ?? takeLong(takesHeavy),
    remove: (job) => {
      const index = short.indexOf(job)
      if (index >= 0) short.splice(index, 1)
      put(
        job.owner,
        (turns.get(job.owner) ?? []).filter((one) => one !== job),
      )
    },
    size: () => short.length + waitingLong(),
  }
}
