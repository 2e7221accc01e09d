/** The word a frame is written for, in the form that was given. */
import type { Agreement } from '../morphology/features.ts'
import type { Binding, StarWord } from '../syntax/binding.ts'
import { agreementOf, bothAgree, type Discourse } from '../syntax/discourse.ts'
import type { FiniteForm, Reading } from './reading.ts'

export function starOf(reading: Reading): StarWord | null {
  switch (reading.kind) {
    case 'finite':
      return { kind: 'finite', lemma: reading.lemma, text: reading.form }
    case 'infinitive':
      return { kind: 'infinitive', lemma: reading.lemma, text: reading.form }
    case 'participle':
      return { kind: 'participle', lemma: reading.lemma, text: reading.form }
    case 'adjective':
      return { kind: 'adjective', lemma: reading.lemma, text: reading.form }
    case 'noun':
      return null
    default:
      return { kind: 'literal', text: reading.form }
  }
}

/** The reading of a given verb form that the story's tense prefers. */
export function chosenUse(
  uses: readonly FiniteForm[],
  tenses: Binding['tenses'],
): FiniteForm | undefined {
  const order = [tenses.event, tenses.state, 'présent', 'imparfait', 'futur', 'passé simple']
  const score = (use: FiniteForm): number => {
    const at = order.indexOf(use.tense)
    // «je partis» is for books: the passé simple of the first two persons comes last.
    const bookish = use.tense === 'passé simple' && use.person !== 3 ? 60 : 0
    return (at < 0 ? 9 : at) * 4 + (use.person === 3 ? 0 : use.person) + bookish
  }
  return uses.toSorted((one, other) => score(one) - score(other))[0]
}

/** Who must be the subject for a given form: null when the hero serves. */
export function subjectFor(use: FiniteForm, discourse: Discourse): Agreement | null {
  const { person, number } = use
  const hero = agreementOf(discourse.hero)
  if (person === 3 && number === hero.number) return null
  const gender = number === 'p' ? bothAgree(discourse).gender : hero.gender
  return { person, number, gender }
}
