/** Words that the dictation does not have at their place: which belong together, and what they are. */
import type { TextWord } from '../text/text-words.ts'
import type { CopyWord } from './copy-words.ts'

/** Words of the copy without a counterpart in the dictation: one, or several that belong together. */
export interface ExtraWord {
  readonly text: string
  /** Of the first word. */
  readonly token: number
  /** Index of the original word it follows, -1 at the beginning. */
  readonly after: number
}

interface Keyed {
  readonly key: string
}

/** Whether the dictation says these words one after the other. */
export function isPassage(words: readonly Keyed[], original: readonly Keyed[]): boolean {
  const wanted = ` ${words.map(({ key }) => key).join(' ')} `
  return ` ${original.map(({ key }) => key).join(' ')} `.includes(wanted)
}

interface PlacedExtra {
  readonly word: CopyWord
  readonly after: number
}

/** No title and no repeated line is longer: what is stored for one piece has a limit. */
const LONGEST_GROUP = 14

function belongs(group: readonly PlacedExtra[], original: readonly TextWord[]): boolean {
  if (group.length > LONGEST_GROUP) return false
  return (
    group[0]?.after === -1 ||
    isPassage(
      group.map(({ word }) => word),
      original,
    )
  )
}

/** A title before the text and a repeated line are one each; unread words are left out. */
export function groupedExtras(
  extras: readonly PlacedExtra[],
  original: readonly TextWord[],
): ExtraWord[] {
  const groups: PlacedExtra[][] = []
  for (const extra of extras.filter(({ word }) => word.text !== '')) {
    const group = groups.at(-1)
    const together = [...(group ?? []), extra]
    const follows = group?.at(-1)?.after === extra.after && belongs(together, original)
    if (group && follows) group.push(extra)
    else groups.push([extra])
  }
  return groups.flatMap((group) => {
    const [first] = group
    const text = group.map(({ word }) => word.text).join(' ')
    return first ? [{ text, token: first.word.token, after: first.after }] : []
  })
}
