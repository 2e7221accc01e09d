/** How chains of agreement are built: what somebody does and when one says so, and how long the chain is in each class (GRA-17). */
import type { Level } from '../../../domain/level.ts'
import type { Gender, Tense } from '../../morphology/features.ts'

/** Verbs in -er: every class writes their endings. */
export interface ChainAction {
  readonly verb: string
  readonly rest: string
  /** The tenses that it is told in by itself, beside the présent. */
  readonly bears: readonly Tense[]
  /** Its imparfait is of what comes again: «Chaque jour, …». */
  readonly isDaily?: true
  /** States that are the reason for it, or its manner: «Affamé, le vieux loup traverse la forêt». */
  readonly moods?: readonly string[]
}

type NewAction = (verb: string, rest: string) => ChainAction

/** Told as one sees it. */
export const seen: NewAction = (verb, rest) => ({ verb, rest, bears: [] })

/** Goes on for a while. */
export const lasting: NewAction = (verb, rest) => ({ verb, rest, bears: ['imparfait'] })

/** Done day after day. */
export const daily: NewAction = (verb, rest) => ({
  verb,
  rest,
  bears: ['imparfait'],
  isDaily: true,
})

/** An event of which one says «hier», that nobody planned. */
export const befell: NewAction = (verb, rest) => ({
  verb,
  rest,
  bears: ['passé composé', 'passé simple'],
})

/** An event that is planned: one says «demain» of it as well. */
export const planned: NewAction = (verb, rest) => ({
  verb,
  rest,
  bears: ['futur', 'passé composé', 'passé simple'],
})

/** The action, with the states that may stand apart before it. */
export function felt(action: ChainAction, ...moods: readonly string[]): ChainAction {
  return { ...action, moods }
}

/** A noun of somebody, with its feminine where it has one, and what is said of it. */
export interface ChainSubject {
  /** The class from which it is met. */
  readonly from: Level
  readonly noun: string
  readonly feminine?: string
  /** Of a noun that is feminine alone. */
  readonly gender?: 'f'
  /** Adjectives before it, then behind it, then as an attribute: those that one says of it without a story. */
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly said: readonly string[]
  readonly does: readonly ChainAction[]
  /** What stands behind it is its colour, and goes with another adjective before it. */
  readonly hasColour?: true
  /** Of whom one says «mon»: somebody of a family always, a neighbour or a cat as well as «le». */
  readonly owned?: 'always' | 'maybe'
}

export type ChainDeterminer = Readonly<Record<Gender | 'p', string>>

const THE: ChainDeterminer = { m: 'le', f: 'la', p: 'les' }
const MY: ChainDeterminer = { m: 'mon', f: 'ma', p: 'mes' }
const THIS: ChainDeterminer = { m: 'ce', f: 'cette', p: 'ces' }

/** «le cousin» would be nobody's; CP does not write «cette», and a mood stands before somebody who is known: neither points. */
export function determinersOf(
  { owned }: ChainSubject,
  mayPoint: boolean,
): readonly ChainDeterminer[] {
  if (owned === 'always') return [MY]
  return [THE, ...(owned === 'maybe' ? [MY] : []), ...(mayPoint ? [THIS] : [])]
}

export const CHAIN_TENSES: Readonly<Record<Level, readonly Tense[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'futur'],
  CE2: ['présent', 'imparfait', 'futur'],
  CM1: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM2: ['présent', 'imparfait', 'futur', 'passé composé', 'passé simple'],
}

export interface ChainShape {
  readonly before?: boolean
  readonly behind?: boolean
  readonly attribute?: boolean
}

/** «Contente, la petite chienne joue»: a mood before the sentence of CM2, where it is asked for. */
export const APART_SHAPE: ChainShape = { before: true }

/** How long a chain is: adjectives before and behind the noun; at CM2 an attribute in place of an action (BO n° 16 of 17/04/2025 p. 20). */
export const CHAIN_SHAPES: Readonly<Record<Level, readonly ChainShape[]>> = {
  // Determiner and verb: a third word that agrees is for CE1.
  CP: [{}],
  CE1: [{ before: true }, { behind: true }, {}],
  CE2: [{ before: true, behind: true }, { behind: true }, { before: true }],
  CM1: [{ before: true, behind: true }, { before: true }, { behind: true }],
  CM2: [
    { before: true, behind: true },
    { before: true, attribute: true },
    { behind: true, attribute: true },
  ],
}
