/** A frame of word problems as data/problems writes it (data/problems/README.md). */
import { isLevel, type Level } from '../../domain/level.ts'
import type { AnswerUnit } from '../../domain/problem/problem.ts'
import type { ProblemKind } from '../../domain/problem/problem-step.ts'
import { isMeasure, type Measure, type Noun } from '../../domain/problem/quantity.ts'
import type { DataFile } from '../data/data-file.ts'
import { parseNumberWord } from './expression.ts'

/** One number of a class: drawn in a range, among some, or computed from those before it. */
export type DrawnNumber =
  | { readonly name: string; readonly from: number; readonly to: number; readonly step: number }
  | { readonly name: string; readonly among: readonly number[] }
  | { readonly name: string; readonly formula: string }

export interface LevelNumbers {
  readonly numbers: readonly DrawnNumber[]
  readonly conditions: readonly string[]
}

/** A term of a relation: a name, a number as it is («2», «1 L», «3 part»), or what is sought under a name or none. */
export type FrameTerm =
  | { readonly name: string }
  | { readonly constant: number; readonly measure: Measure | null; readonly noun?: Noun }
  | { readonly sought: string; readonly measure: Measure | null }

export interface FrameStep {
  readonly kind: ProblemKind
  readonly terms: readonly FrameTerm[]
}

export interface ProblemFrame {
  readonly name: string
  readonly text: string
  readonly steps: readonly FrameStep[]
  /** Where the story says better than the relation how a step is found: by the rank of the step, from 1. */
  readonly hints: ReadonlyMap<number, string>
  readonly idle: readonly string[]
  /** In a proportion between two things told in one measure, what each is: «de bleu», «de jaune». */
  readonly things: readonly string[]
  readonly unit: AnswerUnit
  /** Units that a child may take for it. */
  readonly otherUnits: readonly AnswerUnit[]
  readonly levels: ReadonlyMap<Level, LevelNumbers>
  readonly file: string
  readonly line: number
}

const KINDS: Readonly<Record<string, ProblemKind>> = {
  tout: 'whole',
  gain: 'gain',
  perte: 'loss',
  écart: 'comparison',
  fois: 'times',
  groupes: 'groups',
  partage: 'sharing',
  groupement: 'grouping',
  rectangle: 'rectangle',
  proportion: 'proportion',
}

/** «gâteau/gâteaux»; a plural that is not written takes an s. */
export function parseNoun(text: string): Noun {
  const [one = text, many = `${text}s`] = text.split('/')
  return { one, many }
}

/** The answer's field says by itself what it takes. */
const TIME_WORDS: Readonly<Record<string, Measure>> = { heure: 'clock', durée: 'duration' }

export function measureOf(word: string): Measure | undefined {
  return TIME_WORDS[word] ?? (isMeasure(word) ? word : undefined)
}

function unitOf(word: string): AnswerUnit {
  const measure = measureOf(word) ?? null
  const [one = word, many = measure ? word : `${word}s`] = word.split('/')
  return { one, many, measure }
}

function termOf(text: string): FrameTerm {
  const [number = '', symbol = ''] = text.split(' ')
  const constant = parseNumberWord(number)
  if (constant !== undefined) {
    const measure = measureOf(symbol) ?? null
    const isNamed = symbol !== '' && measure === null
    return { constant, measure, ...(isNamed && { noun: parseNoun(symbol) }) }
  }
  if (!text.startsWith('?')) return { name: text }
  const [sought = '', measure = ''] = text.slice(1).split(' ')
  return { sought, measure: measureOf(measure) ?? null }
}

function stepOf(text: string): FrameStep {
  const [word = '', ...relation] = text.split(' ')
  const kind = KINDS[word]
  if (kind === undefined) throw new SyntaxError(`no kind of problem: «${word}»`)
  const terms = relation
    .join(' ')
    .split(/ [-+x:=] /u)
    .map((term) => termOf(term.trim()))
  return { kind, terms }
}

function numberOf(text: string): DrawnNumber {
  const [, formulaName, formula] = /^([a-z])\s*=\s*(.+)$/u.exec(text) ?? []
  if (formulaName !== undefined && formula !== undefined) return { name: formulaName, formula }
  const [, name = '', drawn = ''] = /^([a-z])\s+(\S+)$/u.exec(text) ?? []
  const [, from, to, step = '1'] = /^([\d,]+)\.\.([\d,]+)(?:\/([\d,]+))?$/u.exec(drawn) ?? []
  const read = (word: string): number => {
    const value = parseNumberWord(word)
    if (value === undefined) throw new SyntaxError(`no number: «${text}»`)
    return value
  }
  if (from !== undefined && to !== undefined) {
    return { name, from: read(from), to: read(to), step: read(step) }
  }
  return { name, among: drawn.split('|').map(read) }
}

function levelNumbers(text: string): LevelNumbers {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const isCondition = (entry: string): boolean => /<|>|!=/u.test(entry)
  return {
    numbers: entries.filter((entry) => !isCondition(entry)).map(numberOf),
    conditions: entries.filter(isCondition),
  }
}

function hintOf(text: string): readonly [number, string] {
  const [, rank = '', hint = ''] = /^(\d) (.+)$/u.exec(text) ?? []
  if (hint === '') throw new SyntaxError(`a hint has the rank of its step: «${text}»`)
  return [Number(rank), hint]
}

interface FrameLines {
  readonly name: string
  readonly line: number
  readonly body: readonly string[]
}

function levelLine(text: string): readonly (readonly [Level, LevelNumbers])[] {
  const words = text.split(' ')
  const levels = words.filter(isLevel)
  const numbers = levelNumbers(words.slice(levels.length).join(' '))
  return levels.map((level) => [level, numbers] as const)
}

function parseFrame({ name, line, body }: FrameLines, file: string): ProblemFrame {
  const declared = body.filter((text) => text.startsWith(':')).map((text) => text.slice(1).trim())
  const take = (word: string): string[] =>
    declared
      .filter((text) => text.startsWith(`${word} `))
      .map((text) => text.slice(word.length + 1))
  const isLevelLine = (text: string): boolean => isLevel(text.split(' ')[0])
  const [answer = ''] = take('réponse')
  const [unit = '', ...others] = answer.split(';').map((word) => word.trim())
  return {
    name,
    file,
    line,
    text: body.filter((text) => !text.startsWith(':') && !isLevelLine(text)).join(' '),
    steps: declared.filter((text) => !/^(réponse|inutile|choses|indice) /u.test(text)).map(stepOf),
    hints: new Map(take('indice').map(hintOf)),
    idle: take('inutile').flatMap((names) => names.split(' ')),
    things: take('choses').flatMap((words) => words.split(';').map((word) => word.trim())),
    unit: unitOf(unit),
    otherUnits: others.map(unitOf),
    levels: new Map(body.filter(isLevelLine).flatMap(levelLine)),
  }
}

function frameLines({ text }: DataFile): FrameLines[] {
  const frames: { name: string; line: number; body: string[] }[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line.startsWith('# ')) frames.push({ name: line.slice(2), line: index + 1, body: [] })
    else if (line !== '' && !line.startsWith('//')) frames.at(-1)?.body.push(line)
  }
  return frames
}

/** Throws with file and line where a frame cannot be read. */
export function parseProblemFrames(file: DataFile): ProblemFrame[] {
  return frameLines(file).map((frame) => {
    try {
      return parseFrame(frame, file.path)
    } catch (cause) {
      throw new Error(`${file.path}:${frame.line}: ${frame.name}: ${String(cause)}`, { cause })
    }
  })
}
