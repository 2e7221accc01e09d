/** The attribute: its adjectives agree with the subject. */
import type { NounGroup } from '../data/template.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import type { InflectedWord } from './inflected-word.ts'
import { type ClauseState, THIRD_PERSON } from './subject.ts'

/** A given form that cannot be said of the subject: «contents» of one sister. */
function checkHeadwordAgreement(group: NounGroup, state: ClauseState): void {
  const { headword } = state.filled
  const isHere = group.parts.some(({ kind }) => kind === 'headword')
  if (
    !isHere ||
    headword === null ||
    (headword.kind === 'adjective' && headword.text === headword.lemma)
  )
    return
  const { gender, number } = state.subject ?? THIRD_PERSON
  const forms = state.language.lexicon
    .analyse(headword.text)
    .filter(({ nature, verb }) => nature === 'adjectif' || verb?.kind === 'participle')
  const agrees = forms.some(
    (form) =>
      (form.gender === null || form.gender === gender) &&
      (form.number === null || form.number === number),
  )
  if (forms.length > 0 && !agrees) state.impossible = true
}

/** Adjectives of an attribute agree with the subject, up to the complement that has a noun: «contente de sa journée». */
export function realiseAttribute(
  words: readonly InflectedWord[],
  group: NounGroup,
  state: ClauseState,
): InflectedWord[] {
  checkHeadwordAgreement(group, state)
  const { gender, number } = state.subject ?? THIRD_PERSON
  const { headword } = state.filled
  const end = words.findIndex(({ nature }) => nature === 'préposition' || nature === 'déterminant')
  const own = end < 0 ? words : words.slice(0, end)
  if (own.some(({ nature }) => nature === 'nom')) return [...words]
  // A given form stays as it is; a given lemma agrees.
  const given =
    headword?.kind === 'adjective' && headword.text !== headword.lemma ? headword.text : null
  const agreed = own.map((item) =>
    item.nature === 'adjectif' && item.lemma !== null && item.text !== given
      ? {
          ...item,
          text: adjectiveForm(item.lemma, gender, number, state.language.lexicon),
          gender,
          number,
        }
      : item,
  )
  return [...agreed, ...words.slice(own.length)]
}
