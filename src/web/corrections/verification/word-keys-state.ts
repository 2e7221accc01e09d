/** Keyboard shortcuts on a word of the copy. */
import { pendingWords, pieceOf, type Verdict } from '../../../domain/copy/draft/copy-draft.ts'
import type { WordSpan } from '../../../domain/copy/text/sentence-spans.ts'
import type { CopyVerification, VerificationEvent } from './verification-state.ts'

/** Also shown in the hint under the words and on the help page. */
export const WORD_KEYS = {
  right: 'j',
  asRead: 'a',
  forgotten: 'o',
  illegible: 'i',
  crossed: 'b',
  line: 'l',
  undo: 'z',
} as const

function moved(copy: CopyVerification, index: number): VerificationEvent | undefined {
  return copy.draft.words[index] ? { type: 'focused', focus: { kind: 'word', index } } : undefined
}

function verdictOf(copy: CopyVerification, index: number, key: string): Verdict | undefined {
  const read = copy.draft.words[index]?.found.read ?? null
  switch (key) {
    case WORD_KEYS.right:
      return { kind: 'right' }
    case WORD_KEYS.forgotten:
      return { kind: 'forgotten' }
    case WORD_KEYS.illegible:
      return { kind: 'illegible' }
    case WORD_KEYS.crossed:
      return { kind: 'forgotten', crossed: true }
    case WORD_KEYS.asRead:
      return read === null || copy.draft.guided ? undefined : { kind: 'written', text: read }
    default:
      return undefined
  }
}

/** Undefined for keys without a shortcut. */
export function wordKeyEvent(
  copy: CopyVerification,
  lines: readonly WordSpan[],
  key: string,
): VerificationEvent | undefined {
  const index = copy.focus?.index ?? 0
  const [first, last] = pieceOf(copy.draft, index)
  const line = lines.find((one) => one.first <= index && index <= one.last)
  const pending = pendingWords(copy.draft)
  switch (key) {
    case 'ArrowRight':
      return moved(copy, last + 1)
    case 'ArrowLeft':
      return moved(copy, first - 1)
    case 'ArrowDown':
      return moved(copy, pending.find((at) => at > index) ?? -1)
    case 'ArrowUp':
      return moved(copy, pending.findLast((at) => at < index) ?? -1)
    case 'Home':
      return moved(copy, line?.first ?? index)
    case 'End':
      return moved(copy, line?.last ?? index)
    default:
      break
  }
  const letter = key.toLowerCase()
  if (letter === WORD_KEYS.line && line) return { type: 'line-ticked', ...line }
  if (letter === WORD_KEYS.undo) return { type: 'undone' }
  const verdict = verdictOf(copy, index, letter)
  return verdict && { type: 'judged', index, verdict }
}
