/** What each question of an exercise is to show: structures and gaps by quota, in an order drawn once (GRA-16). */
import type { ExerciseType, GapFocus } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import type { Tense } from '../morphology/features.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence, Token } from '../sentence.ts'

/** What a sentence holds: an attribute, a pronoun as its subject, an adjective beside its noun, a noun with a complement, an indirect object, a circumstance, an adjective set apart. */
type Structure =
  | 'attribute'
  | 'pronoun'
  | 'adjective'
  | 'complement'
  | 'indirect'
  | 'circumstance'
  | 'apart'
  | 'any'

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
  complement: /[OI]\{[^}]* (?:du |de |d')[^}]*\}\s*$/u,
  indirect: /V\{\p{L}+\}.*I\{[^}]*\b(?:à|aux?)(?!\p{L})/u,
  circumstance: /^[^S]*[TLC]\{[^}]*\}, ?S\{|V\{\p{L}+\} [LTC]\{/u,
}

const EARLY: Readonly<Record<'CP' | 'CE1' | 'CE2', readonly Structure[]>> = {
  CP: ['any'],
  CE1: ['adjective', 'pronoun', 'any'],
  CE2: ['adjective', 'pronoun', 'any', 'adjective'],
}

/** In CM each function that it names comes in its turn, the attribute in more than a fifth. */
const FUNCTIONS_OF_CM: readonly Structure[] = [
  'attribute',
  'indirect',
  'pronoun',
  'circumstance',
  'adjective',
  'attribute',
  'circumstance',
  'pronoun',
  'indirect',
]

const ANALYSED: Readonly<Record<Level, readonly Structure[]>> = {
  ...EARLY,
  CM1: FUNCTIONS_OF_CM,
  CM2: FUNCTIONS_OF_CM,
}

/** Of a sentence to put in order, the length of its groups is what grows. */
const ORDERED: Readonly<Record<Level, readonly Structure[]>> = {
  ...EARLY,
  CM1: ['complement', 'pronoun', 'any', 'complement', 'circumstance'],
  CM2: ['complement', 'pronoun', 'indirect', 'complement', 'any'],
}

/** «Affamé, le vieux loup …» opens one chain of agreement in ten at CM2: right, and soon a manner. */
const CHAINS_PER_APART = 10

function chainStructures(level: Level, count: number, random: Sampler): Structure[] {
  const first = Math.floor(random.next() * CHAINS_PER_APART)
  return Array.from({ length: count }, (_, at) =>
    level === 'CM2' && at % CHAINS_PER_APART === first ? 'apart' : 'any',
  )
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
    ['adjective', 'adjective'],
    ['verb', 'any'],
    ['homophone', 'any'],
    ['noun', 'adjective'],
  ],
  // The agreement of the attribute is for CM2 (BO n° 16 of 17/04/2025 p. 20); CM1 is asked the verb before it.
  CM1: [
    ['verb', 'attribute'],
    ['verb', 'any'],
    ['adjective', 'adjective'],
    ['tense', 'any'],
    ['verb', 'attribute'],
    ['homophone', 'any'],
    ['adjective', 'adjective'],
    ['verb', 'pronoun'],
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
    type,
  }: { readonly level: Level; readonly count: number; readonly type: ExerciseType },
  random: Sampler,
): QuestionSlot[] {
  if (type === 'fill') {
    const gaps = repeated(GAPS[level], count)
    return random.shuffle(gaps.map(([focus, structure]) => slot(structure, focus, level, random)))
  }
  const structures =
    type === 'agreement'
      ? chainStructures(level, count, random)
      : repeated((type === 'reorder' ? ORDERED : ANALYSED)[level], count)
  return random.shuffle(structures.map((structure) => slot(structure, 'verb', level, random)))
}

const HOLDS: Readonly<Record<Structure, (token: Token) => boolean>> = {
  attribute: ({ grammarFunction }) => grammarFunction === 'attribut',
  pronoun: ({ nature, grammarFunction }) => nature === 'pronom' && grammarFunction === 'sujet',
  adjective: ({ nature, grammarFunction }) =>
    nature === 'adjectif' && grammarFunction !== 'attribut',
  complement: () => true,
  indirect: ({ grammarFunction }) => grammarFunction === 'COI',
  circumstance: ({ nature, grammarFunction }) =>
    nature === 'nom' && grammarFunction === 'complément circonstanciel',
  apart: () => true,
  any: () => true,
}

export function holdsStructure({ tokens }: Sentence, structure: Structure): boolean {
  return tokens.some(HOLDS[structure])
}
