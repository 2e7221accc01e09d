/** One thing done by the hero alone, told from its subject on: two of them can share it. */
import type { Language } from '../language.ts'
import type { Binding } from '../syntax/binding.ts'

/** Whether a sentence tells a state, in the imparfait in a story of the past. */
export function isState(binding: Binding, language: Language): boolean {
  const verb = binding.frame.items.find((item) => item.kind === 'verb')
  const lemma = verb?.kind === 'verb' ? verb.lemma : ''
  const aspect = binding.frame.aspect ?? language.verbs.get(lemma)?.aspect
  return aspect === 'état'
}

/** «Léa ferme la porte.»: one verb, done by the hero, who comes first. */
export function isHeroAction(binding: Binding, language: Language): boolean {
  const { items, end } = binding.frame
  const [first, second] = items
  const hero =
    first?.kind === 'group' &&
    first.role === 'S' &&
    first.parts.length === 1 &&
    first.parts[0]?.kind === 'character' &&
    first.parts[0].who === 'héros'
  const verbs = items.filter(({ kind }) => kind === 'verb').length
  // «Noémie salue la dame et fut dans le jardin»: a given form keeps a tense of its own.
  const tense = binding.starUse?.tense ?? binding.tenses.event
  const told = tense === binding.tenses.event && binding.subject === null
  const narrated = told && end === '.' && !isState(binding, language)
  return hero && second?.kind === 'verb' && verbs === 1 && narrated
}
