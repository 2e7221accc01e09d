/** Words that tell a habit, out of place beside a single action. */

import type { GroupPart, Template } from '../../data/template.ts'
import type { Tense } from '../../morphology/features.ts'

const HABIT = /^(chaque|souvent|toujours|tous les)$/u
const ACTION_TENSES: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** «Ils prirent leur sac chaque matin»: a single action leaves the habit unsaid. */
export function withoutHabitualAdverbial(template: Template, tense: Tense): Template {
  if (!ACTION_TENSES.includes(tense) || template.aspect === 'état' || template.origin !== 'word')
    return template
  const items = template.items.filter((item) => {
    if (item.kind !== 'group' || item.role !== 'T') return true
    return slotsIn(item.parts) > 0 || !isHabitualAdverbial(item.parts)
  })
  const comma = items[0]?.kind === 'comma' ? 1 : 0
  return { ...template, items: items.slice(comma) }
}

const DAY = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/u

/** «chaque matin», «le dimanche». */
function isHabitualAdverbial([first, second]: readonly GroupPart[]): boolean {
  if (first?.kind !== 'word') return false
  const everyWeek = first.text === 'le' && second?.kind === 'word' && DAY.test(second.text)
  return HABIT.test(first.text) || everyWeek
}

function slotsIn(parts: readonly GroupPart[]): number {
  return parts.filter((part) => part.kind === 'slot').length
}
