/** Writes a grammar exercise without a provider: exact by construction, since the realiser annotates what it writes. */
import type { Exercise, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { askedTerms } from '../../domain/grammar/programme.ts'
import type { Language } from '../data/language.ts'
import { newSampler, type Sampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'
import { analysisQuestion, isSuitableForAnalysis } from './analysis-questions.ts'
import { collectSentences } from './exercise-sentences.ts'
import { fillQuestion, gapsOf } from './fill-questions.ts'
import { isSuitableForReorder, reorderQuestion } from './reorder-questions.ts'

interface ExerciseContext {
  readonly request: ExerciseRequest
  readonly random: Sampler
  readonly language: Language
}

function sentences(
  { request, random, language }: ExerciseContext,
  fits: (sentence: Sentence) => boolean,
): Sentence[] {
  return collectSentences({ level: request.level, count: request.count, random }, fits, language)
}

function analysis(context: ExerciseContext): Exercise {
  const { level, wide, analysisType } = context.request
  const terms = askedTerms(level, wide)
  const chosen = sentences(context, (sentence) =>
    isSuitableForAnalysis(sentence, terms, analysisType),
  )
  return {
    type: 'analysis',
    analysisType,
    questions: chosen.map((sentence) => analysisQuestion(sentence, terms)),
  }
}

function fill(context: ExerciseContext): Exercise {
  const { request, random, language } = context
  const chosen = sentences(context, (one) => gapsOf(one, request.level, language).length > 0)
  const questions = chosen.flatMap(
    (sentence) => fillQuestion(sentence, request.level, { random, language }) ?? [],
  )
  return { type: 'fill', questions }
}

function reorder(context: ExerciseContext): Exercise {
  const { nouns } = context.language
  const chosen = sentences(context, isSuitableForReorder)
  return { type: 'reorder', questions: chosen.map((sentence) => reorderQuestion(sentence, nouns)) }
}

const WRITERS = { analysis, fill, reorder } as const

/** At most `count` questions, fewer only when the data hold no more. The same seed gives the same exercise. */
export function writeExercise(
  request: ExerciseRequest,
  language: Language,
  seed: number,
): Exercise {
  return WRITERS[request.type]({ request, random: newSampler(seed), language })
}
