/** Keeps the exercise of this tab through a reload, for the user who plays it. */
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { generatedExercise } from '../../contract/grammar.ts'
import { DIFFICULTY_STEPS } from '../../domain/grammar/adaptive-difficulty.ts'
import { EXERCISE_TYPES } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { ASKED_NATURES } from '../../domain/grammar/nature.ts'
import { LEVELS } from '../../domain/level.ts'
import type { DeskState } from './desk-state.ts'
import { PLAY_MODES, type PlayMode } from './play-state.ts'

/** Raised when the form below changes, so that older work is left aside instead of misread. */
const VERSION = 1

const verdict = z.nullable(z.enum(['right', 'wrong']))
const nature = z.nullable(z.enum(ASKED_NATURES))
const grammarFunction = z.nullable(z.enum(GRAMMAR_FUNCTIONS))

const turn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('analysis'),
    word: z.number(),
    answer: z.object({ nature, function: grammarFunction }),
    verdict,
    done: z.array(z.number()),
  }),
  z.object({ kind: z.literal('fill'), chosen: z.array(z.nullable(z.string())), verdict }),
  z.object({
    kind: z.literal('reorder'),
    placed: z.array(z.number()),
    offered: z.array(z.number()),
    verdict,
  }),
])

const mark = z.object({
  question: z.number(),
  text: z.string(),
  given: z.string(),
  right: z.boolean(),
  nature,
  function: grammarFunction,
  natureRight: z.boolean(),
  functionRight: z.boolean(),
})

const play = z.object({
  mode: z.enum(PLAY_MODES),
  exercise: generatedExercise,
  total: z.number(),
  rank: z.number(),
  question: z.number(),
  remaining: z.array(z.number()),
  turn,
  marks: z.array(mark),
  attempts: z.number(),
  rights: z.number(),
  pace: z.enum(DIFFICULTY_STEPS),
  seed: z.number(),
  startedAt: z.number(),
  now: z.number(),
  limitMs: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  expired: z.boolean(),
})

const form = z.object({
  level: z.enum(LEVELS),
  type: z.enum(EXERCISE_TYPES),
  analysisType: z.object({ nature: z.boolean(), function: z.boolean() }),
  count: z.string(),
  wide: z.boolean(),
  minutes: z.nullable(z.number()),
  learnerId: z.nullable(z.string()),
})

const kept = z.object({ version: z.literal(VERSION), form, play, key: z.string() })

function place(userId: string, mode: PlayMode): string {
  return `encrier-grammar-${mode}-${userId}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The exercise that was being played in this tab, or undefined. */
export function readKeptPlay(userId: string, mode: PlayMode): DeskState | undefined {
  const text = sessionStorage.getItem(place(userId, mode))
  const parsed = text === null ? undefined : kept.safeParse(parseJson(text))
  if (!parsed?.success) return undefined
  const { data } = parsed
  return {
    mode,
    form: data.form,
    error: null,
    engineOffered: false,
    phase: { kind: 'playing', play: data.play, saving: { kind: 'idle' }, key: data.key },
  }
}

/** Writes every change; a full or forbidden storage loses the comfort, not the exercise on the screen. */
export function useKeptPlay(userId: string, { mode, form, phase }: DeskState): void {
  useEffect(() => {
    try {
      if (phase.kind !== 'playing' || phase.saving.kind === 'saved') {
        sessionStorage.removeItem(place(userId, mode))
        return
      }
      const { play: played, key } = phase
      const source = 'source' in played.exercise ? {} : { source: 'engine' }
      const exercise = { ...played.exercise, ...source }
      const work = { version: VERSION, form, play: { ...played, exercise }, key }
      sessionStorage.setItem(place(userId, mode), JSON.stringify(work))
    } catch {
      // The tab works without it.
    }
  }, [userId, mode, form, phase])
}
