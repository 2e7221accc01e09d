/** The copy of a dictation as a reader saw it, for the tests of its draft and of its text. */
import {
  type CopyDraft,
  draftFromReading,
  pendingWords,
} from '../../../src/domain/copy/draft/copy-draft.ts'

export const ORIGINAL =
  "Ce matin, l'écureuil saute de branche en branche. Il cherche des noisettes pour l'hiver."

export function read(text: string, original = ORIGINAL): CopyDraft {
  return draftFromReading(
    original,
    text.split(' ').map((token) => ({ text: token })),
  )
}

export function pendingTexts(draft: CopyDraft): string[] {
  return pendingWords(draft).map((index) => draft.words[index]?.text ?? '')
}

export const COPY = 'Ce matin lécureuil saute de branche en Il cherche des noisètes pour lhiver'
