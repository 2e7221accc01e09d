/** The wordings of a line that no word asks for: those that have most to do with the words that it is told for. */
import type { Sampler } from '../../sampler.ts'
import type { HostChoice } from '../stories/host-variants.ts'
import type { PlannedLine } from './sentence-cover.ts'
import { type Kinship, wordsAbout } from './topic/kinship.ts'

/** How much less than the best a wording may fit and still be drawn: another seed tells another sentence. */
const NEAR = 0.5

function isFree({ kind, wordings, holding }: HostChoice): boolean {
  return kind === 'one' && wordings.length > 1 && holding.length === 0
}

/** What the line says besides, its other free choices aside. */
function saidBeside({ host, taken }: PlannedLine): string {
  let next = 0
  return host.variant.segments
    .map((segment) => {
      if (typeof segment === 'string') return segment
      const choice = host.choices[next]
      const wordings = taken[next] ?? []
      next += 1
      return choice === undefined || isFree(choice) ? '' : wordings.join(' ')
    })
    .join(' ')
}

/** «(le pompier|le berger) lave le mouton»: the shepherd does. */
export function withFittingWordings(
  line: PlannedLine,
  kinship: Kinship,
  random: Sampler,
): PlannedLine {
  const { choices } = line.host
  if (!choices.some(isFree)) return line
  const beside = wordsAbout(saidBeside(line))
  const taken = line.taken.map((before, at) => {
    const choice = choices[at]
    if (choice === undefined || !isFree(choice)) return before
    const fits = choice.wordings.map((wording) => kinship(wordsAbout(wording), beside))
    const best = Math.max(...fits)
    const near = choice.wordings.filter((_, index) => (fits[index] ?? 0) >= best - NEAR)
    return [random.pick(near) ?? before[0] ?? '']
  })
  return { ...line, taken }
}
