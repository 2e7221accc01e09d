/** Why the word of a gap is right, as far as the sentence tells the words that it agrees with (GRA-15). */
const NBSP = '\u00a0'

function quoted(text: string): string {
  return `«${NBSP}${text}${NBSP}»`
}

export interface GapWords {
  readonly text: string
  /** Words of the clause before the gap. */
  readonly before: readonly string[]
  /** Whether those are all words of the clause: none is a gap itself. */
  readonly isWhole: boolean
  /** The word behind the gap. */
  readonly next: string
}

export const BEFORE_NOUN =
  /^(?:les?|la|l'|une?|des?|du|au|aux|ce|cet|cette|ces|[mts](?:on|a|es)|notre|votre|nos|vos|leurs?|deux|trois|quatre)$/iu
export const OFTEN_BEFORE =
  /^(?:petite?|grande?|gros(?:se)?|jolie?|bon(?:ne)?|beau|bel(?:le)?|vieux|vieil(?:le)?|jeune|nouveau|nouvel(?:le)?)[sx]?$/iu

/** «mon» and «son» stand before «amie» too, «l'» before both. */
const FEMININE = /^(?:la|une|cette|ma|ta|sa)$/iu
const MASCULINE = /^(?:le|un|ce|cet)$/iu
const OF_ONE = /^(?:le|la|l'|une?|cet?|cette|[mts](?:on|a)|notre|votre|leur)$/iu
const OF_SEVERAL = /^(?:les|des|ces|[mts]es|nos|vos|leurs|deux|trois|quatre)$/iu

/** Articles, «du» and «au» aside: what opens a subject. */
function opensSubject(word: string): boolean {
  return OF_ONE.test(word) || OF_SEVERAL.test(word)
}

/** What stands for a subject; where its determiner does not tell the gender, how many it is. */
function insteadOf(determiner: string): string {
  if (FEMININE.test(determiner)) return `${NBSP}: on dirait ${quoted('elle')}`
  if (MASCULINE.test(determiner)) return `${NBSP}: on dirait ${quoted('il')}`
  return OF_SEVERAL.test(determiner) ? ', qui est au pluriel' : ', qui est au singulier'
}

const SUBJECT_PRONOUN = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/iu
/** Between a subject and its verb. */
const BETWEEN = /^(?:ne|n'|se|s'|me|m'|te|t'|le|la|les|l'|lui|leur|y|en)$/iu

/** The pronoun that is the subject of the verb in the gap; a subject that is nobody cannot stand in «c'est … qui». */
export function subjectPronounOf({ before }: Pick<GapWords, 'before'>): string | null {
  const nearest = before.findLast((word) => !BETWEEN.test(word))
  return nearest !== undefined && SUBJECT_PRONOUN.test(nearest)
    ? nearest.toLocaleLowerCase('fr')
    : null
}

function joined(words: readonly string[]): string {
  return words
    .map((word) => (word.endsWith("'") ? word : `${word} `))
    .join('')
    .trim()
}

/** A determiner and its noun alone before the verb, an adjective between them at most; null where there is more. */
function nounSubject(before: readonly string[]): { said: string; determiner: string } | null {
  const end = before.findLastIndex((word) => !BETWEEN.test(word))
  const [determiner = '', ...rest] = before.slice(0, end + 1)
  const [first = '', second] = rest
  const isShort = rest.length === 1 || (rest.length === 2 && OFTEN_BEFORE.test(first))
  const isNoun = /^\p{Ll}{2,}$/u.test(second ?? first) && !OFTEN_BEFORE.test(second ?? first)
  if (!opensSubject(determiner) || !isShort || !isNoun) return null
  return { said: joined([determiner.toLocaleLowerCase('fr'), ...rest]), determiner }
}

export function verbGapReason(place: GapWords): string {
  const start = `${quoted(place.text)} s'accorde avec son sujet`
  const pronoun = subjectPronounOf(place)
  if (pronoun === 'on') return `${start}, ${quoted('on')}, comme avec ${quoted('il')}.`
  if (pronoun !== null) return `${start}, ${quoted(pronoun)}.`
  const subject = place.isWhole ? nounSubject(place.before) : null
  if (subject === null) return `${start}.`
  return `${start}, ${quoted(subject.said)}${insteadOf(subject.determiner)}.`
}

/** «féminin, au singulier»; empty where the determiner does not tell. */
function featuresOf(determiner: string): string {
  if (OF_SEVERAL.test(determiner)) return 'pluriel'
  if (FEMININE.test(determiner)) return 'féminin singulier'
  return MASCULINE.test(determiner) ? 'masculin singulier' : ''
}

export function determinerGapReason({ text, next }: GapWords): string {
  const features = featuresOf(text)
  return features === '' || next === ''
    ? `${quoted(text)} annonce le nom qui suit.`
    : `${quoted(text)} va avec ${quoted(next)}, qui est au ${features}.`
}

export function nounGapReason({ text, before }: GapWords): string {
  const determiner = before.findLast((word) => BEFORE_NOUN.test(word)) ?? ''
  const isNear = before.length - before.lastIndexOf(determiner) <= 2
  const isPlural = OF_SEVERAL.test(determiner)
  if (!isNear || !(isPlural || OF_ONE.test(determiner)))
    return `${quoted(text)} suit ce que le déterminant annonce.`
  return `Le déterminant ${quoted(determiner.toLocaleLowerCase('fr'))} annonce ${isPlural ? 'un pluriel' : 'un singulier'}${NBSP}: ${quoted(text)}.`
}
