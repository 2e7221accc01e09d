/** Loaded when a visitor tries: the landing page needs nothing else of the contract. */
import { correctSampleCopy, getSampleCopy, tryDictation } from '../../contract/first-try.ts'
import type { BodyInputOf, ReplyOf } from '../../contract/route.ts'
import { callPublic } from '../api/http.ts'

export type TriedDictation = ReplyOf<typeof tryDictation>
export type SampleCopyQuestions = ReplyOf<typeof getSampleCopy>
export type MarkedSample = ReplyOf<typeof correctSampleCopy>
export type SampleAnswer = BodyInputOf<typeof correctSampleCopy>['answers'][number]

export function writeTriedDictation(
  body: BodyInputOf<typeof tryDictation>,
): Promise<TriedDictation> {
  return callPublic(tryDictation, { body })
}

export function fetchSampleCopy(): Promise<SampleCopyQuestions> {
  return callPublic(getSampleCopy)
}

export function markSampleCopy(answers: SampleAnswer[]): Promise<MarkedSample> {
  return callPublic(correctSampleCopy, { body: { answers } })
}
