/** What a child is told about a problem: what is wrong, where to look, how it is found. */
import type { AnswerProblem } from '../../domain/calculation/answer/answer.ts'
import type { Operation } from '../../domain/calculation/operation.ts'
import type { Level } from '../../domain/level.ts'
import { isConversion } from '../../domain/problem/figure/figure-terms.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import type { ProblemFault } from '../../domain/problem/problem-answer.ts'
import {
  isDivisor,
  isProduct,
  linearWay,
  type ProblemStep,
} from '../../domain/problem/problem-step.ts'
import {
  decimalText,
  type Measure,
  nounOf,
  type Quantity,
  quantityText,
} from '../../domain/problem/quantity.ts'
import { stepHint, stepReason } from './step-hints.ts'

const DONE: Readonly<Record<Operation, string>> = {
  addition: 'Tu as additionné.',
  subtraction: 'Tu as soustrait.',
  multiplication: 'Tu as multiplié.',
  division: 'Tu as divisé.',
}

const UNREADABLE: Readonly<Record<AnswerProblem, string>> = {
  empty: "Écris d'abord ta réponse.",
  decimal: 'Ici, la réponse est un nombre entier\u00a0: écris-le sans virgule.',
  fraction: 'Écris ta réponse sans fraction, par exemple 12.',
  unreadable: 'Écris ta réponse en chiffres, un seul nombre, par exemple 12.',
}

function unreadable(measure: Measure | null, problem: AnswerProblem = 'unreadable'): string {
  if (problem === 'empty') return UNREADABLE.empty
  if (measure === 'clock') return "Écris l'heure comme ceci\u00a0: 9\u00a0h\u00a005."
  if (measure === 'duration') return 'Écris la durée comme ceci\u00a0: 1\u00a0h\u00a030.'
  return UNREADABLE[problem]
}

/** Kindly, what is wrong. */
export function problemFaultSentence(fault: ProblemFault, { unit }: WordProblem): string {
  switch (fault.kind) {
    case 'unreadable':
      return unreadable(unit.measure, fault.problem)
    case 'unit-missing':
      return "Choisis aussi l'unité de ta réponse."
    case 'unit':
      return "Ton nombre est juste\u00a0! Regarde bien ce que l'on compte."
    case 'unfinished':
      return 'Bonne étape\u00a0! Il te reste encore quelque chose à chercher.'
    case 'given':
      return "Ce nombre est déjà dans l'énoncé. Relis la question."
    case 'idle':
      return "Un nombre de l'énoncé ne sert pas à répondre. Lequel\u00a0?"
    case 'operation':
      return `${DONE[fault.done]} Est-ce bien ce que raconte l'histoire\u00a0?`
    case 'calculation':
      return "L'idée paraît bonne et tu es tout près. Refais ton calcul."
    case 'other':
      return "Ce n'est pas encore cela. Relis le problème et imagine la scène."
  }
}

/** Where to look next. `found`: how many steps are found already. */
export function problemHint({ steps, text, unit }: WordProblem, found: number): string {
  const at = Math.min(found, steps.length - 1)
  const hint = stepHint({ steps, at, text, unit })
  const count = STEP_COUNTS[steps.length] ?? 'plusieurs'
  return steps.length > 1 && at === 0 ? `Il y a ${count} étapes. Voici la première. ${hint}` : hint
}

const STEP_COUNTS: Readonly<Record<number, string>> = { 2: 'deux', 3: 'trois', 4: 'quatre' }

/** «12 billes», «2,50 €», «9 h 05». */
export function answerOf({ answer, unit }: Pick<WordProblem, 'answer' | 'unit'>): string {
  const written = quantityText({ value: answer, measure: unit.measure })
  return unit.measure === null ? `${written} ${nounOf(unit, answer)}` : written
}

function joined(terms: readonly Quantity[], sign: string): string {
  return terms.map(quantityText).join(` ${sign} `)
}

/** A sum is of one measure, also where a number was found without saying it. */
function ofOneMeasure(terms: readonly Quantity[]): Quantity[] {
  const measure = terms.at(-1)?.measure ?? null
  return terms.map((term) => (term.measure === null ? { ...term, measure } : term))
}

function sumLine({ kind, terms, sought }: ProblemStep): string {
  const measured = ofOneMeasure(terms)
  // What is lost and what is left make what there was.
  const ordered = kind === 'loss' ? measured.toReversed() : measured
  const place = kind === 'loss' ? terms.length - 1 - sought : sought
  const [whole, found] = [ordered.at(-1), ordered[place]]
  const parts = ordered.slice(0, -1)
  if (!whole || !found) return ''
  if (place === ordered.length - 1) return `${joined(parts, '+')} = ${quantityText(whole)}`
  const others = parts.filter((_, rank) => rank !== place)
  return `${joined([whole, ...others], '\u2212')} = ${quantityText(found)}`
}

/** «18 × 14,50 € = 261 €»: what is of another unit than the result stands as a number, the sides of a rectangle apart. */
function operands(
  terms: readonly Quantity[],
  result: Quantity,
  kind: ProblemStep['kind'],
): Quantity[] {
  if (kind === 'rectangle' || result.measure === null) return [...terms]
  return terms.map((term) => (term.measure === result.measure ? term : { ...term, measure: null }))
}

/** No sign × in CP, no sign ÷ before CM1 (BO n° 41 of 31/10/2024). */
const REPEATED_AT_MOST = 10

function productLine(step: ProblemStep, level: Level): string {
  const { kind, terms, sought } = step
  const [one, other] = terms
  const total = terms.at(-1)
  if (!one || !other || !total) return ''
  if (isConversion(step)) return `${quantityText(one)} = ${quantityText(total)}`
  if (terms.length === 4) return divisionLine(terms)
  const by = sought === 0 ? other : one
  const hasSign = level === 'CM1' || level === 'CM2'
  return hasSign && sought !== terms.length - 1 && isDivisor(by.value)
    ? quotientLine(kind, [total, by, terms[sought] ?? one])
    : timesLine(kind, kind === 'times' ? [other, one, total] : [one, other, total], level)
}

/** «40 = 6 × 6 + 4» */
function divisionLine(terms: readonly Quantity[]): string {
  const [groups = '', size = '', rest = '', total = ''] = terms.map(({ value }) =>
    decimalText(value),
  )
  return `${total} = ${groups} × ${size} + ${rest}`
}

function timesLine(
  kind: ProblemStep['kind'],
  [count, size, total]: readonly [Quantity, Quantity, Quantity],
  level: Level,
): string {
  const isRepeated = level === 'CP' && count.value <= REPEATED_AT_MOST
  const calculation = isRepeated
    ? joined(
        Array.from({ length: count.value }, () => size),
        '+',
      )
    : joined(operands([count, size], total, kind), '×')
  return `${calculation} = ${quantityText(total)}`
}

function quotientLine(
  kind: ProblemStep['kind'],
  [total, by, found]: readonly [Quantity, Quantity, Quantity],
): string {
  // How many times one goes into the other is a mere number, whatever it is then the number of.
  if (total.measure !== null && total.measure === by.measure && by.measure !== found.measure) {
    return `${joined([total, by], '÷')} = ${decimalText(found.value)}`
  }
  return `${joined(operands([total, by], found, kind), '÷')} = ${quantityText(found)}`
}

/** «Pour 6 : 300 g ÷ 2 = 150 g», then «Pour 18 : 3 × 150 g = 450 g». */
function proportionLines(step: ProblemStep): string[] {
  const { terms, sought } = step
  const [worth, asked, found] = [
    (sought + 2) % 4,
    sought % 2 === 1 ? sought - 1 : sought + 1,
    sought,
  ].map((place) => terms[place])
  const { divisor, times, passage } = linearWay(step)
  const [middle, one] = passage
  if (!worth || !asked || !found) return []
  const shared = `Pour ${quantityText(middle)}\u00a0: ${quantityText(worth)} ÷ ${decimalText(divisor)} = ${quantityText(one)}`
  const taken = `Pour ${quantityText(asked)}\u00a0: ${decimalText(times)} × ${quantityText(one)} = ${quantityText(found)}`
  return [...(divisor === 1 ? [] : [shared]), ...(times === 1 ? [] : [taken])]
}

export interface SolutionStep {
  readonly reason: string
  /** Its calculations. */
  readonly lines: readonly string[]
}

/** How the answer is found: each step with its reason and its calculations. */
export function solutionSteps({ steps, level, text, unit }: WordProblem): SolutionStep[] {
  return steps.map((step, at) => ({
    reason: stepReason({ steps, at, text, unit }),
    lines: stepLines(step, level),
  }))
}

function stepLines(step: ProblemStep, level: Level): string[] {
  if (step.kind === 'proportion') return proportionLines(step)
  return [isProduct(step.kind) ? productLine(step, level) : sumLine(step)]
}
