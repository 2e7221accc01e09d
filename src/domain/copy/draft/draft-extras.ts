/** Words of a copy that the dictation does not have at their place: nothing before the adult has confirmed them. */
import { isPassage, isRepeatedPassage } from '../alignment/extra-words.ts'
import { comparisonKey, wordsOf } from '../text/text-words.ts'
import type { CopyDraft, DraftExtra } from './copy-draft.ts'

export function addExtra(draft: CopyDraft, after: number, text: string): CopyDraft {
  const added = text.trim().normalize('NFC')
  if (wordsOf(added).length === 0) return draft
  return { ...draft, extras: [...draft.extras, { text: added, token: null, after, kept: true }] }
}

export function keepExtra(draft: CopyDraft, index: number, kept: boolean): CopyDraft {
  return {
    ...draft,
    extras: draft.extras.map((extra, at) => (at === index ? { ...extra, kept } : extra)),
  }
}

/** `repeated`: said by the dictation, and written once more. `heading`: a title or a date before the text, which is no error. */
export type ExtraNature = 'repeated' | 'heading' | 'other'

const DATE =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|dictee|prenom|date)\b|\d/u

function isRepeated({ words }: CopyDraft, { text, after }: DraftExtra): boolean {
  const written = wordsOf(text)
  const near = written.length > 1 ? words : words.slice(Math.max(0, after), after + 2)
  return isPassage(written, near) || isRepeatedPassage(written, words, after)
}

export function extraNature(draft: CopyDraft, extra: DraftExtra): ExtraNature {
  if (isRepeated(draft, extra)) return 'repeated'
  const isBefore = extra.after === -1
  const isTitle = wordsOf(extra.text).length > 1 || DATE.test(comparisonKey(extra.text))
  return isBefore && isTitle ? 'heading' : 'other'
}

export function unansweredExtras(draft: CopyDraft): string[] {
  const unanswered = draft.guided ? [] : draft.extras.filter((extra) => extra.kept === null)
  return unanswered
    .filter((extra) => extraNature(draft, extra) !== 'heading')
    .map(({ text }) => text)
}

/** What the copy has too much; a heading is none of it. */
export function extraErrors(draft: CopyDraft): DraftExtra[] {
  return draft.extras.filter(
    (extra) => extra.kept === true && extraNature(draft, extra) !== 'heading',
  )
}
