/** Whether times measured now mean something. */
import { loadavg } from 'node:os'

/** Above it neighbours are at work: times are printed, not judged. */
const QUIET_LOAD = 1

/** To be asked before the work begins, whose own load would count too. */
export function isMachineQuiet(): boolean {
  return (loadavg()[0] ?? 0) < QUIET_LOAD
}
