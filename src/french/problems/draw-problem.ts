/** Draws a problem from its frame: numbers of the class, persons, steps solved one after the other. */
import type { Level } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import {
  isProduct,
  type ProblemKind,
  type ProblemStep,
  solveTerms,
} from '../../domain/problem/problem-step.ts'
import { type Measure, type Quantity, roundedToThousandths } from '../../domain/problem/quantity.ts'
import { newRandom, type Random } from '../../domain/random.ts'
import { evaluate, holds } from './expression.ts'
import type { DrawnNumber, FrameTerm, LevelNumbers, ProblemFrame } from './problem-frame.ts'
import { drawPersons, type FirstName, measuresIn, realiseText } from './problem-text.ts'

/** A frame whose conditions are seldom met is a fault of the frame. */
const MAX_TRIES = 500

function drawn(number: DrawnNumber, values: Map<string, number>, random: Random): number {
  if ('formula' in number) return evaluate(number.formula, values)
  if ('among' in number) return random.pick(number.among)
  const { from, to, step } = number
  const steps = Math.round((to - from) / step)
  return roundedToThousandths(from + step * random.whole(0, steps))
}

/** `told`: names of the numbers that the text tells, which differ as long as their ranges allow it. */
function drawValues(
  { numbers, conditions }: LevelNumbers,
  told: readonly string[],
  random: Random,
): Map<string, number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const values = new Map<string, number>()
    for (const number of numbers) values.set(number.name, drawn(number, values, random))
    const seen = new Set(told.map((name) => values.get(name)))
    const differ = seen.size === told.length || tries > MAX_TRIES / 2
    if (differ && conditions.every((condition) => holds(condition, values))) return values
  }
  throw new RangeError('no numbers meet the conditions')
}

interface Found {
  readonly values: Map<string, number>
  readonly measures: Map<string, Measure | null>
}

function knownValue(term: FrameTerm, { values }: Found): number | undefined {
  if ('sought' in term) return undefined
  if ('constant' in term) return term.constant
  const value = values.get(term.name)
  if (value === undefined) throw new SyntaxError(`«${term.name}» has no value`)
  return value
}

/** Which term the sought one is counted like: a sum like its parts, a product like its equal parts, a number of groups like nothing. */
function likeTerm(kind: ProblemKind, sought: number, last: number): number | undefined {
  const size = kind === 'times' ? 0 : 1
  if (kind === 'proportion') return (sought + 2) % 4
  if (kind === 'rectangle' || sought === 1 - size) return undefined
  return sought === last ? size : last
}

function inheritedMeasure(
  kind: ProblemKind,
  measures: readonly (Measure | null)[],
  sought: number,
): Measure | null {
  if (kind !== 'proportion' && !isProduct(kind)) {
    return measures.find((measure) => measure !== null) ?? null
  }
  return measures[likeTerm(kind, sought, measures.length - 1) ?? -1] ?? null
}

function solvedStep({ kind, terms }: ProblemFrame['steps'][number], so: Found): ProblemStep {
  const solved = solveTerms(
    kind,
    terms.map((term) => knownValue(term, so)),
  )
  const sought = soughtPlace(terms)
  const known = terms.map((term) => ('name' in term && so.measures.get(term.name)) || null)
  const found = terms[sought]
  const told = found && 'sought' in found ? found.measure : null
  const measure = told ?? inheritedMeasure(kind, known, sought)
  for (const [place, term] of terms.entries()) {
    if (!('sought' in term)) continue
    so.values.set(term.sought, solved[place] ?? Number.NaN)
    so.measures.set(term.sought, measure)
  }
  const quantities = terms.map((term, place) => ({
    value: solved[place] ?? Number.NaN,
    measure: 'sought' in term ? measure : (known[place] ?? null),
  }))
  return { kind, terms: quantities, sought }
}

/** Of a quotient and a rest, the one that goes on: the answer, or what the next step takes. */
function soughtPlace(terms: readonly FrameTerm[]): number {
  const answer = terms.findIndex((term) => 'sought' in term && term.sought === '')
  const named = terms.findIndex((term) => 'sought' in term && !term.sought.startsWith('reste'))
  return answer === -1 ? named : answer
}

/** The answer is written in the frame's unit. */
function withAnswerMeasure(steps: readonly ProblemStep[], measure: Measure | null): ProblemStep[] {
  return steps.map((step, index) => {
    if (index < steps.length - 1) return step
    const terms = step.terms.map((term, place) =>
      place === step.sought ? { ...term, measure } : term,
    )
    return { ...step, terms }
  })
}

/** The same frame, class and seed draw the same problem. Throws on a frame that the linter refuses. */
export function drawProblem(
  frame: ProblemFrame,
  level: Level,
  seed: number,
  names: readonly FirstName[],
): WordProblem {
  const numbers = frame.levels.get(level)
  if (!numbers) throw new RangeError(`${frame.name} is not for ${level}`)
  const random = newRandom(seed)
  const measures = measuresIn(frame.text)
  const values = drawValues(numbers, [...measures.keys()], random)
  const persons = drawPersons(frame.text, names, random)
  const text = realiseText(frame.text, values, persons)
  const found: Found = { values: new Map(values), measures: new Map(measures) }
  const steps = frame.steps.map((step) => solvedStep(step, found))
  const idle = frame.idle.map(
    (name): Quantity => ({
      value: values.get(name) ?? Number.NaN,
      measure: measures.get(name) ?? null,
    }),
  )
  const { unit, otherUnits } = frame
  return {
    reference: `${frame.name}:${seed}`,
    level,
    text,
    steps: withAnswerMeasure(steps, unit.measure),
    idle,
    answer: found.values.get('') ?? Number.NaN,
    unit,
    units: otherUnits.length === 0 ? [] : random.shuffle([unit, ...otherUnits]),
  }
}
