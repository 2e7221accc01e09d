/**
 * The doubts of a class, by what was dictated and what was read there: an equal reading is asked about once for all copies that
 * have it (CLA-05; «answer groups», Singh et al., Gradescope, 2017).
 */
import {
  type CopyDraft,
  pendingWords,
  pieceOf,
  setVerdict,
  type Verdict,
} from '../copy/draft/copy-draft.ts'

/** A word of a copy; the first one of words written in one piece. */
export interface DoubtfulWord {
  readonly learner: string
  readonly index: number
}

export interface DoubtGroup {
  /** The same for the same words and the same reading. */
  readonly key: string
  readonly dictated: string
  /** Null where nothing was read. */
  readonly read: string | null
  readonly words: readonly DoubtfulWord[]
}

interface LearnerDraft {
  readonly learner: string
  readonly draft: CopyDraft
}

/** The first words of what is still to check; what follows in one piece is answered with it. */
function doubtsOf(draft: CopyDraft): number[] {
  const firsts = pendingWords(draft).map((index) => pieceOf(draft, index)[0])
  return [...new Set(firsts)]
}

function dictatedAt(draft: CopyDraft, index: number): string {
  const [first, last] = pieceOf(draft, index)
  return draft.original.slice(draft.words[first]?.start, draft.words[last]?.end)
}

function readAt(draft: CopyDraft, index: number, dictated: string): string | null {
  const found = draft.words[index]?.found
  const read = found?.read ?? null
  return read === dictated ? (found?.proposal ?? null) : read
}

/**
 * The largest first, then in the order of the text. Copies whose reading is not trusted are left out: they are gone through line
 * by line.
 */
export function doubtGroups(copies: readonly LearnerDraft[]): DoubtGroup[] {
  const groups = new Map<string, { dictated: string; read: string | null; words: DoubtfulWord[] }>()
  for (const { learner, draft } of copies) {
    if (draft.guided) continue
    for (const index of doubtsOf(draft)) {
      const dictated = dictatedAt(draft, index)
      const read = readAt(draft, index, dictated)
      const key = JSON.stringify([dictated, read])
      const group = groups.get(key) ?? { dictated, read, words: [] }
      group.words.push({ learner, index })
      groups.set(key, group)
    }
  }
  return Array.from(groups, ([key, group]) => ({ key, ...group })).sort(
    (one, other) =>
      other.words.length - one.words.length ||
      (one.words[0]?.index ?? 0) - (other.words[0]?.index ?? 0),
  )
}

/** One answer, for a whole piece where it says that it is right or not there. */
export function answerDoubt(draft: CopyDraft, index: number, verdict: Verdict): CopyDraft {
  const [first, last] = pieceOf(draft, index)
  if (verdict.kind === 'written' || first === last) return setVerdict(draft, index, verdict)
  return draft.words.reduce(
    (now, _, at) => (at < first || at > last ? now : setVerdict(now, at, verdict)),
    draft,
  )
}
