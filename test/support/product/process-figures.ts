/** What the kernel says of a process: memory, open files, children. */
import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'

const BYTES_PER_KB = 1024

function field(status: string, name: string): string {
  return new RegExp(`^${name}:\\s+(\\S+)`, 'mu').exec(status)?.[1] ?? ''
}

async function statusOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
}

/** Bytes in memory now; 0 for a process that is gone. */
export async function residentBytes(pid: number): Promise<number> {
  return Number(field(await statusOf(pid), 'VmRSS')) * BYTES_PER_KB
}

/** The most bytes that were in memory since the start, or since `forgetPeak`. */
export async function peakBytes(pid: number): Promise<number> {
  return Number(field(await statusOf(pid), 'VmHWM')) * BYTES_PER_KB
}

/** Starts the peak again from what is in memory now. */
export function forgetPeak(pid: number): Promise<void> {
  return writeFile(`/proc/${pid}/clear_refs`, '5')
}

/** Of the kernel's clock on every Linux. */
const TICKS_A_SECOND = 100

/** Seconds of a core that a process has used, all its threads together. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')'))
    .split(' ')
    .slice(12, 14)
    .map(Number)
  return (user + system) / TICKS_A_SECOND
}

/** Letter of the kernel: R, S, D, T (stopped), Z (ended and not yet buried); empty for a process that is gone. */
export async function stateOf(pid: number): Promise<string> {
  return field(await statusOf(pid), 'State')
}

export async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length
}

/** What the open files of a process are: `socket:[1234]`, paths. */
export async function openFileNames(pid: number): Promise<string[]> {
  const numbers = await readdir(`/proc/${pid}/fd`)
  const links = numbers.map((number) => readlink(`/proc/${pid}/fd/${number}`).catch(() => ''))
  return (await Promise.all(links)).filter((name) => name !== '')
}

export async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = tasks.map((task) =>
    readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''),
  )
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}

/** The processes that read photos for this server. */
export async function readersOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid)
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_child, i) => commands[i]?.includes('reader-child.ts'))
}

const TABLES = ['tcp', 'tcp6', 'udp', 'udp6']

/** The open files of a process that are sockets of the internet, of this machine's own addresses too. */
export async function internetSockets(pid: number): Promise<string[]> {
  const tables = await Promise.all(
    TABLES.map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8').catch(() => '')),
  )
  const rows = tables.flatMap((table) => table.trim().split('\n').slice(1))
  const numbers = new Set(rows.map((row) => `socket:[${row.trim().split(/\s+/u)[9]}]`))
  return (await openFileNames(pid)).filter((name) => numbers.has(name))
}
