/** Writes a grammar exercise without a provider: exact by construction, since the realiser annotates what it writes. */
import type { DifficultyBand } from '../../domain/grammar/difficulty-band.ts'
import {
  type AnalysisType,
  type Exercise,
  type ExerciseRequest,
  GAP,
} from '../../domain/grammar/exercise.ts'
import { withQuestions } from '../../domain/grammar/exercise-questions.ts'
import { isProvidedType, type ProvidedType } from '../../domain/grammar/exercise-reply.ts'
import { askedTerms } from '../../domain/grammar/programme.ts'
import { bandOf } from '../../domain/grammar/question-difficulty.ts'
import { LEVELS, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { newSampler } from '../sampler.ts'
import { agreementQuestion } from './agreement-chains/agreement-questions.ts'
import { analysisQuestion } from './analysis-questions.ts'
import { conjugationQuestion } from './conjugation-questions.ts'
import { drawSentence, type ExerciseSentence, type SentenceSource } from './exercise-sentences.ts'
import { fillQuestion } from './fill-questions.ts'
import { holdsStructure, type QuestionSlot, questionSlots } from './question-slots.ts'
import { reorderQuestion } from './reorder-questions.ts'
import { isTaggedAlike } from './tagged-alike.ts'

interface ExerciseContext extends SentenceSource {
  readonly request: ExerciseRequest
}

/** An exercise of one question of the sentence; null when it does not suit. */
type QuestionWriter = (
  sentence: ExerciseSentence,
  slot: QuestionSlot,
  context: ExerciseContext,
) => Exercise | null

/** CP names no function: there the words are what is asked. */
function askedAnalysis({ level, wide, analysisType }: ExerciseRequest): AnalysisType {
  const { functions } = askedTerms(level, wide)
  return functions.length > 0 ? analysisType : { nature: true, function: false }
}

/** Those that need no sentence of the collections. */
const FREE_WRITERS: Readonly<
  Record<
    'conjugation' | 'agreement',
    (context: ExerciseContext, slot: QuestionSlot) => Exercise | null
  >
> = {
  conjugation: (context) => {
    const question = conjugationQuestion(context)
    return question && { type: 'conjugation', questions: [question] }
  },
  agreement: (context, { structure }) => {
    const question = agreementQuestion({ ...context, isApart: structure === 'apart' })
    return question && { type: 'agreement', questions: [question] }
  },
}

const WRITERS: Readonly<Record<ProvidedType, QuestionWriter>> = {
  analysis: (sentence, { structure }, { request, language }) => {
    const { level, wide } = request
    const type = askedAnalysis(request)
    const terms = askedTerms(level, wide)
    const question = analysisQuestion(sentence, { level, terms, type, language })
    // An attribute that some call a participle is shown, and does not count for one.
    const wanted =
      structure === 'attribute' && type.function && terms.functions.includes('attribut')
    if (wanted && !question?.words.some((word) => word.function === 'attribut')) return null
    return question && { type: 'analysis', analysisType: type, questions: [question] }
  },
  fill: (sentence, { focus }, { request, random, language }) => {
    const question = fillQuestion(sentence, focus, { level: request.level, random, language })
    return question && { type: 'fill', questions: [question] }
  },
  reorder: (sentence, _, { request, language }) => {
    const question = reorderQuestion(sentence, { level: request.level, language })
    return question && { type: 'reorder', questions: [question] }
  },
}

/** Draws for one question as it is wanted, then as it can be had. */
const DRAWS = { wanted: 1200, any: 1200 }

/** «cheval» and «chevaux» begin alike. */
const NOUN_LETTERS = 4

interface Wish {
  readonly slot: QuestionSlot
  readonly band: DifficultyBand | null
  /** Sources of the questions that are there. */
  readonly told: ReadonlySet<string>
}

interface DrawnQuestion {
  readonly written: Exercise
  /** What it was made of: a line told in another tense or of somebody else is no other question. */
  readonly source: string
}

/** A question of one sentence drawn; null when it is not what was wished. */
function drawQuestion({ slot, band, told }: Wish, context: ExerciseContext): DrawnQuestion | null {
  const { type, level } = context.request
  const question = isProvidedType(type)
    ? sentenceQuestion(type, { ...slot, told }, context)
    : freeQuestion(type, slot, context)
  if (question === null) return null
  return band === null || bandOf(question.written, 0, level) === band ? question : null
}

/** What one noun does is one question, whatever its number and its time. */
function sourceOf(written: Exercise): string {
  const [question] = written.questions
  if (!question || !('changed' in question)) return question?.sentence ?? ''
  const done = question.sentence.slice(question.sentence.lastIndexOf(GAP))
  return question.changed.from.slice(0, NOUN_LETTERS) + done
}

function freeQuestion(
  type: keyof typeof FREE_WRITERS,
  slot: QuestionSlot,
  context: ExerciseContext,
): DrawnQuestion | null {
  const written = FREE_WRITERS[type](context, slot)
  return written && { written, source: sourceOf(written) }
}

function sentenceQuestion(
  type: ProvidedType,
  slot: QuestionSlot & Pick<Wish, 'told'>,
  context: ExerciseContext,
): DrawnQuestion | null {
  const sentence = drawSentence(context, slot)
  if (sentence === null || !holdsStructure(sentence, slot.structure)) return null
  const written = WRITERS[type](sentence, slot, context)
  // The tagger costs most: it is asked last.
  return written !== null && isTaggedAlike(sentence, context.language)
    ? { written, source: sentence.line }
    : null
}

function writeQuestion(
  { slot, band }: Pick<Wish, 'slot' | 'band'>,
  context: ExerciseContext,
  seen: Set<string>,
): Exercise | null {
  const { lines, ...rest } = slot
  const wider: QuestionSlot = { ...rest, structure: 'any' }
  for (let draw = 0; draw < DRAWS.wanted + DRAWS.any; draw += 1) {
    const wish = { slot: draw < DRAWS.wanted ? slot : wider, band, told: seen }
    const question = drawQuestion(wish, context)
    if (question === null || seen.has(question.source)) continue
    seen.add(question.source)
    return question.written
  }
  return null
}

function empty(request: ExerciseRequest): Exercise {
  const { type } = request
  return type === 'analysis'
    ? { type, analysisType: askedAnalysis(request), questions: [] }
    : { type, questions: [] }
}

/**
 * At most `count` questions, of each band that is asked; fewer only when the data hold no more. The same seed gives the same
 * exercise.
 */
export function writeExercise(
  request: ExerciseRequest,
  language: Language,
  seed: number,
): Exercise {
  // Two classes that share lines are not asked the same ones.
  const random = newSampler(seed * LEVELS.length + levelRank(request.level))
  const { level, count, type, bands = [] } = request
  const wishes = (bands.length > 0 ? bands : [null]).flatMap((band) =>
    questionSlots({ level, count, type }, random).map((slot) => ({
      slot,
      band,
    })),
  )
  const seen = new Set<string>()
  const context = { request, level, random, language }
  return wishes.reduce((exercise, wish) => {
    const written = writeQuestion(wish, context, seen)
    return written === null ? exercise : withQuestions(exercise, written)
  }, empty(request))
}
