/** Noun groups that may be subjects: with their complements, joined by «et», and how they are said. */
import type { Gender, GrammarNumber, Person } from '../morphology/features.ts'
import { isPunctuated, type NounChunk } from './noun-chunk.ts'
import type { TaggedWord } from './tag-sentence.ts'

export interface VerbSubject {
  /** As a reader would say it: «les petits chats», «je», «Léa et Tom». */
  readonly text: string
  readonly number: GrammarNumber
  readonly person: Person
  readonly gender: Gender | null
  /** How it stands to its verb. */
  readonly relation:
    | 'pronoun'
    | 'near'
    | 'distant'
    | 'relative'
    | 'coordinated'
    | 'shared'
    | 'inverted'
  /** The noun that decides, where a complement stands between: «le chat» of «le chat des voisins». */
  readonly core: string
}

export interface TaggedSentence {
  readonly words: readonly TaggedWord[]
  readonly groups: readonly NounChunk[]
}

/** Person and number of a verb. */
export type VerbPerson = Pick<VerbSubject, 'person' | 'number'>

function said({ text, lower, first, tag }: TaggedWord): string {
  return first && tag !== 'L' ? lower : text
}

function gapAfter({ after }: TaggedWord): string {
  if (after.includes(',')) return ', '
  return /^['’-]*$/u.test(after) ? after : ' '
}

/** Text of a stretch, without the capital of the sentence. */
export function spanText(words: readonly TaggedWord[], from: number, to: number): string {
  const all = words.slice(from, to + 1)
  const last = all.length - 1
  return all.map((word, at) => said(word) + (at === last ? '' : gapAfter(word))).join('')
}

export function groupEnding({ groups }: TaggedSentence, at: number): NounChunk | undefined {
  return groups.find(({ start, end }) => start <= at && at <= end)
}

/** The group that starts at a place; «de» is a determiner before an adjective, in the plural: «de vieux jouets». */
export function groupFrom(
  { words, groups }: TaggedSentence,
  first: number,
  { number }: VerbPerson,
): NounChunk | undefined {
  const isDe = /^d[e']$/u.test(words[first]?.lower ?? '') && number === 'p'
  if (!isDe) return groups.find(({ start, led }) => start === first && !led)
  const isNew = /^A/u.test(words[first + 1]?.tag ?? '')
  return isNew ? groups.find(({ start }) => start === first + 1) : undefined
}

export interface Stretch {
  readonly from: number
  readonly group: NounChunk
  /** A complement of the noun stands behind it. */
  readonly extended: boolean
}

/** The noun behind them decides: «beaucoup d'enfants jouent». */
const QUANTIFIERS = new Set(
  'plupart beaucoup peu trop tant combien assez plein tellement'.split(' '),
)

/** One of them decides: «chacun des enfants joue». */
const SINGLES = new Set('chacun chacune aucun aucune'.split(' '))

/** Where what a complement completes would end; -1 when nothing can stand there. */
function endBefore(words: readonly TaggedWord[], { start, determiner }: NounChunk): number {
  const isContracted = /^(?:du|des|aux?)$/u.test(determiner ?? '')
  const end = words[start - 1]?.tag === 'P' ? start - 2 : isContracted ? start - 1 : -1
  const previous = words[end]
  return previous === undefined || isPunctuated(previous) ? -1 : end
}

/** The group that ends at a place, or the one that it completes: «le chat» of «le chat des voisins». */
export function stretchEnding(sentence: TaggedSentence, at: number): Stretch | null {
  const { words } = sentence
  let group = groupEnding(sentence, at)
  let extended = false
  while (group?.led) {
    const before = endBefore(words, group)
    const previous = words[before]
    if (previous === undefined) return null
    if (QUANTIFIERS.has(previous.lower)) {
      const start = words[before - 1]?.tag.startsWith('D') ? before - 1 : before
      return { from: start, group: { ...group, start }, extended: true }
    }
    if (SINGLES.has(previous.lower)) {
      return {
        from: before,
        group: { ...group, start: before, end: before, number: 's' },
        extended: true,
      }
    }
    group = groupEnding(sentence, before)
    extended = true
  }
  return group ? { from: group.start, group, extended } : null
}

/** A verb may agree with their complement: «une dizaine de bateaux mouillaient». */
const COLLECTIVES =
  /^(?:(?:di|dou|quin|ving|tren|quaran|cinquan|soixan|cen)(?:t|z)?aine|millier|foule|multitude|majorité|moitié|nuée|troupe|bande|quantité|série|groupe|poignée|tas|nombre|infinité|ribambelle)$/u

/** «une dizaine de bateaux» before a verb in the plural: the complement decides. */
function collective(
  words: readonly TaggedWord[],
  { from, group, extended }: Stretch,
  verb: VerbPerson,
  last: number,
): VerbSubject | null {
  const isSeveral = words.slice(group.end + 1, last + 1).some(({ tag }) => /^[NA]p$/u.test(tag))
  const isOfMany = COLLECTIVES.test(words[group.head]?.lower ?? '') && extended && isSeveral
  if (!isOfMany || verb.number !== 'p') return null
  const text = spanText(words, from, last)
  return { text, core: text, ...verb, gender: null, relation: 'near' }
}

/** null when the verb does not agree with it. `last`: where its complements end. */
export function asSubject(
  { words }: TaggedSentence,
  stretch: Stretch,
  verb: VerbPerson,
  last: number,
): VerbSubject | null {
  const { from, group, extended } = stretch
  if (verb.person !== 3) return null
  if (group.number !== verb.number) return collective(words, stretch, verb, last)
  return {
    text: spanText(words, from, extended ? last : group.end),
    core: spanText(words, group.start, group.end),
    ...verb,
    gender: group.gender,
    // «peu de gens»: nothing stands behind the noun that decides.
    relation: extended && group.end < last ? 'distant' : 'near',
  }
}

/** Behind a verb or a preposition, a group is no subject. */
export function isObjectPlace(words: readonly TaggedWord[], start: number): boolean {
  const before = words[start - 1]
  return before !== undefined && !isPunctuated(before) && /^[VHEP]/u.test(before.tag)
}

/** Where the group that is joined before this one ends; -1 without one. `listed`: a comma joins too. */
function joinedEnd(words: readonly TaggedWord[], start: number, listed: boolean): number {
  // «les chats et aussi les chiens».
  const at = words[start - 1]?.tag === 'R' ? start - 2 : start - 1
  const before = words[at]
  if (before === undefined) return -1
  if (/^(?:et|ou|ni)$/u.test(before.lower)) {
    const end = words[at - 1]
    return end === undefined || isPunctuated(end) ? -1 : at - 1
  }
  return listed && /^,\s*$/u.test(before.after) ? start - 1 : -1
}

/** Verbs that what is said may stand before: «» dit le roi». */
export const SPEECH = new Set(
  'dire demander répondre crier murmurer annoncer ajouter expliquer raconter chuchoter hurler promettre penser reprendre souffler ordonner'.split(
    ' ',
  ),
)

const TIMES =
  /^(?:matin|soir|midi|jour|nuit|matinée|soirée|après-midi|journée|semaine|mois|année|an|fois|hiver|printemps|été|automne|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lendemain|veille)s?$/u

/** «ce matin, Julie et son frère»: a complement that opens the sentence, before a comma. */
function isOpeningTime(words: readonly TaggedWord[], { from, group }: Stretch): boolean {
  const head = words[group.head]
  return words[from]?.first === true && head !== undefined && TIMES.test(head.lower)
}

/** «toi et moi» ask for «nous». */
function personOf(words: readonly TaggedWord[]): Person {
  const has = (form: string): boolean => words.some(({ lower }) => lower === form)
  return has('moi') ? 1 : has('toi') ? 2 : 3
}

export function commonGender(genders: readonly (Gender | null)[]): Gender | null {
  if (genders.every((one) => one === 'f')) return 'f'
  return genders.includes('m') ? 'm' : null
}

/** «Léa et Tom», «le chat, le chien et la poule»: where the groups joined before one start, and the gender of each. */
export function joinedGroups(sentence: TaggedSentence, { from, group }: Stretch) {
  const { words } = sentence
  const genders = [group.gender]
  let start = from
  for (;;) {
    const other = stretchEnding(sentence, joinedEnd(words, start, genders.length > 1))
    if (other === null || (genders.length > 1 && isOpeningTime(words, other))) break
    genders.push(other.group.gender)
    start = other.from
  }
  return { start, genders }
}

/** Of a verb in the plural, all that is joined. */
export function coordinated(
  sentence: TaggedSentence,
  stretch: Stretch,
  verb: VerbPerson,
  last: number,
): VerbSubject | null {
  const { words } = sentence
  const { start, genders } = joinedGroups(sentence, stretch)
  const isWhole = genders.length > 1 && verb.number === 'p' && !isObjectPlace(words, start)
  if (!isWhole || personOf(words.slice(start, last + 1)) !== verb.person) return null
  // «ni le froid ni la pluie».
  const opening = words[start - 1]?.lower === 'ni' ? start - 1 : start
  const text = spanText(words, opening, last)
  return { text, core: text, ...verb, gender: commonGender(genders), relation: 'coordinated' }
}

/** «du maçon» is «le maçon» by itself. */
export function withArticle(text: string, { led, determiner }: NounChunk): string {
  if (!led || determiner === null) return text
  const rest = text.slice(determiner.length)
  if (/^(?:du|au)$/u.test(determiner)) return `le${rest}`
  return /^(?:des|aux)$/u.test(determiner) ? `les${rest}` : text
}
