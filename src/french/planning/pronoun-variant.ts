/** «ils jouent», «on va»: a sentence of the hero told of the pronoun that was given with its verb. */
import type { Gender, GrammarNumber } from '../morphology/forms.ts'
import type { Frame, NounGroup } from '../syntax/frame.ts'

/** Third persons; «je», «tu», «nous» and «vous» always replace the hero. */
const THIRD: Readonly<Record<string, readonly [gender: Gender, number: GrammarNumber]>> = {
  il: ['m', 's'],
  elle: ['f', 's'],
  on: ['m', 's'],
  ils: ['m', 'p'],
  elles: ['f', 'p'],
}

/** The frame with the pronoun for its first subject, a child; null when it has another. */
function withPronoun(frame: Frame, pronoun: string): Frame | null {
  const features = THIRD[pronoun]
  const at = frame.items.findIndex((item) => item.kind === 'group' && item.role === 'S')
  const subject = frame.items[at]
  if (features === undefined || subject?.kind !== 'group' || subject.parts.length !== 1) return null
  if (subject.parts[0]?.kind !== 'character') return null
  const [gender, number] = features
  const group: NounGroup = {
    ...subject,
    agreement: { gender, number },
    parts: [{ kind: 'word', text: pronoun, tag: 'pronom', agrees: false }],
  }
  return { ...frame, items: frame.items.with(at, group) }
}

/** The frames for a form given with `subject`; those that cannot have that pronoun are left out. */
export function withGivenPronoun(frames: readonly Frame[], subject: string | null): Frame[] {
  if (subject === null || THIRD[subject] === undefined) return [...frames]
  return frames.flatMap((frame) => {
    const impersonal = frame.items.some(
      (item) =>
        item.kind === 'group' &&
        item.role === 'S' &&
        item.parts[0]?.kind === 'word' &&
        item.parts[0].text === subject,
    )
    return impersonal ? [frame] : (withPronoun(frame, subject) ?? [])
  })
}
