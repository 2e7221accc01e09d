/** «ils jouent», «on va»: a sentence of the hero told of the pronoun that was given with its verb. */
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import type { Frame, FrameItem, NounGroup } from '../syntax/frame.ts'

/** Third persons; «je», «tu», «nous» and «vous» always replace the hero. */
const THIRD: Readonly<Record<string, readonly [gender: Gender, number: GrammarNumber]>> = {
  il: ['m', 's'],
  elle: ['f', 's'],
  on: ['m', 's'],
  ils: ['m', 'p'],
  elles: ['f', 'p'],
}

function isAlone(item: FrameItem, text: RegExp): boolean {
  if (item.kind !== 'group' || item.role !== 'S' || item.parts.length !== 1) return false
  const [part] = item.parts
  return part?.kind === 'word' && text.test(part.text)
}

/** Another child, whom «ils» would hold already; «son», which would be «leur». */
function namesSomebody(frame: Frame): boolean {
  return frame.items.some((item) => {
    if (item.kind === 'comma') return false
    const parts = item.kind === 'verb' ? item.tail : item.parts
    return parts.some(
      (part) =>
        part.kind === 'character' || (part.kind === 'word' && /^(son|sa|ses)$/u.test(part.text)),
    )
  })
}

/** The frame with the pronoun for its first subject, a child; null when it has another. */
function withPronoun(frame: Frame, pronoun: string): Frame | null {
  const features = THIRD[pronoun]
  const at = frame.items.findIndex((item) => item.kind === 'group' && item.role === 'S')
  const subject = frame.items[at]
  if (features === undefined || subject?.kind !== 'group' || subject.parts.length !== 1) return null
  if (subject.parts[0]?.kind !== 'character') return null
  const [gender, number] = features
  const parts: NounGroup['parts'] = [{ kind: 'word', text: pronoun, tag: 'pronom', agrees: false }]
  // «elle est tombée, mais elle se relève»: who is told of again is the same.
  const items = frame.items.map((item, index) =>
    item.kind === 'group' && (index === at || isAlone(item, /^(il|elle|ils|elles)$/u))
      ? { ...item, agreement: { gender, number }, parts }
      : item,
  )
  const told: Frame = { ...frame, items }
  return number === 'p' && namesSomebody(told) ? null : told
}

/** The frames for a form given with `subject`; those that cannot have that pronoun are left out. */
export function withGivenPronoun(frames: readonly Frame[], subject: string | null): Frame[] {
  if (subject === null || THIRD[subject] === undefined) return [...frames]
  return frames.flatMap((frame) => {
    const impersonal = frame.items.some((item) => isAlone(item, new RegExp(`^${subject}$`, 'u')))
    return impersonal ? [frame] : (withPronoun(frame, subject) ?? [])
  })
}
