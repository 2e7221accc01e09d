/** One thing done by the protagonist alone, told from its subject on: two of them can share it. */
import type { Language } from '../../data/language.ts'
import type { FilledTemplate } from '../../realisation/filled-template.ts'

/** Whether a sentence tells a state, in the imparfait in a story of the past: its verb says so, its header, or its lemma. */
export function describesState(filled: FilledTemplate, language: Language): boolean {
  const verb = filled.template.items.find((item) => item.kind === 'verb')
  if (verb?.kind !== 'verb') return false
  if (verb.tense.kind === 'aspect') return verb.tense.aspect === 'état'
  if (verb.tense.kind === 'fixed') return verb.tense.tense === 'imparfait'
  const { headword } = filled
  const given = verb.lemma === '*' && headword !== null && 'lemma' in headword
  const lemma = given ? headword.lemma : verb.lemma
  return (filled.template.aspect ?? language.verbs.get(lemma)?.aspect) === 'état'
}

/** «Léa ferme la porte.»: one verb, done by the protagonist, who comes first. */
export function isProtagonistAction(filled: FilledTemplate, language: Language): boolean {
  const { items, end } = filled.template
  const [first, second] = items
  const protagonist =
    first?.kind === 'group' &&
    first.role === 'S' &&
    first.parts.length === 1 &&
    first.parts[0]?.kind === 'character' &&
    first.parts[0].who === 'héros'
  const verbs = items.filter(({ kind }) => kind === 'verb').length
  // «Noémie salue la dame et fut dans le jardin»: a given form keeps a tense of its own.
  const tense = filled.headwordFeatures?.tense ?? filled.tenses.event
  const isMainTense = tense === filled.tenses.event && filled.subject === null
  const narrated = isMainTense && end === '.' && !describesState(filled, language)
  return protagonist && second?.kind === 'verb' && verbs === 1 && narrated
}
