/** Words that tell a habit, out of place beside a single action. */
import type { Tense } from '../morphology/features.ts'
import type { Frame, Part } from '../syntax/frame.ts'

const HABIT = /^(chaque|souvent|toujours|tous les)$/u
const ACTION_TENSES: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** «Ils prirent leur sac chaque matin»: a single action leaves the habit unsaid. */
export function withoutHabit(frame: Frame, tense: Tense): Frame {
  if (!ACTION_TENSES.includes(tense) || frame.aspect === 'état' || frame.origin !== 'word')
    return frame
  const items = frame.items.filter((item) => {
    if (item.kind !== 'group' || item.role !== 'T') return true
    return slotsIn(item.parts) > 0 || !tellsHabit(item.parts)
  })
  const comma = items[0]?.kind === 'comma' ? 1 : 0
  return { ...frame, items: items.slice(comma) }
}

const DAY = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/u

/** «chaque matin», «le dimanche». */
function tellsHabit([first, second]: readonly Part[]): boolean {
  if (first?.kind !== 'word') return false
  const everyWeek = first.text === 'le' && second?.kind === 'word' && DAY.test(second.text)
  return HABIT.test(first.text) || everyWeek
}

function slotsIn(parts: readonly Part[]): number {
  return parts.filter((part) => part.kind === 'slot').length
}
