/** A process that plays all teachers of a morning and tells what became of their requests; started by `mix.ts`. */
import { newRandom } from '../../src/domain/random.ts'
import { type MixOrder, type Outcome, parseOrder, type Written } from './mix-outcome.ts'
import { playTeacher } from './mix-teacher.ts'

/** The bell: half of the teachers come in the first fifth of the time in which they come. */
const BELL = { teachers: 0.5, time: 0.2 }

/** Of the window, for those who come; the rest is a lesson's length. */
const ARRIVALS = 0.6

async function play(order: MixOrder): Promise<void> {
  const { emails, windowMs, seed } = order
  const outcomes: Outcome[] = []
  const written: Written[] = []
  const begin = performance.now()
  const random = newRandom(seed)
  const arrivals = windowMs * ARRIVALS
  const arrivalOf = (i: number): number =>
    i < emails.length * BELL.teachers
      ? random.next() * BELL.time * arrivals
      : (BELL.time + random.next() * (1 - BELL.time)) * arrivals
  await Promise.all(
    emails.map((email, i) =>
      playTeacher({
        order,
        email,
        random: newRandom(seed + i),
        address: `10.${i >> 8}.${i & 255}.1`,
        startMs: begin + arrivalOf(i),
        spanMs: windowMs - arrivals,
        tell: (outcome) => outcomes.push(outcome),
        note: (row) => written.push(row),
      }),
    ),
  )
  const seconds = (performance.now() - begin) / 1000
  // A long report takes several writes: leaving before the last one would lose it.
  process.send?.({ outcomes, written, seconds }, () => process.disconnect())
}

process.once('message', (message: unknown) => {
  void play(parseOrder(message))
})
