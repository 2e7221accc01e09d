/** A grammar exercise by the AI provider, under the specified checks and those of the lexicon. There is no fallback. */
import type { GeneratedExercise } from '../../../contract/grammar.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import {
  type AnalysisQuestion,
  clampExerciseQuestions,
  type ExerciseRequest,
  type FillQuestion,
  type ReorderQuestion,
} from '../../../domain/grammar/exercise.ts'
import {
  type ExerciseQuestions,
  type ProvidedType,
  parseExerciseReply,
} from '../../../domain/grammar/exercise-reply.ts'
import { askedTerms, taughtWord } from '../../../domain/grammar/programme.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import {
  exercisePrompt,
  exerciseSystem,
  type ProvidedRequest,
} from '../../../texts/ai/exercise-prompt.ts'
import { exerciseRefusalSentence } from '../../../texts/ai/exercise-refusals.ts'
import type { LanguageService } from '../../language-worker/language-service.ts'
import type { AiFailure } from '../provider/ai-failure.ts'
import type { AiProvider } from '../provider/ai-provider.ts'

/** By attempt: varied first, careful after a refusal. */
const TEMPERATURES = [0.8, 0.5, 0.2]

/** An analysed sentence of fifteen words takes some three hundred tokens. */
const TOKEN_BUDGET = { base: 1000, perQuestion: 500 }

/** Several times twenty questions in their envelope. */
const MAX_BYTES = 524_288

export interface ExerciseAssignment {
  readonly owner: OwnerId
  readonly request: ProvidedRequest
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

export interface ExerciseWriterDependencies {
  readonly provider: AiProvider
  readonly french: LanguageService
  /** Whether the exercise carries the prompt and the reply. */
  readonly debug: boolean
}

function isAnalysis(questions: ExerciseQuestions): questions is readonly AnalysisQuestion[] {
  return questions.every(({ words }) => words.every((word) => 'nature' in word))
}

function isFill(questions: ExerciseQuestions): questions is readonly FillQuestion[] {
  return questions.every(({ words }) => words.every((word) => 'options' in word))
}

function isReorder(questions: ExerciseQuestions): questions is readonly ReorderQuestion[] {
  return questions.every((question) => 'orders' in question)
}

/** A provider cannot write for a band of difficulty: it writes as many questions as all bands together have. */
function questionsToWrite({ count, bands = [] }: ExerciseRequest): number {
  return clampExerciseQuestions(count * Math.max(1, bands.length))
}

function toExercise(
  questions: ExerciseQuestions,
  request: ExerciseRequest,
  source: string,
): GeneratedExercise | null {
  const { type, analysisType, level, wide } = request
  const kept = questions.slice(0, questionsToWrite(request)) as typeof questions
  if (type === 'analysis' && isAnalysis(kept)) {
    const terms = askedTerms(level, wide)
    const taught = kept.map(({ sentence, words }) => ({
      sentence,
      words: words.map((word) => taughtWord(word, terms)),
    }))
    return { type, analysisType, questions: taught, source }
  }
  if (type === 'fill' && isFill(kept)) return { type, questions: kept, source }
  if (type === 'reorder' && isReorder(kept)) return { type, questions: kept, source }
  return null
}

/** The French sentence for a nature that the lexicon excludes, null without one. */
async function findExclusion(
  questions: ExerciseQuestions,
  type: ProvidedType,
  french: LanguageService,
): Promise<string | null> {
  if (type !== 'analysis' || !isAnalysis(questions)) return null
  const excluded = await french.findExcludedNature({ questions })
  return excluded && exerciseRefusalSentence({ kind: 'nature-excluded', ...excluded }, '')
}

/** Refuses with the last failure. */
export async function writeExerciseWithProvider(
  { owner, request, signal }: ExerciseAssignment,
  { provider, french, debug }: ExerciseWriterDependencies,
): Promise<Result<GeneratedExercise, AiFailure>> {
  // CP names no class but nouns and verbs, and yet its sentences have determiners.
  const terms = askedTerms(request.level === 'CP' ? 'CE1' : request.level, request.wide)
  const count = questionsToWrite(request)
  let prompt = ''

  const read = async (reply: string): Promise<Result<GeneratedExercise, string>> => {
    const parsed = parseExerciseReply(reply, request.type)
    if (!parsed.ok) return refuse(exerciseRefusalSentence(parsed.refusal, provider.name))
    const excluded = await findExclusion(parsed.value, request.type, french)
    if (excluded !== null) return refuse(excluded)
    const exercise = toExercise(parsed.value, request, provider.name)
    if (exercise === null) throw new Error('an exercise of another type was accepted')
    return accept(debug ? { ...exercise, debug: { prompt, response: reply } } : exercise)
  }

  return provider.complete({
    owner,
    signal,
    message: (attempt, reason) => {
      prompt = exercisePrompt({ request: { ...request, count }, terms, reason })
      return {
        system: exerciseSystem(request),
        user: prompt,
        temperature: TEMPERATURES[attempt] ?? 0,
        maxTokens: TOKEN_BUDGET.base + TOKEN_BUDGET.perQuestion * count,
        maxBytes: MAX_BYTES,
      }
    },
    read,
  })
}
