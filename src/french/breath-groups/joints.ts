/** How well a text may be cut between two of its words: the costs of `breath-groups.ts`. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import type { ExpectedWord } from '../error-analysis/expected-word.ts'
import { isFiniteVerb, isParticiple } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS, FULL_FORMS } from '../realisation/closed-class-words.ts'

/** Never cut there. */
export const UNCUT = Number.POSITIVE_INFINITY

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

const CLITICS = set('je tu il ils on ce me te se ne le la les leur y en')
/** Clitic before a verb, complete elsewhere: «elle part», «avec elle». */
const TONIC = set('elle elles nous vous lui')
const INTENSIFIERS = set(
  'très trop si plus moins aussi assez bien tout aucun aucune autre autres même mêmes',
)
const NEGATIONS = set('pas plus jamais rien guère point personne aucun aucune')
const BEFORE_QUE = set(
  'parce alors pendant tandis dès avant après pour sans depuis ainsi afin bien plus moins aussi autant tel telle tant lors sitôt ne',
)
const SUBJECTS = set('je tu il ils on elle elles')
const VERBAL_CLITICS = set('se me te ne')
const RELATIVES = set('qui dont où lequel laquelle lesquels lesquelles')
const OF = set("de du des d'")

const LONGEST_LOCUTION = 5

function lower(word: ExpectedWord | undefined): string {
  return word?.core.toLocaleLowerCase('fr') ?? ''
}

/** The first grammatical word of a token: «qu'» of «qu'il», or the token itself. */
function opening(word: ExpectedWord): string {
  return word.elided === '' ? lower(word) : (FULL_FORMS.get(word.elided) ?? word.elided)
}

function natureOf(form: string): Nature | undefined {
  return CLOSED_CLASS_WORDS.get(form)
}

function may(word: ExpectedWord, nature: Nature): boolean {
  return word.readings.some((one) => one.nature === nature)
}

function isCapital(word: ExpectedWord): boolean {
  return !word.first && /^\p{Lu}/u.test(word.text)
}

function mayBeFinite(word: ExpectedWord): boolean {
  return natureOf(lower(word)) === undefined && word.readings.some(isFiniteVerb)
}

function isOnlyFinite(word: ExpectedWord): boolean {
  return mayBeFinite(word) && (word.subject !== null || word.readings.every(isFiniteVerb))
}

function mayQualify(word: ExpectedWord): boolean {
  return may(word, 'adjectif') || word.readings.some(isParticiple)
}

/** Words that lean on the one that follows: determiner, preposition, conjunction, clitic. */
function leansOnNext(left: ExpectedWord, right: ExpectedWord, before: ExpectedWord | undefined) {
  const form = lower(left)
  const nature = natureOf(form)
  if (nature === 'déterminant' || nature === 'préposition' || nature === 'conjonction') return true
  if (CLITICS.has(form) || RELATIVES.has(form) || OF.has(form) || form === 'à') return true
  if (!TONIC.has(form) || natureOf(lower(before)) === 'préposition') return false
  return mayBeFinite(right) || CLITICS.has(opening(right)) || TONIC.has(opening(right))
}

function isNegated(words: readonly ExpectedWord[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 4), at)
    .some((word) => lower(word) === 'ne' || word.elided === "n'")
}

/** A noun with what qualifies it, a name with its title, an intensifier with its adjective. */
function isOneNounGroup(left: ExpectedWord, right: ExpectedWord): boolean {
  if (isCapital(right) && right.elided === '' && (isCapital(left) || may(left, 'nom'))) return true
  const canQualify = mayQualify(right) && !mayBeFinite(right)
  if (
    INTENSIFIERS.has(lower(left)) &&
    (mayQualify(right) || may(right, 'adverbe') || may(right, 'nom'))
  )
    return true
  if (may(left, 'nom') && !isOnlyFinite(left) && canQualify && right.elided === '') return true
  return may(left, 'adjectif') && may(right, 'nom') && right.elided === '' && !isOnlyFinite(left)
}

/** A verb with its negation, its attribute, the infinitive that it governs. */
function isOneVerbGroup(words: readonly ExpectedWord[], at: number): boolean {
  const [left, right] = words.slice(at - 1, at + 1)
  if (!left || !right) return false
  if (NEGATIONS.has(lower(right)) && isNegated(words, at)) return true
  const isInfinitive = right.readings.some(({ verb }) => verb?.kind === 'infinitive')
  if (isInfinitive && !may(right, 'nom') && natureOf(lower(right)) === undefined) {
    return (
      mayBeFinite(left) ||
      NEGATIONS.has(lower(left)) ||
      TONIC.has(lower(left)) ||
      natureOf(lower(left)) === 'adverbe'
    )
  }
  const isCopula = left.readings.some(({ lemma, verb }) => lemma === 'être' && verb !== undefined)
  if (isCopula && (mayQualify(right) || natureOf(lower(right)) === 'adverbe')) return true
  return opening(right) === 'que' && (BEFORE_QUE.has(lower(left)) || /-ce$/u.test(lower(left)))
}

/** The words from an auxiliary to its participle, from a determiner to the end of its noun group. */
function spanStart(words: readonly ExpectedWord[], at: number): number {
  const word = words[at]
  if (!word) return at
  const { auxiliary, parsed } = word
  const start = words.findLastIndex((one) => one.parsed === parsed && one.at === auxiliary?.at)
  if (start >= 0 && word.readings.some(isParticiple)) return start
  if (word.determiner === null) return at
  const near = words.slice(Math.max(0, at - 3), at + 1)
  const found = near.findLastIndex(
    (one) => lower(one) === word.determiner || one.elided === word.determiner,
  )
  return found < 0 ? at : at - near.length + 1 + found
}

/** A locution in its full form: «près du» is «près de», «parce qu'il» is «parce que». */
function fullForm(words: readonly ExpectedWord[]): string {
  const last = words.at(-1)
  const form = last === undefined ? '' : opening(last)
  const contracted = OF.has(form) ? 'de' : form
  const end = form === 'au' || form === 'aux' ? 'à' : contracted
  return [...words.slice(0, -1).map(({ text }) => text.toLocaleLowerCase('fr')), end].join(' ')
}

function locutionEnd(words: readonly ExpectedWord[], at: number, language: Language): number {
  for (let length = LONGEST_LOCUTION; length > 1; length -= 1) {
    const run = words.slice(at, at + length)
    if (run.length === length && language.functionWords.has(fullForm(run))) return at + length - 1
  }
  return at
}

function hasOneNature(word: ExpectedWord, nature: Nature): boolean {
  return natureOf(lower(word)) === nature || (word.readings.length > 0 && may(word, nature))
}

function opensClause(form: string): boolean {
  return natureOf(form) === 'conjonction' || RELATIVES.has(form) || form === 'que'
}

/** Before a complement: an object reads on from its verb, and «de» belongs to the noun before it. */
function complementCost(left: ExpectedWord, form: string): number {
  const isAfterVerb = mayBeFinite(left) && !may(left, 'nom')
  return (isAfterVerb ? 3 : 4) + (OF.has(form) ? 1 : 0)
}

/** The cost of a cut that the grammar allows: 1 before a clause, up to 9 where nothing announces a group. */
function cutCost(left: ExpectedWord, right: ExpectedWord): number {
  const form = opening(right)
  if (opensClause(form) || SUBJECTS.has(form)) return 1
  if (OF.has(form) || natureOf(form) === 'déterminant') return complementCost(left, form)
  if (natureOf(form) === 'préposition' || VERBAL_CLITICS.has(form)) return 2
  if (isOnlyFinite(right)) return 2
  return hasOneNature(right, 'adverbe') ? 4 : 9
}

/**
 * The cost of cutting before each word of one text, at its index; `UNCUT` between determiner and noun, clitic and verb, auxiliary
 * and participle, preposition and its group, and inside a locution. What punctuation does is the caller's.
 */
export function jointCosts(words: readonly ExpectedWord[], language: Language): number[] {
  const costs = words.map((right, at) => {
    const left = words[at - 1]
    if (left === undefined) return 0
    const isGlued =
      leansOnNext(left, right, words[at - 2]) ||
      isOneNounGroup(left, right) ||
      isOneVerbGroup(words, at)
    return isGlued ? UNCUT : cutCost(left, right)
  })
  words.forEach((word, at) => {
    const from = word.first ? at : spanStart(words, at)
    costs.fill(UNCUT, from + 1, at + 1)
    const end = locutionEnd(words, at, language)
    costs.fill(UNCUT, at + 1, end + 1)
  })
  return costs
}
