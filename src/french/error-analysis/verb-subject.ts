/** The subject of a verb: the pronoun or the simple noun phrase before it; none where another subject is possible. */
import type { Language } from '../data/language.ts'
import { type Agreement, type Analysis, isNominal } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS, SUBJECT_PRONOUNS } from '../realisation/closed-class-words.ts'
import { isThirdPersonAuxiliary } from './auxiliary.ts'
import { analyseDictationToken, type DictationToken, lowerCore } from './dictation-token.ts'

const CLITICS = new Set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(' '))
const SUBJECTS_ONLY = new Set('je tu il ils on ce'.split(' '))

export function agreesWithSubject(reading: Analysis, subject: Agreement): boolean {
  return (
    reading.verb?.kind === 'finite' &&
    reading.verb.person === subject.person &&
    reading.verb.number === subject.number
  )
}

/** A pronoun that the verb does not agree with is its object («la maîtresse nous parle») or a determiner («ce livre»). */
function isSubjectOf(pronoun: DictationToken, verb: DictationToken, language: Language): boolean {
  const word = lowerCore(pronoun)
  const subject = SUBJECT_PRONOUNS.get(word)
  if (!subject || pronoun.elided !== '') return false
  return analyseDictationToken(verb, language).some(
    (reading) => agreesWithSubject(reading, subject) && (word !== 'ce' || reading.lemma === 'être'),
  )
}

/** The subject pronoun before a verb, past clitics and «ne». */
export function subjectPronounOf(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): string | null {
  const own = tokens[at]
  if (!own) return null
  if (own.elided === "j'") return 'je'
  const before = tokens.slice(Math.max(0, at - 3), at).reverse()
  const steps = before.findIndex(
    (token) => !CLITICS.has(lowerCore(token)) || isSubjectOf(token, own, language),
  )
  const token = before[steps]
  const isApart = tokens.slice(at - steps, at + 1).some(({ first }) => first)
  if (!token || isApart || !isSubjectOf(token, own, language)) return null
  return isNoWholeSubject(tokens, at - 1 - steps, language) ? null : lowerCore(token)
}

/** «devant elles», «Paul et elles». */
function isNoWholeSubject(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): boolean {
  const [leader, pronoun] = tokens.slice(Math.max(0, at - 1), at + 1)
  if (!leader || !pronoun || pronoun.first || SUBJECTS_ONLY.has(lowerCore(pronoun))) return false
  if (CLOSED_CLASS_WORDS.get(lowerCore(leader)) === 'préposition') return true
  const { person, number } = SUBJECT_PRONOUNS.get(lowerCore(pronoun)) ?? {}
  return (
    person === 3 &&
    number === 'p' &&
    JOINING.has(lowerCore(leader)) &&
    !startsClause(tokens, at, language)
  )
}

/** Determiners that contain no preposition. */
const PLAIN_DETERMINERS = new Set(
  'le la les un une ce cet cette ces mon ma mes son sa ses leur leurs'.split(' '),
)

/** The noun phrase just before a verb, if it agrees with it and no preposition leads it. */
export function nounSubjectOf(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
  known: 's' | 'p' | null = null,
): string | null {
  const number = known ?? finiteNumber(tokens[at], language)
  const head = tokens[at - 1]
  if (number === null || !head || head.elided !== '' || CLITICS.has(lowerCore(head))) return null
  const agreeing = language.lexicon
    .analyse(lowerCore(head))
    .some((reading) => isNominal(reading) && (reading.number ?? number) === number)
  const start = agreeing ? groupStart(tokens, at) : -1
  if (start < 0 || !startsClause(tokens, start, language)) return null
  return tokens
    .slice(start, at)
    .map(({ text, first }) => (first ? text.toLocaleLowerCase('fr') : text))
    .join(' ')
}

/** Index of the determiner of the noun phrase that ends before `at`, or -1. */
function groupStart(tokens: readonly DictationToken[], at: number): number {
  for (let index = at - 2; index >= Math.max(0, at - 4); index -= 1) {
    const token = tokens[index]
    if (!token || tokens[index + 1]?.first) return -1
    if (PLAIN_DETERMINERS.has(lowerCore(token)) && token.elided === '') return index
  }
  return -1
}

/** They coordinate clauses, or parts of one subject. */
const JOINING = new Set('et ou ni mais puis'.split(' '))

/** Whether the noun phrase that starts here opens its clause. */
function startsClause(
  tokens: readonly DictationToken[],
  start: number,
  language: Language,
): boolean {
  const leader = tokens[start - 1]
  if (!leader || tokens[start]?.first) return true
  const nature = CLOSED_CLASS_WORDS.get(lowerCore(leader))
  const isAdverb = nature === 'adverbe' && !leader.first && !JOINING.has(lowerCore(leader))
  const before = isAdverb ? tokens[start - 2] : undefined
  // «et aussi les chiens»: the conjunction stands before the adverb.
  const at = before && JOINING.has(lowerCore(before)) ? start - 2 : start - 1
  const joining = tokens[at]
  if (joining && JOINING.has(lowerCore(joining))) {
    return joining.first || isClauseBefore(tokens, at, language)
  }
  return nature === 'conjonction' || nature === 'adverbe'
}

const CLAUSE_WORDS = new Set(
  'qui que dont où quand si comme lorsque puisque quoique car donc or'.split(' '),
)

/** A subordinator: where its clause ends is unknown («les enfants qui», «parce qu'»). */
export function opensClause({ text, elided }: DictationToken): boolean {
  return /^(?:qu|lorsqu|puisqu)'$/u.test(elided) || CLAUSE_WORDS.has(text.toLocaleLowerCase('fr'))
}

/** Whether a finite verb precedes a conjunction in its clause: it coordinates clauses then, not noun phrases. */
function isClauseBefore(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): boolean {
  let found = false
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token || opensClause(token)) return false
    if (JOINING.has(lowerCore(token))) return found
    found ||= isCertainlyVerb(tokens, index, language)
    if (token.first || token.pause) return found
  }
  return found
}

/** Finite, and neither noun, adjective nor participle in its context. */
export function isCertainlyVerb(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): boolean {
  const token = tokens[at]
  if (!token) return false
  if (isThirdPersonAuxiliary(lowerCore(token)) || subjectPronounOf(tokens, at, language) !== null)
    return true
  const participle = analyseDictationToken(token, language).some(
    ({ verb }) => verb?.kind === 'participle',
  )
  return !participle && finiteNumber(token, language) !== null
}

function finiteNumber(token: DictationToken | undefined, language: Language): 's' | 'p' | null {
  const readings = token ? language.lexicon.analyse(lowerCore(token)) : []
  const numbers = new Set(
    readings.flatMap(({ verb }) =>
      verb?.kind === 'finite' && verb.person === 3 ? [verb.number] : [],
    ),
  )
  const [only] = numbers
  const verbal = readings.length > 0 && readings.every(({ verb }) => verb !== undefined)
  return verbal && numbers.size === 1 && only !== undefined ? only : null
}
