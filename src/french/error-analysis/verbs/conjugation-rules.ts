/** Rules of conjugation that a school teaches by name, of a verb in its person and tense: the first that explains the copy is told. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { SimpleTense } from '../../morphology/features.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import {
  type ConjugatedVerb,
  finiteReadings,
  modelOf,
  personLed,
  pronounOf,
  withPronoun,
} from './conjugated-verb.ts'
import { otherPerson } from './other-person.ts'
import { tenseClue } from './tense-clue.ts'
import { verbEnding } from './verb-ending.ts'

type ConjugationRule = (one: ConjugatedVerb) => ErrorExplanation | null

/** «vous faites», «vous dites», «vous êtes». */
const withoutEz: ConjugationRule = ({ word, expected, written, finite }) =>
  // «est» for «êtes» is another person.
  !/^(?:est?|sont?|fai[st]|font|di[st]|disent)$/u.test(written) &&
  finite.person === 2 &&
  finite.number === 'p' &&
  /tes$/u.test(expected) &&
  finite.tense === 'présent'
    ? { kind: 'vous-tes', expected: word.core }
    : null

/** Letters that end the stem of the infinitive and stay, mute, in the singular of the present: «il prend», «il rompt». */
const KEPT: readonly (readonly [lemma: RegExp, letter: string, like: string])[] = [
  [/(?:indre|soudre)$/u, '', 'craindre'],
  [/dre$/u, 'd', 'vendre'],
  [/ompre$/u, 'p', 'rompre'],
  [/aincre$/u, 'c', 'vaincre'],
  [/(?:tt|ê)re$/u, 't', 'battre'],
]

const keptLetter: ConjugationRule = ({ word, expected, written, finite, language }) => {
  const row = KEPT.find(([lemma]) => lemma.test(finite.lemma))
  if (row === undefined || finite.number === 'p' || finite.tense !== 'présent') return null
  // «surprennent» for «surprend»: another person, told by the subject.
  const isPlural = finiteReadings(language.lexicon.analyse(written)).some(
    ({ lemma, number }) => lemma === finite.lemma && number === 'p',
  )
  if (isPlural) return null
  const [, letter, other] = row
  const at = letter === '' ? written.lastIndexOf('d') : expected.lastIndexOf(letter)
  const isConcerned =
    at > 0 &&
    written.slice(0, at) === expected.slice(0, at) &&
    (letter === '' ? expected[at] !== 'd' : written[at] !== letter)
  if (!isConcerned) return null
  const form =
    other === finite.lemma ? null : simpleForm(other, finite.tense, finite, language.lexicon)
  const pronoun = pronounOf(finite, word.subject)
  const like = form === null ? null : withPronoun(pronoun, form, language)
  // Whole: of two errors in one word `expected` has one as the child wrote it, «je prend».
  const whole = simpleForm(finite.lemma, finite.tense, finite, language.lexicon) ?? expected
  const said = withPronoun(pronoun, whole, language)
  return { kind: 'kept-letter', expected: word.core, letter, infinitive: finite.lemma, said, like }
}

const FUTURE = /(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/u

/** «il jouera» is «jouer» and -a; «il courra», «il verra» have two r. */
const futureStem: ConjugationRule = ({ word, expected, written, finite }) => {
  if (finite.tense !== 'futur' && finite.tense !== 'conditionnel') return null
  const stem = expected.replace(FUTURE, '')
  // The stem is right, or its end: «enporterons» is told by the m, «facherait» by its hat.
  const isStem = written.startsWith(stem) && !/^e?r/u.test(written.slice(stem.length))
  const isEnded = written.endsWith(expected.slice(stem.length - 2))
  if (isStem || isEnded || stripDiacritics(written) === stripDiacritics(expected)) return null
  const [ending, { lemma: infinitive, tense }] = [expected.slice(stem.length), finite]
  if (stem === infinitive.replace(/e$/u, '')) {
    return { kind: 'future-stem', expected: word.core, infinitive, ending, tense }
  }
  return stem.endsWith('rr') && written === expected.replace('rr', 'r')
    ? { kind: 'future-rr', expected: word.core }
    : null
}

/** «il essuie», «ils essuyaient». */
const ofYer: ConjugationRule = ({ word, expected, written, finite: { lemma } }) => {
  if (!lemma.endsWith('yer')) return null
  const at = lemma.length - 3
  const isExchanged =
    /^[iy]{2}$/u.test(`${expected[at]}${written[at]}`) && expected[at] !== written[at]
  // «tu essuiras»: the e of «il essuie» stays.
  const isSilentLost = written === expected.replace(/ie(?=r)/u, 'i') && written !== expected
  return isSilentLost || (isExchanged && expected.slice(0, at) === written.slice(0, at))
    ? { kind: 'verb-in-yer', expected: word.core, infinitive: lemma, letter: expected.charAt(at) }
    : null
}

/** «nous criions»: -ions behind a stem in i or y. */
const twoVowels: ConjugationRule = ({ word, expected, written, finite }) => {
  const ending = /(?<=[iy])(?:ions|iez)$/u.exec(expected)?.[0]
  const isLost = ending !== undefined && written === expected.replace(/i(?=(?:ons|ez)$)/u, '')
  return isLost
    ? {
        kind: 'two-vowels',
        expected: word.core,
        stem: expected.slice(0, -ending.length),
        ending,
        tense: finite.tense,
        clue: tenseClue(word, finite.tense),
      }
    : null
}

/** The vowel of «ils atteignirent» is that of «il atteignit». */
const simplePast: ConjugationRule = ({ word, expected, written, finite, language }) => {
  if (finite.tense !== 'passé simple' || finite.person !== 3 || finite.number !== 'p') return null
  const vowel = /(?:in|[èiu])(?=rent$)/u.exec(expected)?.[0]
  const copied = /(?:in|[èéeiu])(?=r+e?n?t?s?$)/u.exec(written)?.[0]
  if (vowel === undefined) return null
  if (written === expected.replace(/rent$/u, 'rrent')) {
    return { kind: 'past-one-r', expected: word.core, ending: `${vowel}rent` }
  }
  if (copied === undefined || copied === vowel) return null
  const form = simpleForm(finite.lemma, finite.tense, { person: 3, number: 's' }, language.lexicon)
  if (form === null) return null
  const plural = pronounOf(finite, word.subject)
  const singular = plural.replace(/s$/u, '')
  return {
    kind: 'simple-past',
    expected: word.core,
    singular: `${singular} ${form}`,
    plural: `${plural} ${expected}`,
  }
}

const MOOD_OF = new Set<SimpleTense>(['présent', 'imparfait', 'futur', 'passé simple'])

/** «qu'il ait», written «est»: «que nous ayons» tells avoir by ear; «soyions», with an i too many. */
const subjunctiveOfAvoir: ConjugationRule = ({ word, expected, written, finite }) =>
  (finite.lemma === 'avoir' &&
    /^(?:aie|aies|ait|aient|ayons|ayez)$/u.test(expected) &&
    !/^(?:aie|aies|ait|aient|avons|avez)$/u.test(written)) ||
  (/^soy(?:ons|ez)$/u.test(expected) && /yi/u.test(written))
    ? { kind: 'avoir-subjunctive', expected: word.core }
    : null

/** «que tu fasses» is heard where «que tu viennes» is not. */
const subjunctive: ConjugationRule = ({ word, expected, written, finite, language }) => {
  const isLed = word.parsed?.words
    .slice(Math.max(0, word.at - 6), word.at)
    .some(({ lower }) => /^qu(?:e|')$/u.test(lower))
  if (finite.tense !== 'subjonctif' || !isLed) return null
  const isIndicative = finiteReadings(language.lexicon.analyse(written)).some(
    ({ lemma, tense }) => lemma === finite.lemma && MOOD_OF.has(tense),
  )
  if (!isIndicative) return null
  const person = personLed(word, finite)
  const pronoun = pronounOf(person, word.subject)
  const ending = verbEnding(expected, word.readings) ?? ''
  // «que nous fassions» tells every other verb by ear.
  if (finite.number === 'p' && finite.person !== 3 && finite.lemma === 'faire') {
    const [single, stem] = [withPronoun('je', 'fasse', language), 'fass']
    return { kind: 'subjunctive-plural', expected, single, stem, ending }
  }
  const infinitive = finite.lemma === 'faire' ? 'prendre' : 'faire'
  const form = simpleForm(infinitive, 'subjonctif', person, language.lexicon)
  if (form === null) return null
  const trial = withPronoun(pronoun, form, language)
  const model = modelOf(finite, ending, pronoun, language)
  // «il puisse» for «il peut»: its end alone would leave the child with «peute».
  const own = expected.slice(0, expected.length - ending.length)
  const stem = written.startsWith(own) ? null : { of: finite.lemma, letters: own }
  return { kind: 'subjunctive', expected, infinitive, trial, ending, model, stem }
}

/** «qu'il fût» and «il fut»: the circumflex is that of the subjunctive. */
const circumflexPast: ConjugationRule = ({ word, expected, written, finite, language }) => {
  const [bare, hat] = [/[iu]n?t$/u, /[îû]n?t$/u]
  const isPair =
    (hat.test(expected) && bare.test(written)) || (bare.test(expected) && hat.test(written))
  if (
    !isPair ||
    expected.normalize('NFD').replace(/\u0302/u, '') !==
      written.normalize('NFD').replace(/\u0302/u, '')
  )
    return null
  const plural = simpleForm(
    finite.lemma,
    'passé simple',
    { person: 3, number: 'p' },
    language.lexicon,
  )
  return plural === null
    ? null
    : {
        kind: 'past-circumflex',
        expected: word.core,
        hasHat: hat.test(expected),
        plural: `ils ${plural}`,
      }
}

/** «ils fûrent»: the circumflex is that of «nous fûmes». */
const pastWithoutHat: ConjugationRule = ({ word, expected, written, finite, language }) => {
  const hat = expected.replace(/[iu](?=n?rent$)/u, (letter) => `${letter}\u0302`.normalize('NFC'))
  if (finite.tense !== 'passé simple' || hat === expected || written !== hat) return null
  const form = simpleForm(
    finite.lemma,
    'passé simple',
    { person: 1, number: 'p' },
    language.lexicon,
  )
  const said = withPronoun(pronounOf(finite, word.subject), expected, language)
  return form === null ? null : { kind: 'past-without-hat', expected, said, other: `nous ${form}` }
}

/** «nous partimes»: the passé simple of «nous» and «vous» has a circumflex. */
const pastHat: ConjugationRule = ({ expected, written, finite }) => {
  const bare = expected.replace(/[âîû](?=n?[mt]es$)/u, (letter) =>
    letter.normalize('NFD').charAt(0),
  )
  if (finite.tense !== 'passé simple' || bare === expected || written !== bare) return null
  const [pronoun, like] = expected.endsWith('mes')
    ? ['nous', 'nous chantâmes']
    : ['vous', 'vous chantâtes']
  return { kind: 'past-hat', expected, said: `${pronoun} ${expected}`, like }
}

const RULES: readonly ConjugationRule[] = [
  pastHat,
  pastWithoutHat,
  withoutEz,
  circumflexPast,
  subjunctiveOfAvoir,
  otherPerson,
  keptLetter,
  futureStem,
  ofYer,
  twoVowels,
  simplePast,
  subjunctive,
]

/** null where no such rule tells the two forms apart. */
export function conjugationRule(one: ConjugatedVerb): ErrorExplanation | null {
  for (const rule of RULES) {
    const found = rule(one)
    if (found !== null) return found
  }
  return null
}
