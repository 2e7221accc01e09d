/** Draws a problem from its frame: numbers of the class, persons, steps solved one after the other. */
import type { Level } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import {
  isProduct,
  type ProblemKind,
  type ProblemStep,
  type StepTerm,
  solveTerms,
} from '../../domain/problem/problem-step.ts'
import {
  type Measure,
  type Noun,
  type Quantity,
  roundedToThousandths,
} from '../../domain/problem/quantity.ts'
import { newRandom, type Random } from '../../domain/random.ts'
import { evaluate, holds } from './expression.ts'
import { withAnswerMeasure, withThings } from './named-quantities.ts'
import type { DrawnNumber, FrameTerm, LevelNumbers, ProblemFrame } from './problem-frame.ts'
import { drawPersons, type FirstName, measuresIn, nounsIn, realiseText } from './problem-text.ts'

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
  /** Of the numbers of the text. */
  readonly nouns: ReadonlyMap<string, Noun>
  /** The step that finds a name. */
  readonly finders: Map<string, number>
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

/** The measure of a term: told beside it, or that of the text; a mere number in a proportion is of the kind of its partner. */
function knownMeasure(
  kind: ProblemKind,
  terms: readonly FrameTerm[],
  place: number,
  { measures }: Found,
): Measure | null {
  const term = terms[place]
  if (!term || 'sought' in term) return null
  if ('name' in term) return measures.get(term.name) ?? null
  if (term.measure !== null || kind !== 'proportion') return term.measure
  const partner = terms[(place + 2) % 4]
  return (partner && 'name' in partner && measures.get(partner.name)) || null
}

/** What the term at one of the places counts, which its calculation names: «40 pages», «3 quarts». */
function nounAt(
  terms: readonly FrameTerm[],
  places: readonly number[],
  { nouns }: Found,
): Noun | undefined {
  return places
    .map((place) => terms[place])
    .flatMap((term) => {
      if (!term) return []
      if ('constant' in term) return term.noun ?? []
      return ('name' in term && nouns.get(term.name)) || []
    })[0]
}

/** Both sides of a proportion are of one kind; so are parts that are counted. */
function alikePlaces({ kind, terms }: ProblemFrame['steps'][number], place: number): number[] {
  if (kind === 'proportion') return [place, (place + 2) % 4]
  const isOfParts = terms.some((term) => 'constant' in term && term.noun !== undefined)
  return isOfParts ? [...terms.keys()] : []
}

function termDetails(
  step: ProblemFrame['steps'][number],
  place: number,
  so: Found,
): Pick<StepTerm, 'noun' | 'foundBy'> {
  const term = step.terms[place]
  const finder = term && 'name' in term ? so.finders.get(term.name) : undefined
  const noun = nounAt(step.terms, alikePlaces(step, place), so)
  return { ...(finder !== undefined && { foundBy: finder }), ...(noun && { noun }) }
}

function solvedStep(step: ProblemFrame['steps'][number], at: number, so: Found): ProblemStep {
  const { kind, terms } = step
  const solved = solveTerms(
    kind,
    terms.map((term) => knownValue(term, so)),
  )
  const sought = soughtPlace(terms)
  const known = terms.map((_, place) => knownMeasure(kind, terms, place, so))
  const found = terms[sought]
  const told = found && 'sought' in found ? found.measure : null
  const measure = told ?? inheritedMeasure(kind, known, sought)
  const quantities = terms.map((term, place) => ({
    value: solved[place] ?? Number.NaN,
    measure: 'sought' in term ? measure : (known[place] ?? null),
    ...termDetails(step, place, so),
  }))
  for (const [place, term] of terms.entries()) {
    if (!('sought' in term)) continue
    so.values.set(term.sought, solved[place] ?? Number.NaN)
    so.measures.set(term.sought, measure)
    so.finders.set(term.sought, at)
  }
  return { kind, terms: quantities, sought }
}

/** Of a quotient and a rest, the one that goes on: the answer, or what the next step takes. */
function soughtPlace(terms: readonly FrameTerm[]): number {
  const answer = terms.findIndex((term) => 'sought' in term && term.sought === '')
  const named = terms.findIndex((term) => 'sought' in term && !term.sought.startsWith('reste'))
  return answer === -1 ? named : answer
}

interface SolvedDraw {
  readonly values: ReadonlyMap<string, number>
  /** The values, and what the steps find. */
  readonly found: ReadonlyMap<string, number>
  readonly steps: readonly ProblemStep[]
  readonly answer: number
}

function solvedDraw(
  { text, steps, unit, things }: ProblemFrame,
  values: ReadonlyMap<string, number>,
): SolvedDraw {
  const found: Found = {
    values: new Map(values),
    measures: new Map(measuresIn(text)),
    nouns: nounsIn(text),
    finders: new Map(),
  }
  const solved = steps.map((step, at) => solvedStep(step, at, found))
  return {
    values,
    found: found.values,
    steps: withThings(withAnswerMeasure(solved, unit.measure), things),
    answer: found.values.get('') ?? Number.NaN,
  }
}

/** Whether the answer could be copied from the text. */
function isTold({ text }: ProblemFrame, { values, answer }: SolvedDraw): boolean {
  return [...measuresIn(text).keys()].some((name) => values.get(name) === answer)
}

/** Some frames always tell their answer once more: a half and a quarter leave a quarter. */
const MAX_REDRAWS = 20

function drawUntold(frame: ProblemFrame, numbers: LevelNumbers, random: Random): SolvedDraw {
  const told = [...measuresIn(frame.text).keys()]
  const draw = (): SolvedDraw => solvedDraw(frame, drawValues(numbers, told, random))
  let solved = draw()
  for (let tries = 0; tries < MAX_REDRAWS && isTold(frame, solved); tries += 1) solved = draw()
  return solved
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
  const { values, found, steps, answer } = drawUntold(frame, numbers, random)
  const persons = drawPersons(frame.text, names, random)
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
    text: realiseText(frame.text, values, persons),
    steps: steps.map((step, at) => {
      const hint = frame.hints.get(at + 1)
      return hint === undefined ? step : { ...step, hint: realiseText(hint, found, persons) }
    }),
    idle,
    answer,
    unit,
    units: otherUnits.length === 0 ? [] : random.shuffle([unit, ...otherUnits]),
  }
}
