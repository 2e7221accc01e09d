/**
 * A refusal leaves at a beat since its question came, so that its time does not tell which way it took: reading the row of an
 * account is a hundredth of hashing a password, which an idle machine lets whoever asks often enough see.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** Hashing fits in with room to spare, on slow machines too. */
const BEAT_MS = 100

/** Waits for the next beat; `cameAt` is an instant of `performance.now()`. */
export async function untilBeat(cameAt: number): Promise<void> {
  await wait(BEAT_MS - ((performance.now() - cameAt) % BEAT_MS))
}
