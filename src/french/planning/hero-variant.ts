/** «Mamie vient à la maison» for a given «viendront»: the sentence told of the children. */
import type { Language } from '../language.ts'
import type { Frame, NounGroup } from '../syntax/frame.ts'

function isPerson(group: NounGroup, language: Language): boolean {
  return group.parts.some(
    (part) =>
      part.kind === 'word' &&
      (language.nounForms.get(part.text) ?? []).some(({ noun }) =>
        noun.nounClass.startsWith('personne'),
      ),
  )
}

/** The frame with its first subject, a person written as such, made the hero; null when it is not one. */
export function withHeroSubject(frame: Frame, language: Language): Frame | null {
  const at = frame.items.findIndex((item) => item.kind === 'group' && item.role === 'S')
  const subject = frame.items[at]
  if (subject?.kind !== 'group' || subject.parts.some(({ kind }) => kind !== 'word')) return null
  if (!isPerson(subject, language)) return null
  const hero: NounGroup = {
    ...subject,
    agreement: null,
    parts: [{ kind: 'character', who: 'héros' }],
  }
  return { ...frame, items: frame.items.with(at, hero) }
}
