/** One photo of a class, until it is a copy of somebody (CLA-04). */
import type { FilingQuestion } from '../../../domain/class/sheet-filing.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import type { ReadPage } from '../verification/verification-state.ts'

export interface ClassPhoto {
  /** Its fingerprint. */
  readonly id: string
  readonly learner: string | null
  readonly page: number
  readonly part: GivenPart
  /** Its sheet says what was given; of a free one the adult does. */
  readonly isCoded: boolean
  /** What the adult is asked before it is filed. */
  readonly question: FilingQuestion | null
  /** `failed` is told in a sentence. */
  readonly step:
    | { readonly kind: 'queued' }
    | { readonly kind: 'reading'; readonly percent: number }
    | { readonly kind: 'read'; readonly page: ReadPage }
    | { readonly kind: 'failed'; readonly sentence: string }
}

/** With what was given of the text; what was read is read anew where gaps begin or cease to count. */
export function withPart(photo: ClassPhoto, part: GivenPart): ClassPhoto {
  const isAlike = (photo.part === 'cloze') === (part === 'cloze')
  return { ...photo, part, step: isAlike ? photo.step : { kind: 'queued' } }
}
