/** Why the word of a gap is right, as far as the sentence tells the words that it agrees with (GRA-15). */
import { quoted } from '../format.ts'

const NBSP = '\u00a0'

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
/** Conjugated as «il»; nobody says «c'est tout qui». */
export const NEUTER_SUBJECT = /^(?:on|tout|cela|ça|rien)$/iu
/** Between a subject and its verb. */
const BETWEEN = /^(?:ne|n'|se|s'|me|m'|te|t'|le|la|les|l'|lui|leur|y|en)$/iu

/** The pronoun that is the subject of the verb in the gap; a subject that is nobody cannot stand in «c'est … qui». */
export function subjectPronounOf({ before }: Pick<GapWords, 'before'>): string | null {
  const nearest = before.findLast((word) => !BETWEEN.test(word))
  if (before.length === 1 && NEUTER_SUBJECT.test(before[0] ?? ''))
    return before[0]?.toLocaleLowerCase('fr') ?? null
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

/** Words that can open a clause in front of a verb without being one person or thing. */
const NO_NAME =
  /^(?:beaucoup|certaine?s|plusieurs|tou(?:te)?s|ici|là|où|quand|comment|qui|que|ainsi|voici|voilà)$/iu

/** «Chloé», «Papa» alone before the verb. */
function nameSubject(before: readonly string[]): string | null {
  const [name = '', ...rest] = before.slice(
    0,
    before.findLastIndex((word) => !BETWEEN.test(word)) + 1,
  )
  return rest.length === 0 && /^\p{Lu}\p{Ll}+/u.test(name) && !NO_NAME.test(name) ? name : null
}

/** «la soupe»: on dirait «elle»; empty where the words before do not tell the subject. */
function saidOfSubject(before: readonly string[]): string {
  const subject = nounSubject(before)
  if (subject !== null) return `, ${quoted(subject.said)}${insteadOf(subject.determiner)}`
  const name = nameSubject(before)
  return name === null ? '' : `, ${quoted(name)}, qui est au singulier`
}

export function verbGapReason(place: GapWords): string {
  const start = `${quoted(place.text)} s'accorde avec son sujet`
  const pronoun = subjectPronounOf(place)
  if (pronoun !== null && NEUTER_SUBJECT.test(pronoun))
    return `${start}, ${quoted(pronoun)}, comme avec ${quoted('il')}.`
  if (pronoun !== null) return `${start}, ${quoted(pronoun)}.`
  return `${start}${place.isWhole ? saidOfSubject(place.before) : ''}.`
}

/** `before`: the words of the clause before its verb, those of the subject alone. */
export function attributeGapReason({ text, isWhole }: GapWords, before: readonly string[]): string {
  const pronoun = subjectPronounOf({ before })
  const isThird = pronoun !== null && /^(?:ils?|elles?)$/u.test(pronoun)
  const said = isThird ? `, ${quoted(pronoun)}` : saidOfSubject(before)
  return `${quoted(text)} s'accorde avec le sujet${isWhole ? said : ''}.`
}

/** CP names neither subject nor number: the words that go together are said together. */
export function verbGapReasonAtCp({ text, before, isWhole }: GapWords): string {
  const subject = isWhole ? nounSubject(before) : null
  const pronoun = subjectPronounOf({ before })
  const said = pronoun ?? subject?.said ?? (isWhole ? nameSubject(before) : null)
  if (said === null) return `${quoted(text)} va avec la personne ou la chose dont on parle.`
  const isPlural = OF_SEVERAL.test(subject?.determiner ?? '') || /^(?:il|elle)s$/u.test(said)
  return `${quoted(text)} va avec ${quoted(said)}${isPlural ? `${NBSP}: il y en a plusieurs` : ''}.`
}

export function determinerGapReasonAtCp({ text, next }: GapWords): string {
  const determiner = text.toLocaleLowerCase('fr')
  if (next === '') return `${quoted(text)} va avec le mot qui suit.`
  return OF_SEVERAL.test(determiner)
    ? `${quoted(text)} va avec ${quoted(next)}${NBSP}: il y en a plusieurs.`
    : `${quoted(text)} va avec ${quoted(next)}${NBSP}: on dit ${quoted(joined([determiner, next]))}.`
}

export function nounGapReasonAtCp({ text, before }: GapWords): string {
  const determiner = (before.at(-1) ?? '').toLocaleLowerCase('fr')
  const start = `${quoted(text)} va avec le petit mot juste avant`
  if (OF_SEVERAL.test(determiner))
    return `${start}, ${quoted(determiner)}${NBSP}: il y en a plusieurs.`
  return OF_ONE.test(determiner)
    ? `${start}, ${quoted(determiner)}${NBSP}: il n'y en a pas plusieurs.`
    : `${start}.`
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
