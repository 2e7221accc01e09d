/** Under whom a photo belongs: nothing is put under the wrong child, and what is not sure is asked (CLA-03, CLA-04). */
import type { GivenPart } from '../dictation/given-part.ts'
import type { SheetCode } from './sheet-code.ts'

/** A photo that is under somebody, or waits to be. */
export interface FiledPhoto {
  /** The same for the same photo. */
  readonly fingerprint: string
  readonly learner: string | null
  readonly page: number
}

export interface ClassRoll {
  /** Identifier of the dictation that is corrected. */
  readonly dictation: string
  readonly learners: readonly { readonly id: string; readonly number: number | null }[]
  /** Learners whose copy of this dictation is checked already. */
  readonly checked: readonly string[]
  /** Version of each part of the text as it stands. */
  readonly versions: Readonly<Partial<Record<GivenPart, string>>>
}

/** `free`: no code. `number`: nobody has it any more. `page`: there is one of this page already. `checked`: a checked copy. */
export type FilingQuestion = 'free' | 'number' | 'page' | 'checked'

export type Filing =
  | { readonly kind: 'refused'; readonly why: 'other-dictation' | 'same-photo' }
  | {
      readonly kind: 'asked'
      readonly why: FilingQuestion
      /** As the code says. */
      readonly learner: string | null
      readonly page: number
    }
  | {
      readonly kind: 'filed'
      readonly learner: string
      readonly page: number
      /** Printed with another text than stands now. */
      readonly isOlderText: boolean
    }

/** `code` is null for a sheet without one. */
export function fileSheet(
  fingerprint: string,
  code: SheetCode | null,
  photos: readonly FiledPhoto[],
  roll: ClassRoll,
): Filing {
  if (photos.some((photo) => photo.fingerprint === fingerprint)) {
    return { kind: 'refused', why: 'same-photo' }
  }
  if (code === null) return { kind: 'asked', why: 'free', learner: null, page: 1 }
  if (code.dictation !== roll.dictation) return { kind: 'refused', why: 'other-dictation' }
  const { page, number, part, version } = code
  if (number === null) return { kind: 'asked', why: 'free', learner: null, page }
  const learner = roll.learners.find((one) => one.number === number)?.id
  if (learner === undefined) return { kind: 'asked', why: 'number', learner: null, page }
  if (roll.checked.includes(learner)) return { kind: 'asked', why: 'checked', learner, page }
  if (photos.some((photo) => photo.learner === learner && photo.page === page)) {
    return { kind: 'asked', why: 'page', learner, page }
  }
  return { kind: 'filed', learner, page, isOlderText: roll.versions[part] !== version }
}
