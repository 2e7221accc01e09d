/** A story's sentence that already has the given verb: «nager» is hosted where «Léa nage dans les vagues». */
import type { Frame } from '../syntax/frame.ts'

/** The frame with its verb left open for the form that was given; null when it has another verb. */
export function withStarVerb(frame: Frame, lemma: string, reflexive: boolean): Frame | null {
  const at = frame.items.findIndex(
    (item) => item.kind === 'verb' && item.lemma === lemma && item.tense.kind === 'story',
  )
  const verb = frame.items[at]
  if (verb?.kind !== 'verb' || verb.negation !== null) return null
  if (reflexive && !verb.reflexive) return null
  return { ...frame, items: frame.items.with(at, { ...verb, lemma: '*' }) }
}
