/** The attribute: its adjectives agree with the subject. */
import type { NounGroup } from '../data/template.ts'
import type { Agreement } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { type ClauseState, THIRD_PERSON } from './clause-in-progress.ts'
import type { InflectedWord } from './inflected-word.ts'

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
  const { gender, number } = describedBy(state)
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

/** Verbs that say something of their object; others of their subject: «prend le train seule». */
const OF_OBJECT = new Set(
  'rendre trouver laisser croire juger garder tenir déclarer estimer imaginer supposer voir sentir vouloir élire nommer'.split(
    ' ',
  ),
)

/** «rend la maison belle»: said of the object just before it. */
function objectOf(state: ClauseState): Pick<Agreement, 'gender' | 'number'> | null {
  const verb = state.words.findLast(({ nature }) => nature === 'verbe')
  const isApart = state.words.at(-1)?.nature === 'punctuation'
  return !isApart && OF_OBJECT.has(verb?.lemma ?? '') ? state.clauseObject : null
}

function describedBy(state: ClauseState): Pick<Agreement, 'gender' | 'number'> {
  const object = objectOf(state)
  const subject = state.antecedent ?? state.subject ?? THIRD_PERSON
  const { gender, number } = object ?? state.addressed ?? subject
  const isPolite = state.polite && state.addressed === null
  return { gender, number: isPolite && object === null ? 's' : number }
}

/** «sentir bon», «tenir bon»: an adjective used as an adverb. */
function isAdverbial(state: ClauseState, { text }: InflectedWord): boolean {
  const verb = state.words.findLast(({ nature }) => nature === 'verbe')
  return /^(?:bon|mauvais|fort)$/u.test(text) && /^(?:sentir|tenir)$/u.test(verb?.lemma ?? '')
}

/** Adverbs that an attribute uses as the adjectives they were: «grande et forte». */
const ADVERBIAL = /^(?:fort|haut|bas|clair|faux|net|sec|court|cher|droit|dur)$/u

function asAdjective(item: InflectedWord): InflectedWord {
  return item.nature === 'adverbe' && ADVERBIAL.test(item.text)
    ? { ...item, nature: 'adjectif', lemma: item.text }
    : item
}

/** Adjectives of an attribute agree with the subject, up to the complement that has a noun: «contente de sa journée». */
export function realiseAttribute(
  words: readonly InflectedWord[],
  group: NounGroup,
  state: ClauseState,
): InflectedWord[] {
  checkHeadwordAgreement(group, state)
  const { gender, number } = describedBy(state)
  const { headword } = state.filled
  const end = words.findIndex(({ nature }) => nature === 'préposition' || nature === 'déterminant')
  const own = (end < 0 ? words : words.slice(0, end)).map(asAdjective)
  if (own.some(({ nature }) => nature === 'nom')) return [...words]
  // A given form stays as it is; a given lemma agrees.
  const given =
    headword?.kind === 'adjective' && headword.text !== headword.lemma ? headword.text : null
  const agreed = own.map((item) =>
    item.nature === 'adjectif' &&
    item.lemma !== null &&
    item.text !== given &&
    !isAdverbial(state, item)
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
