/** The exercise that survives a reload of the tab, one entry for each mode. */
import * as z from 'zod/mini'
import { generatedExercise } from '../../contract/grammar.ts'
import { DIFFICULTY_BANDS } from '../../domain/grammar/difficulty-band.ts'
import { EXERCISE_MODES, EXERCISE_TYPES, type ExerciseMode } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { ASKED_NATURES } from '../../domain/grammar/nature.ts'
import { LEVELS } from '../../domain/level.ts'
import type { PersistedEntry } from '../persistence/persisted-state.ts'
import { readPersisted, usePersisted } from '../persistence/use-persisted.ts'
import type { GrammarForm, GrammarState } from './grammar-state.ts'
import type { PlayerState } from './player-state.ts'
import type { QuestionProgress } from './question-state.ts'

const verdict = z.nullable(z.enum(['right', 'retry', 'wrong']))
const nature = z.nullable(z.enum(ASKED_NATURES))
const grammarFunction = z.nullable(z.enum(GRAMMAR_FUNCTIONS))

const wordAnswer = z.object({ nature, function: grammarFunction })

const questionProgress = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('analysis'),
    word: z.number(),
    answer: wordAnswer,
    missed: z.nullable(wordAnswer),
    verdict,
    misses: z.number(),
    done: z.array(z.number()),
  }),
  z.object({
    kind: z.literal('typed'),
    typed: z.array(z.string()),
    verdict,
    misses: z.number(),
  }),
  z.object({
    kind: z.literal('fill'),
    chosen: z.array(z.nullable(z.string())),
    verdict,
    misses: z.number(),
  }),
  z.object({
    kind: z.literal('reorder'),
    placed: z.array(z.number()),
    offered: z.array(z.number()),
    verdict,
    misses: z.number(),
  }),
])

const answerMark = z.object({
  question: z.number(),
  word: z.number(),
  text: z.string(),
  given: z.string(),
  right: z.boolean(),
  nature,
  function: grammarFunction,
  natureRight: z.boolean(),
  functionRight: z.boolean(),
})

const playerState = z.object({
  mode: z.enum(EXERCISE_MODES),
  level: z.enum(LEVELS),
  exercise: generatedExercise,
  isSample: z.boolean(),
  total: z.number(),
  rank: z.number(),
  question: z.number(),
  remaining: z.array(z.number()),
  due: z.array(z.number()),
  turn: questionProgress,
  marks: z.array(answerMark),
  attempts: z.number(),
  rights: z.number(),
  pace: z.object({ band: z.literal(DIFFICULTY_BANDS), streak: z.number() }),
  seed: z.number(),
  startedAt: z.number(),
  now: z.number(),
  limitMs: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  expired: z.boolean(),
})

const setupForm = z.object({
  level: z.enum(LEVELS),
  type: z.enum(EXERCISE_TYPES),
  analysisType: z.object({ nature: z.boolean(), function: z.boolean() }),
  count: z.string(),
  wide: z.boolean(),
  minutes: z.nullable(z.number()),
  learnerId: z.nullable(z.string()),
})

const storedExercise = z.object({ form: setupForm, play: playerState, key: z.string() })

interface StoredExercise {
  readonly form: GrammarForm
  readonly play: Omit<PlayerState, 'progress'> & { readonly turn: QuestionProgress }
  readonly key: string
}

/** Null once the result is stored, or while no exercise is being played. */
function makeStored({ form, phase }: GrammarState): StoredExercise | null {
  if (phase.kind !== 'playing' || phase.saving.kind === 'saved') return null
  const { progress, ...player } = phase.player
  // Samples have no source, which the schema requires.
  const exercise = { source: 'engine', ...player.exercise }
  return { form, play: { ...player, exercise, turn: progress }, key: phase.key }
}

function entryOf(mode: ExerciseMode): PersistedEntry<GrammarState, StoredExercise> {
  return {
    name: `grammar-${mode}`,
    version: 3,
    make: makeStored,
    parse: (stored) => storedExercise.safeParse(stored).data,
  }
}

const ENTRIES = { training: entryOf('training'), control: entryOf('control') } as const

export function readPersistedExercise(
  userId: string,
  mode: ExerciseMode,
): GrammarState | undefined {
  const read = readPersisted(ENTRIES[mode], userId)
  if (read.kind !== 'present') return undefined
  const { form, play, key } = read.stored
  const { turn: progress, ...player } = play
  return {
    mode,
    form,
    error: null,
    engineOffered: false,
    phase: { kind: 'playing', player: { ...player, progress }, saving: { kind: 'idle' }, key },
  }
}

export function usePersistedExercise(userId: string, state: GrammarState): void {
  usePersisted(ENTRIES[state.mode], userId, state)
}
