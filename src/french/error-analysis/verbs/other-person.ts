/** Another person of «être», «avoir» or «aller», whose forms are told one by one. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { type ConjugatedVerb, finiteReadings, pronounOf, withPronoun } from './conjugated-verb.ts'

/** «moi» of «c'est moi qui ai»; null where a noun stands before «qui». */
function strongPronounBefore({ sentence, place }: ConjugatedVerb['word']): string | null {
  const at = sentence.findLastIndex(
    (word, index) => index < place && word.text.toLocaleLowerCase('fr') === 'qui',
  )
  const before = sentence[at - 1]?.text.toLocaleLowerCase('fr') ?? ''
  return at >= place - 3 && /^(?:moi|toi|nous|vous)$/u.test(before) ? before : null
}

const CONTRASTED = new Set(['être', 'avoir', 'aller'])

/** «était» and «étais», «irons» and «iront»: the ear does not part them, the ending of every verb does. */
function isEndingAlone({ expected, written, finite }: ConjugatedVerb): boolean {
  const isAlike = soundsAlike(pronounce(expected, true), pronounce(written, true))
  return isAlike && /^(?:imparfait|futur|conditionnel|passé simple)$/u.test(finite.tense)
}

/** «t» of «soit», where «sois» is said alike; null where the ear tells. */
function endingUnheard({ expected, written }: ConjugatedVerb): string | null {
  const isAlike = soundsAlike(pronounce(expected, true), pronounce(written, true))
  return isAlike ? (/(?:ent|[ts]|e)$/u.exec(expected)?.[0] ?? null) : null
}

/** «tient» for «tiennent», «sent» for «sentent»: the copy ends with the letters of the ending, though it is another person that the ear tells. */
function isEndedAlike({ word, expected, written, finite }: ConjugatedVerb): boolean {
  const isSingular = finite.number === 'p' && /ent$/u.test(written) && /ent$/u.test(expected)
  return isSingular && word.subject !== null
}

function isContrasted(one: ConjugatedVerb): boolean {
  const { word, finite } = one
  const isKnown = word.subject !== null || finite.person === 3
  return (isKnown && CONTRASTED.has(finite.lemma)) || isEndedAlike(one)
}

/** «il a» and «ils ont», «tu es» and «il est»: no ending is common to verbs so irregular. */
export function otherPerson(one: ConjugatedVerb): ErrorExplanation | null {
  const { word, expected, written, finite, language } = one
  const { subject } = word
  if (!isContrasted(one)) return null
  const other = finiteReadings(language.lexicon.analyse(written)).find(
    ({ lemma, tense, person, number }) =>
      lemma === finite.lemma &&
      tense === finite.tense &&
      (person !== finite.person || number !== finite.number),
  )
  if (other === undefined) return null
  const pronoun = pronounOf(finite, subject)
  const isPronoun = subject?.relation === 'pronoun' || subject?.text === pronoun
  const antecedent = strongPronounBefore(word)
  if (antecedent !== null) {
    const said = withPronoun(pronoun, expected, language)
    return { kind: 'qui-person', expected, antecedent, pronoun, said }
  }
  if (isEndingAlone(one)) return null
  return {
    kind: 'other-person',
    expected,
    // «ce serait», «ce furent»: nobody says that the subject is «il».
    core: /^c[e']$/iu.test(subject?.text ?? '') ? 'ce' : isPronoun ? null : (subject?.core ?? ''),
    number: finite.number,
    said: withPronoun(pronoun, expected, language),
    other: withPronoun(pronounOf(other, null), written, language),
    ending: endingUnheard(one),
  }
}
