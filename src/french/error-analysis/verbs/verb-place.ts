/** What stands around an infinitive or a participle, and the verb that can be said in its place there, if one can. */
import { VERBS_WITH_ETRE } from '../../morphology/conjugation.ts'
import type { ExpectedWord } from '../expected-word.ts'

interface Place {
  readonly lemma: string
  readonly reflexive: boolean
  readonly withEtre: boolean
  readonly withAvoir: boolean
  /** Tag and text of the next word, with what opens a complement. */
  readonly next: string
  readonly object: boolean
  /** A participle that agrees. */
  readonly marked: boolean
  /** The word behind in the same clause, whatever it is; '' before a pause. */
  readonly after: string
  readonly afterTag: string
  /** «le», «lui», «y» before the verb; '' where none is. */
  readonly clitic: string
  /** «deux heures», «toute la nuit»: how long, not what. */
  readonly isDuration: boolean
  /** «les mains». */
  readonly ofBody: boolean
  /** A participle without its auxiliary: «les mains gelées». */
  readonly isEpithet: boolean
}

const REFLEXIVE = /^(?:se|s'|me|m'|te|t'|nous|vous)$/u
/** What an infinitive has as its object in front of it. */
const IN_FRONT = /^(?:rien|tout)$/u
const OBJECT = /^(?:le|la|l'|les)$/u
/** What another verb would not take. */
const PREPOSITION = /^(?:de|d'|du|des|à|au|aux|par|contre|en)$/u
const QUESTION = /^(?:qu(?:e|'|and|el)|comment|pourquoi|où|si|combien)/u

function isAttributive({ afterTag }: Place): boolean {
  return /^(?:A|N|D|VI|VK|L)/u.test(afterTag)
}

function isFree(place: Place): boolean {
  const isLed = PREPOSITION.test(place.after) || QUESTION.test(place.after)
  return !isLed && !isAttributive(place)
}

function takesNothing(place: Place): boolean {
  const isMeasured = place.isDuration || isFree(place)
  const isPronoun = /^(?:rien|personne|tout|tous|beaucoup|trop|ça|cela)$/u.test(place.after)
  return isMeasured && !isPronoun && place.clitic === ''
}

/** A verb that takes what stands around the one it replaces, and where it does. */
const STAND_INS: readonly (readonly [
  fits: (place: Place) => boolean,
  lemma: string,
  works: (place: Place) => boolean,
])[] = [
  [({ reflexive, ofBody }) => reflexive && ofBody, 'mordre', () => true],
  [({ reflexive }) => reflexive, 'perdre', isFree],
  [
    ({ lemma, withAvoir, object }) => VERBS_WITH_ETRE.has(lemma) && !withAvoir && !object,
    'venir',
    (place) => place.afterTag === 'VI' || !isAttributive(place),
  ],
  [({ isEpithet }) => isEpithet, 'perdre', isFree],
  [({ withEtre }) => withEtre, 'vendre', isFree],
  [
    ({ next }) => /^(?:de|d')$/u.test(next),
    'promettre',
    ({ clitic, marked }) => !marked && !OBJECT.test(clitic),
  ],
  [
    ({ next }) => next === 'à',
    'apprendre',
    ({ clitic, marked }) => !marked && !OBJECT.test(clitic),
  ],
  [
    ({ next }) => QUESTION.test(next),
    'dire',
    ({ clitic, marked }) => !marked && !OBJECT.test(clitic),
  ],
  [({ object, marked, isDuration }) => (object && !isDuration) || marked, 'vendre', () => true],
  [() => true, 'courir', takesNothing],
]

const DURATION =
  /^(?:secondes?|minutes?|heures?|jours?|journées?|nuits?|semaines?|mois|ans?|années?|matin|matinée|soir|soirée|temps|fois|kilomètres?|mètres?)$/u

const BODY =
  /^(?:doigts?|langue|lèvres?|joues?|mains?|bras|genoux?|chevilles?|jambes?|pieds?|cheveux|dents?|nez|visage|figure|tête|dos|épaules?|poignets?|coudes?|oreilles?|yeux|ongles?|front|cou|ventre)$/u

/** Whether a group says how long: «toute la soirée». */
export function isDuration(group: string): boolean {
  return group.split(' ').some((word) => DURATION.test(word))
}

/** Whether a group is a part of the body: «les mains». */
export function isOfBody(group: string): boolean {
  return group.split(' ').some((word) => BODY.test(word))
}

type Behind = Pick<Place, 'next' | 'object' | 'after' | 'afterTag' | 'isDuration' | 'ofBody'>

const NOTHING: Behind = {
  next: '',
  object: false,
  after: '',
  afterTag: '',
  isDuration: false,
  ofBody: false,
}

/** Whether an infinitive or a question is led: «si fort» of «crier si fort» asks nothing. */
function opensBehind(next: string, tag = ''): boolean {
  return tag === 'VI' || (QUESTION.test(next) && !(next === 'si' && /^[AR]/u.test(tag)))
}

/** What stands behind the verb in its clause. */
function complementOf({ parsed, at }: ExpectedWord): Behind {
  const [own, next, second, third] = [0, 1, 2, 3].map((step) => parsed?.words[at + step])
  if (!own || !next || /[.,;:!?]/u.test(own.after)) return NOTHING
  const opens = opensBehind(next.lower, second?.tag)
  // «au»: a complement led by a preposition is no object; «du pain», «de la profondeur» are said as objects.
  const isPartitive = next.lower === 'de' && /^l[a']/u.test(second?.lower ?? '')
  const isLed = /^(?:D|N|L)/u.test(next.tag) && !/^(?:au|aux)$/u.test(next.lower)
  const isWhole = /^tou(?:te?s?|s)$/u.test(next.lower) && second?.tag.startsWith('D') === true
  const object = isLed || isPartitive || isWhole
  const isMeasured =
    object && [next, second, third].some((word) => DURATION.test(word?.lower ?? ''))
  return {
    next: opens ? next.lower : '',
    object,
    after: next.lower,
    afterTag: next.tag,
    isDuration: isMeasured,
    ofBody:
      object &&
      /^(?:doigts?|langue|lèvres?|joues?|mains?|bras|genoux?)$/u.test(second?.lower ?? ''),
  }
}

const CLITIC = /^(?:l[ea]|l'|les|lui|leur|y|en|m[e']|t[e']|nous|vous)$/u

interface InFront {
  /** The word that may be the object or the reflexive pronoun. */
  readonly object: string
  readonly clitic: string
}

/** What stands before the verb, or before its auxiliary avoir. */
function frontOf({ parsed, at, auxiliary, readings }: ExpectedWord): InFront {
  const isAvoir = auxiliary?.verb === 'avoir'
  const front = parsed?.words[isAvoir ? auxiliary.at - 1 : at - 1]
  const isInfinitive = readings.some(({ verb }) => verb?.kind === 'infinitive')
  // «la féliciter»: no noun stands there, whatever the tagger says.
  const isPronoun = front?.tag === 'O' || (isInfinitive && !isAvoir)
  const lower = front?.lower ?? ''
  const object = isAvoir || isPronoun ? lower : ''
  return { object, clitic: isPronoun && CLITIC.test(lower) ? lower : '' }
}

/** «quel secret» of «quel secret pouvait-elle cacher», «le secret qu'elle voulait cacher»: the object stands far in front. */
function hasFrontedObject({ parsed, at }: ExpectedWord): boolean {
  const words = parsed?.words.slice(0, at) ?? []
  return words.some(({ lower }, index) => {
    const before = words[index - 1]
    const isAntecedent = /^[NLAZ]/u.test(before?.tag ?? '') || before?.lower === 'ce'
    return /^quel(?:le)?s?$/u.test(lower) || (/^(?:que|qu')$/u.test(lower) && isAntecedent)
  })
}

function placeOf(word: ExpectedWord, lemma: string): Place {
  const { parsed, at, auxiliary } = word
  const isInfinitive = word.readings.some(({ verb }) => verb?.kind === 'infinitive')
  const withAvoir = auxiliary?.verb === 'avoir'
  const isPassive = parsed?.words[at - 1]?.lower === 'été'
  const { object, clitic } = frontOf(word)
  const behind = complementOf(word)
  const isAdjective = auxiliary === null && word.tag !== 'VI'
  const isBefore = OBJECT.test(object) || (isInfinitive && IN_FRONT.test(object))
  return {
    ...behind,
    lemma,
    // «il m'a raconté»: to me, not of me.
    reflexive: !withAvoir && (auxiliary?.reflexive === true || REFLEXIVE.test(object)),
    withEtre: isPassive || auxiliary?.verb === 'être' || isAdjective,
    isEpithet: isAdjective && !isInfinitive && !isPassive,
    withAvoir,
    marked: /(?:ée|és|ées)$/u.test(word.core),
    // «ne rien toucher»
    object: behind.object || isBefore || hasFrontedObject(word),
    clitic,
  }
}

/** null where no verb would take all that stands around. */
export function standIn(word: ExpectedWord, lemma: string): string | null {
  const place = placeOf(word, lemma)
  const row = STAND_INS.find(([fits]) => fits(place))
  if (row === undefined || !row[2](place)) return null
  return row[1] === lemma ? null : row[1]
}
