/** The sample copy of the first page: what the reader read on its photo, settled and marked by the rules of every copy. */

import type { COPY_ANSWERS, correctSampleCopy, getSampleCopy } from '../../contract/first-try.ts'
import type { ReplyOf } from '../../contract/route.ts'
import {
  type CopyDraft,
  draftFromReading,
  pendingWords,
  setVerdict,
  type Verdict,
} from '../../domain/copy/draft/copy-draft.ts'
import { type CopyMark, copyMarks } from '../../domain/copy/draft/copy-marks.ts'
import { scoreDraft } from '../../domain/copy/draft/copy-text.ts'
import { wrongPieces } from '../../domain/copy/review/wrong-pieces.ts'
import { SAMPLE_COPY } from '../../texts/first-try.ts'
import { SAMPLE_READING } from '../../texts/sample-reading.ts'
import type { LanguageService } from '../language-worker/language-service.ts'

type CopyAnswer = (typeof COPY_ANSWERS)[number]

const { text, level } = SAMPLE_COPY

const DRAFT: CopyDraft = draftFromReading(text, SAMPLE_READING.tokens)
/** A word that was not seen has no box. */
const NOWHERE = [0, 0, 0, 0] as const
const PENDING = pendingWords(DRAFT)

function readForm(index: number): string {
  return DRAFT.words[index]?.found.read ?? ''
}

export function sampleCopy(): ReplyOf<typeof getSampleCopy> {
  const questions = PENDING.map((index) => {
    const { text: expected = '', found } = DRAFT.words[index] ?? {}
    const [x, y, width, height] = SAMPLE_READING.tokens[found?.tokens[0] ?? -1]?.box ?? NOWHERE
    const box: [number, number, number, number] = [x, y, width, height]
    return { expected, read: readForm(index), box }
  })
  return { width: SAMPLE_READING.width, height: SAMPLE_READING.height, text, questions }
}

function verdictOf(answer: CopyAnswer, read: string): Verdict {
  if (answer === 'illegible') return { kind: 'illegible' }
  return answer === 'read' ? { kind: 'written', text: read } : { kind: 'right' }
}

type MarkedPiece = ReplyOf<typeof correctSampleCopy>['pieces'][number]

function pieceOfMark(mark: CopyMark): MarkedPiece[] {
  if (mark.kind === 'plain') return [{ text: mark.text, state: 'right', expected: null }]
  if (mark.kind === 'illegible')
    return [{ text: mark.expected, state: 'illegible', expected: null }]
  if (mark.kind !== 'wrong' && mark.kind !== 'nuance') return []
  return [{ text: mark.written, state: 'wrong', expected: mark.expected }]
}

/** `answers` follow the questions of `sampleCopy`; undefined when one is missing or in excess. */
export async function correctedSample(
  answers: readonly CopyAnswer[],
  french: LanguageService,
  signal: AbortSignal,
): Promise<ReplyOf<typeof correctSampleCopy> | undefined> {
  if (answers.length !== PENDING.length) return undefined
  const settled = PENDING.reduce(
    (draft, index, at) =>
      setVerdict(draft, index, verdictOf(answers[at] ?? 'illegible', readForm(index))),
    DRAFT,
  )
  const pieces = wrongPieces(settled)
  const { errors } = await french.diagnoseCopy({ text, level, pieces }, signal)
  return {
    pieces: copyMarks(settled).flatMap(pieceOfMark),
    ...scoreDraft(settled),
    errors: pieces.map(({ expected, written }, at) => ({
      expected,
      written,
      explanation: errors[at]?.classes[0]?.explanation ?? null,
    })),
  }
}
