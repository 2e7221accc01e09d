/** What is asked before anything is stored. */
import { type GeneratedDictation, generateDictation } from '../../contract/generation.ts'
import { type RequestReview, reviewRequest } from '../../contract/request-review.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { call } from '../api/client.ts'

export function requestDictation(
  request: DictationRequest,
  knownStories: readonly string[],
  signal: AbortSignal,
): Promise<GeneratedDictation> {
  const { words, level, length, theme, pedagogicalGoals } = request
  return call(generateDictation, {
    body: {
      words: [...words],
      level,
      length,
      theme,
      pedagogicalGoals: [...pedagogicalGoals],
      // The form has asked about each of them.
      keptWords: [...words],
      knownStories: [...knownStories],
    },
    signal,
  })
}

export function requestReviewOf(
  { words, level, length, theme, pedagogicalGoals }: DictationRequest,
  signal: AbortSignal,
): Promise<RequestReview> {
  const body = { words: [...words], level, length, theme, pedagogicalGoals: [...pedagogicalGoals] }
  return call(reviewRequest, { body, signal })
}
