/** Writes a grammar exercise offline: exact by construction, from the annotation of the sentence engine. */
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

function analysis(drawing: ExerciseContext): Exercise {
  const { level, wide, analysisType } = drawing.request
  const terms = askedTerms(level, wide)
  const drawn = sentences(drawing, (sentence) =>
    isSuitableForAnalysis(sentence, terms, analysisType),
  )
  return {
    type: 'analysis',
    analysisType,
    questions: drawn.map((sentence) => analysisQuestion(sentence, terms)),
  }
}

function fill(drawing: ExerciseContext): Exercise {
  const { request, random, language } = drawing
  const drawn = sentences(drawing, (one) => gapsOf(one, request.level, language).length > 0)
  const questions = drawn.flatMap(
    (sentence) => fillQuestion(sentence, request.level, { random, language }) ?? [],
  )
  return { type: 'fill', questions }
}

function reorder(drawing: ExerciseContext): Exercise {
  const { nouns } = drawing.language
  const drawn = sentences(drawing, isSuitableForReorder)
  return { type: 'reorder', questions: drawn.map((sentence) => reorderQuestion(sentence, nouns)) }
}

const WRITERS = { analysis, fill, reorder } as const

/** The exercise asked, with at most `count` questions (fewer only when the data hold no more). The seed decides everything else. */
export function writeExercise(
  request: ExerciseRequest,
  language: Language,
  seed: number,
): Exercise {
  return WRITERS[request.type]({ request, random: newSampler(seed), language })
}
