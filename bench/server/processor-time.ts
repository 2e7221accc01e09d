/** CPU time of processes, read from the kernel: it hardly moves when a neighbour is busy, unlike elapsed time. */
import { readdirSync, readFileSync } from 'node:fs'

/** Nanoseconds on a CPU of one process, all its threads together; 0 when it has ended. */
export function processNanoseconds(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
      const [onCpu] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
      return sum + Number(onCpu)
    }, 0)
  } catch {
    return 0
  }
}

/** The children of a process, such as the back ends of a postmaster. */
function children(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

/** Nanoseconds on a CPU of the given processes and of the back ends of the given postmaster. */
export function processorTime(pids: readonly number[], postmaster: number): number {
  return [...pids, postmaster, ...children(postmaster)].reduce(
    (sum, pid) => sum + processNanoseconds(pid),
    0,
  )
}
