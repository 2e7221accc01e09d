/** The gaps between the words of a copy as an adult typed them, where its punctuation is not the dictation's. */
import type { SignFault } from './copy-punctuation.ts'

const SIGNS = /\s*[\p{P}\p{S}]+(?:\s*[\p{P}\p{S}]+)*/u

/** A gap of the dictation with the signs of the copy in the place of its own. */
function withSigns(gap: string, written: string): string {
  const own = SIGNS.exec(gap)?.[0]
  if (own === undefined) return written + gap
  const space = written === '' ? '' : (/^\s*/u.exec(own)?.[0] ?? '')
  return gap.replace(own, () => space + written)
}

/** The fault at the gap that follows a word, -1 before the first one. */
export function signFaultAfter(
  signs: readonly SignFault[] | undefined,
  index: number,
): SignFault | undefined {
  return signs?.find(({ after }) => after === index)
}

/** A gap as it stands on the copy. */
export function copyGap(
  gap: string,
  signs: readonly SignFault[] | undefined,
  index: number,
): string {
  const fault = signFaultAfter(signs, index)
  return fault ? withSigns(gap, fault.written) : gap
}
