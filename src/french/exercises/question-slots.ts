/** What each question of an exercise is to show: structures and gaps by quota, in an order drawn once (GRA-16). */
import type { GapFocus } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import type { Tense } from '../morphology/features.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence, Token } from '../sentence.ts'

/** What a sentence holds: an attribute, a pronoun as its subject, an adjective beside its noun. */
type Structure = 'attribute' | 'pronoun' | 'adjective' | 'any'

export interface QuestionSlot {
  readonly structure: Structure
  /** Of a gap-fill. */
  readonly focus: GapFocus
  /** Lines that may hold the structure. */
  readonly lines?: RegExp
  readonly tense?: Tense
}

const LINES: Readonly<Partial<Record<Structure, RegExp>>> = {
  attribute: /A\{/u,
  pronoun: /S\{(?:héros|eux|je|j'|tu|nous|vous|ils?|elles?)\}/u,
}

const STRUCTURES: Readonly<Record<Level, readonly Structure[]>> = {
  CP: ['any'],
  CE1: ['adjective', 'pronoun', 'any'],
  CE2: ['adjective', 'pronoun', 'any', 'adjective'],
  CM1: ['attribute', 'pronoun', 'adjective', 'any'],
  CM2: ['attribute', 'pronoun', 'adjective', 'any'],
}

type GapSlot = readonly [GapFocus, Structure]

/** Agreements and verbs come before determiners, which are a gap of CP and CE1 alone. */
const GAPS: Readonly<Record<Level, readonly GapSlot[]>> = {
  CP: [
    ['verb', 'any'],
    ['determiner', 'any'],
    ['noun', 'any'],
    ['verb', 'any'],
  ],
  CE1: [
    ['verb', 'any'],
    ['adjective', 'adjective'],
    ['pronoun', 'pronoun'],
    ['noun', 'any'],
    ['verb', 'adjective'],
    ['determiner', 'any'],
    ['tense', 'any'],
    ['adjective', 'adjective'],
  ],
  CE2: [
    ['verb', 'any'],
    ['adjective', 'adjective'],
    ['tense', 'any'],
    ['pronoun', 'pronoun'],
    ['adjective', 'attribute'],
    ['verb', 'any'],
    ['homophone', 'any'],
    ['noun', 'adjective'],
  ],
  CM1: [
    ['adjective', 'attribute'],
    ['verb', 'any'],
    ['adjective', 'adjective'],
    ['tense', 'any'],
    ['verb', 'attribute'],
    ['homophone', 'any'],
    ['verb', 'pronoun'],
    ['adjective', 'attribute'],
  ],
  CM2: [
    ['adjective', 'attribute'],
    ['verb', 'any'],
    ['adjective', 'adjective'],
    ['tense', 'any'],
    ['verb', 'attribute'],
    ['homophone', 'any'],
    ['verb', 'pronoun'],
    ['adjective', 'attribute'],
  ],
}

function slot(structure: Structure, focus: GapFocus, level: Level, random: Sampler): QuestionSlot {
  const lines = LINES[structure]
  // CE1 has no past of two words: its only time to be found is «Demain».
  const times: readonly Tense[] = level === 'CE1' ? ['futur'] : ['futur', 'passé composé']
  const tense = focus === 'tense' ? random.pick(times) : undefined
  return { structure, focus, ...(lines && { lines }), ...(tense && { tense }) }
}

function repeated<Item>(items: readonly Item[], count: number): Item[] {
  const rounds = Math.ceil(count / items.length)
  const all: Item[] = []
  for (let round = 0; round < rounds; round += 1) all.push(...items)
  return all.slice(0, count)
}

/** The quotas hold for any count; only the order is drawn. */
export function questionSlots(
  {
    level,
    count,
    isFill,
  }: { readonly level: Level; readonly count: number; readonly isFill: boolean },
  random: Sampler,
): QuestionSlot[] {
  const slots = isFill
    ? repeated(GAPS[level], count).map(([focus, structure]) =>
        slot(structure, focus, level, random),
      )
    : repeated(STRUCTURES[level], count).map((structure) => slot(structure, 'verb', level, random))
  return random.shuffle(slots)
}

const HOLDS: Readonly<Record<Structure, (token: Token) => boolean>> = {
  attribute: ({ grammarFunction }) => grammarFunction === 'attribut',
  pronoun: ({ nature, grammarFunction }) => nature === 'pronom' && grammarFunction === 'sujet',
  adjective: ({ nature, grammarFunction }) =>
    nature === 'adjectif' && grammarFunction !== 'attribut',
  any: () => true,
}

export function holdsStructure({ tokens }: Sentence, structure: Structure): boolean {
  return tokens.some(HOLDS[structure])
}
