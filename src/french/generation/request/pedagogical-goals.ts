/** A teacher's goals, read: tenses to write in, marks to show. What is not understood is said, never ignored. */

import {
  CONJUGATION_GOALS,
  continuesVerbList,
  namedVerbGoals,
} from '../../goals/conjugation-goals.ts'
import type {
  AskedGoal,
  GoalConstraints,
  GoalPattern,
  GoalRule,
  TypedGoal,
} from '../../goals/goal-rule.ts'
import { GRAMMAR_GOAL_FAMILIES } from '../../goals/grammar-goals.ts'
import { homophoneGoals } from '../../goals/homophone-goals.ts'
import { personGoal } from '../../goals/person-goals.ts'
import { affixGoal, graphemesGoal, LETTER_GOALS, soundGoal } from '../../goals/spelling-goals.ts'
import { foldAccents, normaliseTyping } from './text-normalisation.ts'

function typed(goal: string): TypedGoal {
  return { plain: normaliseTyping(goal).toLocaleLowerCase('fr'), bare: foldAccents(goal) }
}

function first(rules: readonly GoalPattern[], { bare }: TypedGoal): GoalRule[] {
  return rules
    .filter(({ pattern }) => pattern.test(bare))
    .slice(0, 1)
    .map(({ rule }) => rule)
}

/** «ail/eil», «la lettre h», «les mots en -tion»: one interpretation, the nearest to the letters. */
function spellingRules(goal: TypedGoal): GoalRule[] {
  const named = first(LETTER_GOALS, goal)
  if (named.length > 0) return named
  const found = soundGoal(goal.plain) ?? graphemesGoal(goal.plain) ?? affixGoal(goal.plain)
  return found === null ? [] : [found]
}

function rulesOf(goal: TypedGoal): GoalRule[] {
  const homophones = homophoneGoals(goal.plain, goal.bare)
  if (homophones.length > 0) return homophones
  const tenses = CONJUGATION_GOALS.filter(({ pattern }) => pattern.test(goal.bare)).map(
    ({ rule }) => rule,
  )
  const persons = personGoal(goal) ?? []
  const spelling = spellingRules(goal)
  const [agreement = [], natures = [], sentences = [], functions = []] = GRAMMAR_GOAL_FAMILIES
  const grammar = [agreement, natures, sentences].flatMap((family) => first(family, goal))
  const found = [...tenses, ...namedVerbGoals(goal.plain), persons, ...spelling, ...grammar].flat()
  return found.length > 0 ? found : first(functions, goal)
}

/** The comma of the form also parts «m devant m, b, p», «a, à» and «les verbes aller, faire»: these are one goal. */
function joined(goals: readonly string[]): string[] {
  const whole: string[] = []
  for (const goal of goals) {
    const before = whole.at(-1)
    const { plain, bare } = typed(`${before ?? ''}, ${goal}`)
    const letters = /m devant/u.test(bare) && /^\p{L}$/u.test(goal)
    const pair = /^[\p{L}']+, [\p{L}']+$/u.test(plain) && homophoneGoals(plain, bare).length > 0
    const verbs = before !== undefined && continuesVerbList(typed(before).plain, typed(goal).plain)
    if (before !== undefined && (letters || pair || verbs))
      whole[whole.length - 1] = `${before}, ${goal}`
    else whole.push(goal)
  }
  return whole
}

/** What the goals ask for; the theme is read too, since teachers write «Le futur» there. */
export function parsePedagogicalGoals(goals: readonly string[]): GoalConstraints {
  const read = joined(goals.filter((goal) => goal.trim() !== '')).map(
    (goal): AskedGoal => ({ goal, rules: rulesOf(typed(goal)) }),
  )
  const rules = read.flatMap((item) => item.rules)
  return {
    tenses: [...new Set(rules.flatMap(({ tenses = [] }) => tenses))],
    conjugated: rules.some(({ conjugated }) => conjugated === true),
    persons: rules.flatMap(({ persons = [] }) => persons),
    orders: rules.some(({ orders }) => orders === true),
    plural: rules.some(({ plural }) => plural === true),
    feminine: rules.some(({ feminine }) => feminine === true),
    adjectives: rules.some(({ adjectives }) => adjectives === true),
    preferred: rules.flatMap(({ preferred = [] }) => preferred),
    words: [...new Set(rules.flatMap(({ words = [] }) => words))],
    letters: rules.flatMap(({ letters }) => letters ?? []),
    asked: read.filter((item) => item.rules.length > 0),
    unknown: read.filter((item) => item.rules.length === 0).map(({ goal }) => goal),
  }
}
