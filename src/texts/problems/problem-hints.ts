/** What a child is told about a problem: what is wrong, where to look, how it is found. */
import type { Operation } from '../../domain/calculation/operation.ts'
import type { Level } from '../../domain/level.ts'
import { nounOf, type WordProblem } from '../../domain/problem/problem.ts'
import type { ProblemFault } from '../../domain/problem/problem-answer.ts'
import { isProduct, type ProblemStep } from '../../domain/problem/problem-step.ts'
import {
  decimalText,
  type Measure,
  type Quantity,
  quantityText,
  roundedToThousandths,
} from '../../domain/problem/quantity.ts'
import { stepHint } from './step-hints.ts'

const DONE: Readonly<Record<Operation, string>> = {
  addition: 'Tu as additionné.',
  subtraction: 'Tu as soustrait.',
  multiplication: 'Tu as multiplié.',
  division: 'Tu as divisé.',
}

function unreadable(measure: Measure | null): string {
  if (measure === 'clock') return "Écris l'heure comme ceci\u00a0: 9\u00a0h\u00a005."
  if (measure === 'duration') return 'Écris la durée comme ceci\u00a0: 1\u00a0h\u00a030.'
  return 'Écris un nombre, par exemple 12.'
}

/** Kindly, what is wrong. */
export function problemFaultSentence(fault: ProblemFault, { unit }: WordProblem): string {
  switch (fault.kind) {
    case 'unreadable':
      return unreadable(unit.measure)
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

/** Where to look next. `isStarted`: the first step is already found. */
export function problemHint({ steps, text }: WordProblem, isStarted: boolean): string {
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return ''
  if (steps.length === 1 || isStarted) return stepHint(isStarted ? last : first, text)
  return `Il y a plusieurs étapes. Voici la première. ${stepHint(first, text)}`
}

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

/** «3 × 1 000 = 3 000 m»: two units cannot stand on the two sides, those of a rectangle apart. */
function operands(
  terms: readonly Quantity[],
  result: Quantity,
  kind: ProblemStep['kind'],
): Quantity[] {
  const isOther = ({ measure }: Quantity): boolean =>
    measure !== null && measure !== result.measure && result.measure !== null
  if (kind === 'rectangle' || !terms.some(isOther)) return [...terms]
  return terms.map((term) => ({ ...term, measure: null }))
}

/** No sign × in CP, no sign ÷ before CM1 (BO n° 41 of 31/10/2024). */
const REPEATED_AT_MOST = 10

function productLine({ kind, terms, sought }: ProblemStep, level: Level): string {
  const [one, other] = terms
  const total = terms.at(-1)
  if (!one || !other || !total) return ''
  const [count, size] = kind === 'times' ? [other, one] : [one, other]
  if (level === 'CP' && count.value <= REPEATED_AT_MOST) {
    const repeated = Array.from({ length: count.value }, () => size)
    return `${joined(repeated, '+')} = ${quantityText(total)}`
  }
  if (terms.length === 4) {
    const rest = decimalText(terms[2]?.value ?? 0)
    return `${decimalText(total.value)} = ${decimalText(count.value)} × ${decimalText(size.value)} + ${rest}`
  }
  const isDivision = sought !== terms.length - 1 && (level === 'CM1' || level === 'CM2')
  if (!isDivision)
    return `${joined(operands([count, size], total, kind), '×')} = ${quantityText(total)}`
  const [found, by] = sought === terms.indexOf(size) ? [size, count] : [count, size]
  return `${joined(operands([total, by], found, kind), '÷')} = ${quantityText(found)}`
}

function proportionLines({ terms, sought }: ProblemStep): string[] {
  const places = sought % 2 === 1 ? [0, 1, 2, 3] : [1, 0, 3, 2]
  const [a, x, b, y] = places.map((place) => terms[place])
  if (!a || !x || !b || !y) return []
  const one: Quantity = { ...x, value: roundedToThousandths(x.value / a.value) }
  if (a.value === 1) return [`${decimalText(b.value)} × ${quantityText(x)} = ${quantityText(y)}`]
  if (roundedToThousandths(one.value * a.value) !== x.value) {
    // One of what is sought is worth a round number of the other.
    const worth: Quantity = { ...a, value: roundedToThousandths(a.value / x.value) }
    return [
      `Pour 1\u00a0: ${quantityText(a)} ÷ ${decimalText(x.value)} = ${quantityText(worth)}`,
      `${quantityText(b)} ÷ ${quantityText(worth)} = ${quantityText(y)}`,
    ]
  }
  return [
    `Pour 1\u00a0: ${quantityText(x)} ÷ ${decimalText(a.value)} = ${quantityText(one)}`,
    `Pour ${decimalText(b.value)}\u00a0: ${decimalText(b.value)} × ${quantityText(one)} = ${quantityText(y)}`,
  ]
}

export interface SolutionStep {
  readonly reason: string
  /** Its calculations. */
  readonly lines: readonly string[]
}

/** How the answer is found: each step with its reason and its calculations. */
export function solutionSteps({ steps, level, text }: WordProblem): SolutionStep[] {
  return steps.map((step) => ({ reason: stepHint(step, text), lines: stepLines(step, level) }))
}

function stepLines(step: ProblemStep, level: Level): string[] {
  if (step.kind === 'proportion') return proportionLines(step)
  return [isProduct(step.kind) ? productLine(step, level) : sumLine(step)]
}
