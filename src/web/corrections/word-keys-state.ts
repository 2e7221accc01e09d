/** What a key does on a word of the copy. */
import { pendingWords, pieceOf } from '../../domain/copy-draft.ts'
import type { CopyLine } from '../../domain/copy-lines.ts'
import type { Copy, CopyEvent } from './copy-state.ts'

/** Keys that settle a word, as their hint tells them. */
export const WORD_KEYS = { right: 'j', asRead: 'a', forgotten: 'o', line: 'l' } as const

function moved(copy: Copy, index: number): CopyEvent | undefined {
  return copy.draft.words[index] ? { type: 'focused', focus: { kind: 'word', index } } : undefined
}

function settledBy(copy: Copy, index: number, key: string): CopyEvent | undefined {
  const read = copy.draft.words[index]?.found.read ?? null
  switch (key) {
    case WORD_KEYS.right:
      return { type: 'judged', index, verdict: { kind: 'right' } }
    case WORD_KEYS.forgotten:
      return { type: 'judged', index, verdict: { kind: 'forgotten' } }
    case WORD_KEYS.asRead:
      if (read === null || copy.draft.guided) return undefined
      return { type: 'judged', index, verdict: { kind: 'written', text: read } }
    default:
      return undefined
  }
}

/** The event of a key pressed on the word in view; undefined for keys that do nothing here. */
export function wordKeyEvent(
  copy: Copy,
  lines: readonly CopyLine[],
  key: string,
): CopyEvent | undefined {
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
  if (key.toLowerCase() === WORD_KEYS.line && line) return { type: 'line-ticked', ...line }
  return settledBy(copy, index, key.toLowerCase())
}
