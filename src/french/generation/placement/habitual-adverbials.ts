/** Adverbials of habit, which contradict a verb that tells a single action. */

import type { GroupPart, Template } from '../../data/template.ts'
import type { Tense } from '../../morphology/features.ts'

const HABITUAL = /^(chaque|souvent|toujours|tous les)$/u
const SINGLE_ACTION_TENSES: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** Whether the main verb, in that tense, tells an action that took place once. */
export function tellsSingleAction(template: Template, tense: Tense): boolean {
  return SINGLE_ACTION_TENSES.includes(tense) && template.aspect !== 'état'
}

/** «Ils prirent leur sac chaque matin»: a single action leaves the habit unsaid. */
export function withoutHabitualAdverbial(template: Template, tense: Tense): Template {
  if (template.origin !== 'word' || !tellsSingleAction(template, tense)) return template
  const items = template.items.filter((item) => {
    if (item.kind !== 'group' || item.role !== 'T') return true
    return item.parts.some(({ kind }) => kind === 'slot') || !isHabitualAdverbial(item.parts)
  })
  const comma = items[0]?.kind === 'comma' ? 1 : 0
  return { ...template, items: items.slice(comma) }
}

const DAY = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/u

/** «chaque matin», «le dimanche». */
function isHabitualAdverbial([first, second]: readonly GroupPart[]): boolean {
  if (first?.kind !== 'word') return false
  const everyWeek = first.text === 'le' && second?.kind === 'word' && DAY.test(second.text)
  return HABITUAL.test(first.text) || everyWeek
}
