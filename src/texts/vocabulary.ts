/** French names of the closed lists of `domain/`. */

import type { PlanKey } from '../domain/account/plan.ts'
import type { CalculationTopic } from '../domain/calculation/calculation-topic.ts'
import type { Operation } from '../domain/calculation/operation.ts'
import type { DictationForm } from '../domain/dictation/dictation-form.ts'
import { LEVEL_AGES, type Level } from '../domain/level.ts'
import type { Trend } from '../domain/results/results.ts'

export const PLAN_NAMES: Readonly<Record<PlanKey, string>> = {
  free: 'Gratuit',
  parent: 'Parent',
  parent_plus: 'Parent+',
  teacher: 'Enseignant',
}

export const OPERATION_NAMES: Readonly<Record<Operation, string>> = {
  addition: 'Addition',
  subtraction: 'Soustraction',
  multiplication: 'Multiplication',
  division: 'Division',
}

export const TOPIC_NAMES: Readonly<Record<CalculationTopic, string>> = {
  problems: 'Problèmes',
  fractions: 'Fractions',
  measures: 'Mesures',
}

export const DICTATION_FORM_NAMES: Readonly<Record<DictationForm, string>> = {
  text: 'Texte',
  sentences: 'Phrases',
}

export const TREND_NAMES: Readonly<Record<Trend, string>> = {
  up: 'En hausse',
  down: 'En baisse',
  flat: 'Stable',
}

/** «Léa Martin (CE1)». */
export function learnerLabel(first: string, last: string, level: Level): string {
  return `${first} ${last} (${level})`
}

/** Of a learner beyond what the plan covers. */
export function readOnlyLearner(label: string): string {
  return `${label}, en lecture seule`
}

/** «8-9 ans». */
export function levelAges(level: Level): string {
  const [from, to] = LEVEL_AGES[level]
  return `${from}-${to} ans`
}
