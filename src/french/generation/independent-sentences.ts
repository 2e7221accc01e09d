/** Sentences of a list that no story holds: from the collections, else written for each word; those that show most goals. */
import { missedGoalsOfSentences } from '../goals/goal-rule.ts'
import type { Tense } from '../morphology/features.ts'
import { newSampler } from '../sampler.ts'
import { withoutArticle } from './request/noun-interpretations.ts'
import { textSeed, type Writing } from './request/request-reading.ts'
import { collectedSentences } from './stories/collected-sentences.ts'
import {
  type GeneratedText,
  generateText,
  type InterpretedRequest,
  newGenerationContext,
} from './text-generation.ts'

const USUAL_ATTEMPTS = 4
/** While a goal is missed. */
const MAX_ATTEMPTS = 10

/** Cost of a goal that the text does not show: more than any clumsiness, less than a missing word. */
const MISSED_GOAL_COST = 25

/** The best of some texts; more are tried while a goal is not shown. */
function bestText(
  interpreted: InterpretedRequest,
  { request, language, seed }: Writing,
): GeneratedText {
  let best: GeneratedText | undefined
  let price = 0
  for (let index = 0; index < MAX_ATTEMPTS; index += 1) {
    if (best !== undefined && price === 0 && index >= USUAL_ATTEMPTS) break
    const random = newSampler(textSeed(request, seed) + index)
    const next = generateText(request, interpreted, { random, seed }, language)
    const missed =
      MISSED_GOAL_COST * missedGoalsOfSentences(next.sentences, interpreted.goals.asked).length
    if (best !== undefined && next.score - missed <= best.score - price) continue
    best = next
    price = missed
  }
  return best ?? { sentences: [], forced: [], missing: [], score: 0 }
}

/** Sentences of the collections, and written ones for the words that these lack; null when they hold too few. */
function collectedText(
  interpreted: InterpretedRequest,
  { request, language, seed }: Writing,
): GeneratedText | null {
  const random = newSampler(textSeed(request, seed))
  const { goals } = interpreted
  // Where no tense is asked, every collection can be told in the present.
  const tenses: readonly Tense[] = goals.tenses.length > 0 ? goals.tenses : ['présent']
  const asked = { ...interpreted, goals: { ...goals, tenses } }
  const context = newGenerationContext(request, asked, { random, seed }, language)
  const { length, level } = request
  const collected = collectedSentences(
    {
      words: interpreted.words.map(withoutArticle),
      length,
      preferred: goals.preferred,
      level,
    },
    context,
  )
  if (collected === null) return null
  const { sentences, left } = collected
  if (sentences.length === length) return { sentences, forced: [], missing: [], score: 0 }
  const rest = { ...request, length: length - sentences.length }
  const words = left.length > 0 ? left : interpreted.words
  const written = bestText({ ...interpreted, words }, { request: rest, language, seed })
  return {
    sentences: [...sentences, ...written.sentences],
    forced: written.forced.map(({ word, sentence }) => ({
      word,
      sentence: sentence + sentences.length,
    })),
    missing: written.missing.filter((word) => left.includes(word)),
    score: 0,
  }
}

/** The sentences that show most goals; of equals those of the collections. Refuses nothing: words without a place are `missing`. */
export function independentSentences(
  interpreted: InterpretedRequest,
  writing: Writing,
): GeneratedText {
  const collected = collectedText(interpreted, writing)
  const missedBy = ({ sentences }: GeneratedText): number =>
    missedGoalsOfSentences(sentences, interpreted.goals.asked).length
  if (collected !== null && missedBy(collected) === 0) return collected
  const text = bestText(interpreted, writing)
  return collected !== null && missedBy(collected) <= missedBy(text) ? collected : text
}
