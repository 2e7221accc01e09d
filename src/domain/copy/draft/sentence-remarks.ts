/** What is told once for a whole sentence: forgotten, or written at another place. */
import { carriedSentences } from '../alignment/sentence-order.ts'
import { sentenceSpans, type WordSpan } from '../text/sentence-spans.ts'
import type { CopyDraft } from './copy-draft.ts'

/** Forgotten words of a shorter sentence are told one by one. */
const MIN_WORDS = 3

export function forgottenSentences({ original, words }: CopyDraft): WordSpan[] {
  return sentenceSpans(original).filter(({ first, last }) => {
    const sentence = words.slice(first, last + 1)
    return (
      sentence.length >= MIN_WORDS &&
      sentence.every(({ verdict }) => verdict?.kind === 'forgotten' && !verdict.crossed)
    )
  })
}

/** Sentences that the copy holds at another place than the dictation. */
export function movedSentences({ order }: CopyDraft): WordSpan[] {
  return order ? carriedSentences(order) : []
}
