/** «ils jouent», «on va»: a sentence of the protagonist, with the pronoun that was given for its subject. */

import type { Language } from '../../data/language.ts'
import type { NounGroup, Template, TemplateItem } from '../../data/template.ts'
import type { Gender, GrammarNumber } from '../../morphology/features.ts'

/** A story's sentence that already has the given verb: «nager» is placed where «Léa nage dans les vagues». */
/** The template with its verb left open for the form that was given; null when it has another verb. */
export function withHeadwordVerb(
  template: Template,
  lemma: string,
  reflexive: boolean,
): Template | null {
  const at = template.items.findIndex(
    (item) => item.kind === 'verb' && item.lemma === lemma && item.tense.kind === 'story',
  )
  const verb = template.items[at]
  if (verb?.kind !== 'verb' || verb.negation !== null) return null
  if (reflexive && !verb.reflexive) return null
  return { ...template, items: template.items.with(at, { ...verb, lemma: '*' }) }
}

/** «Mamie vient à la maison» for a given «viendront»: the sentence told of the children. */
function isPerson(group: NounGroup, language: Language): boolean {
  return group.parts.some(
    (part) =>
      part.kind === 'word' &&
      (language.nounForms.get(part.text) ?? []).some(({ noun }) =>
        noun.nounClass.startsWith('personne'),
      ),
  )
}

/** The template with its first subject, a person written as such, made the protagonist; null when it is not one. */
export function withProtagonistSubject(template: Template, language: Language): Template | null {
  const at = template.items.findIndex((item) => item.kind === 'group' && item.role === 'S')
  const subject = template.items[at]
  if (subject?.kind !== 'group' || subject.parts.some(({ kind }) => kind !== 'word')) return null
  if (!isPerson(subject, language)) return null
  const protagonist: NounGroup = {
    ...subject,
    agreement: null,
    parts: [{ kind: 'character', who: 'héros' }],
  }
  return { ...template, items: template.items.with(at, protagonist) }
}

/** Third persons; «je», «tu», «nous» and «vous» always replace the protagonist. */
const THIRD: Readonly<Record<string, readonly [gender: Gender, number: GrammarNumber]>> = {
  il: ['m', 's'],
  elle: ['f', 's'],
  on: ['m', 's'],
  ils: ['m', 'p'],
  elles: ['f', 'p'],
}

function isAlone(item: TemplateItem, text: RegExp): boolean {
  if (item.kind !== 'group' || item.role !== 'S' || item.parts.length !== 1) return false
  const [part] = item.parts
  return part?.kind === 'word' && text.test(part.text)
}

/** Another child, whom «ils» would hold already; «son», which would be «leur». */
function namesSomebody(template: Template): boolean {
  return template.items.some((item) => {
    if (item.kind === 'comma' || item.kind === 'mark') return false
    const parts = item.kind === 'verb' ? item.tail : item.parts
    return parts.some(
      (part) =>
        part.kind === 'character' || (part.kind === 'word' && /^(son|sa|ses)$/u.test(part.text)),
    )
  })
}

/** The template with the pronoun for its first subject, a child; null when it has another. */
function withPronoun(template: Template, pronoun: string): Template | null {
  const features = THIRD[pronoun]
  const at = template.items.findIndex((item) => item.kind === 'group' && item.role === 'S')
  const subject = template.items[at]
  if (features === undefined || subject?.kind !== 'group' || subject.parts.length !== 1) return null
  if (subject.parts[0]?.kind !== 'character') return null
  const [gender, number] = features
  const parts: NounGroup['parts'] = [{ kind: 'word', text: pronoun, tag: 'pronom', agrees: false }]
  // «elle est tombée, mais elle se relève»: who is told of again is the same.
  const items = template.items.map((item, index) =>
    item.kind === 'group' && (index === at || isAlone(item, /^(il|elle|ils|elles)$/u))
      ? { ...item, agreement: { gender, number }, parts }
      : item,
  )
  const sentences: Template = { ...template, items }
  return number === 'p' && namesSomebody(sentences) ? null : sentences
}

/** The templates for a form given with `subject`; those that cannot have that pronoun are left out. */
export function withGivenPronoun(
  templates: readonly Template[],
  subject: string | null,
): Template[] {
  if (subject === null || THIRD[subject] === undefined) return [...templates]
  return templates.flatMap((template) => {
    const impersonal = template.items.some((item) => isAlone(item, new RegExp(`^${subject}$`, 'u')))
    return impersonal ? [template] : (withPronoun(template, subject) ?? [])
  })
}
