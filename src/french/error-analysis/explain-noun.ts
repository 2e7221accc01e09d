/** Reasons for the number of nouns, and of the determiners and pronouns that stand for their group. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import { spanText } from '../parsing/subject-group.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import type { AgreementCase } from './agreement-control.ts'
import { type ExpectedWord, lowerCaseText } from './expected-word.ts'

const PLURAL_DETERMINERS = new Set(
  'les des ces mes tes ses nos vos leurs aux quelques plusieurs certains certaines différents différentes'.split(
    ' ',
  ),
)
const SINGULAR_DETERMINERS = new Set(
  "le la l' un une du au mon ma ton ta son sa notre votre leur ce cet cette chaque".split(' '),
)

function isNumeral(word: string): boolean {
  return /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|\d+)$/u.test(
    word,
  )
}

/** «sous» of «sous-marins», «gros» of «gros-becs»: their s is no mark. */
const ENDS_IN_S = /^(?:sous|gros|trois|vers|tiers|hors|bas|faux|dix|six|deux|fils)$/u

function singularPieces(pieces: readonly string[]): readonly string[] {
  return pieces.map((piece) => (ENDS_IN_S.test(piece) ? piece : piece.replace(/[sx]$/u, '')))
}

function singularOf({ readings, core }: ExpectedWord, language: Language): string {
  const reading = readings.find(({ nature }) => nature === 'nom') ?? readings[0]
  if (reading === undefined) return core.replace(/[sx]$/u, '')
  const { gender, lemma, nature } = reading
  // «grands» of «grands-parents»: a piece has its own singular.
  if (lemma.includes('-') && !core.includes('-')) return core.replace(/[sx]$/u, '')
  const isOwn = (code: string): boolean =>
    gender === null || code.startsWith(gender) || code.startsWith('e')
  const forms = language.lexicon.forms(
    lemma,
    nature === 'nom' ? 'N' : 'A',
    (code) => code.endsWith('s') && isOwn(code),
  )
  const single = forms[0] ?? lemma
  if (core.includes('-')) return singularPieces(core.split('-')).join('-')
  return single === core ? core.replace(/s$/u, '') : single
}

function pluralRule(single: string, expected: string): 'x' | 'aux' | 's' | 'each' {
  if (single.includes('-')) return 'each'
  if (`${single}x` === expected) return 'x'
  if (/ai?l$/u.test(single) && expected.endsWith('aux')) return 'aux'
  return expected.endsWith('s') ? 's' : 'x'
}

/** Nouns without a singular, in the sense that a child knows. */
const ALWAYS_PLURAL =
  /^(?:vacances|alentours|environs|fiançailles|funérailles|obsèques|ténèbres|entrailles|broussailles|semailles|victuailles|représailles|mathématiques)$/u

/** «toutes» of «toutes proches» is an adverb, which announces nothing. */
function announcesSeveral(determiner: string, isNoun: boolean): boolean {
  const isAll = isNoun && /^tou(?:te)?s$/u.test(determiner)
  return PLURAL_DETERMINERS.has(determiner) || isNumeral(determiner) || isAll
}

/** «des chefs-d'œuvre», whose last word has no mark, and «des gratte-ciel», which has none at all. */
function compoundNumber(core: string, determiner: string): ErrorExplanation {
  const pieces = core.split('-')
  const single = [...singularPieces(pieces.slice(0, -1)), ...pieces.slice(-1)].join('-')
  return single === core
    ? { kind: 'never-changes', expected: core }
    : { kind: 'plural', expected: core, determiner, ending: 's', single, rule: 'each' }
}

const QUANTITIES =
  /^(?:beaucoup|énormément|tant|tellement|trop|plein|combien|assez|moins|davantage|autant|dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine|millier|milliers|centaines|dizaines|foule|multitude|collection|série|tas)$/u
const MANY = /^(?:nombreux|nombreuses|divers|diverses|multiples)$/u

/** «de hauts» of «de hauts murs», «chers» of «chers parents»: an adjective that is plural by its form. */
function pluralAdjective({ sentence, place }: ExpectedWord): string | null {
  const [own, before] = [sentence[place - 1], sentence[place - 2]]
  const isPlural =
    own?.tag.startsWith('A') === true &&
    own.readings.length > 0 &&
    own.readings.every(({ number }) => number === 'p')
  if (!isPlural && !MANY.test(lowerCaseText(own))) return null
  return lowerCaseText(before) === 'de' ? `de ${lowerCaseText(own)}` : lowerCaseText(own)
}

/** «beaucoup de» of «beaucoup d'élèves», or an adjective: what announces several without a determiner. */
function quantityBefore(word: ExpectedWord): string | null {
  const { sentence, place, elided } = word
  const adjective = pluralAdjective(word)
  if (adjective !== null) return adjective
  const [before, farther] = [sentence[place - 1], sentence[place - 2]].map(lowerCaseText)
  const counted = elided === "d'" ? before : before === 'de' ? farther : ''
  return QUANTITIES.test(counted ?? '') ? `${counted} de` : null
}

/** «les», «deux», «beaucoup de»; null where nothing announces several. */
function announcerOf(word: ExpectedWord, isNoun: boolean): string | null {
  const { determiner } = word
  const isPlural = determiner !== null && announcesSeveral(determiner, isNoun)
  return isPlural ? determiner : quantityBefore(word)
}

/** A plural with what announces it; null where no mark shows it. */
function severalOf(
  word: ExpectedWord,
  expected: string,
  determiner: string,
  language: Language,
): ErrorExplanation | null {
  const ending = /(?:aux|[sx])$/u.exec(expected)?.[0]
  const isPlural = word.readings.some(({ number }) => number !== 's')
  if (ending === undefined || (word.determiner === null && !isPlural)) return null
  const single = singularOf(word, language)
  // «yeux» has another singular, of other letters.
  if (single === expected) return null
  const rule = pluralRule(single, expected)
  return { kind: 'plural', expected: word.core, determiner, ending, single, rule }
}

/** «autour»: a noun of hawking too, which no child counts. */
function isTool(form: string): boolean {
  return (
    CLOSED_CLASS_WORDS.has(form) ||
    /^(?:autour|avant|arrière|après|contre|devant|bien|mal)$/u.test(form)
  )
}

/** By the determiner of the noun, else by counting. */
export function explainNounNumber({
  word,
  expected,
  written,
  language,
}: AgreementCase): ErrorExplanation | null {
  const { determiner, core, readings } = word
  if (ALWAYS_PLURAL.test(expected)) return { kind: 'always-plural', expected: core }
  const isNoun = readings.some(({ nature }) => nature === 'nom')
  const announced = announcerOf(word, isNoun)
  const plural = announced === null ? null : severalOf(word, expected, announced, language)
  if (plural !== null) return plural
  const isSingular = written.length > expected.length && SINGULAR_DETERMINERS.has(determiner ?? '')
  if (determiner !== null && isSingular) return { kind: 'singular', expected: core, determiner }
  if (!isNoun || isTool(expected)) return null
  if (announced !== null && core.includes('-')) return compoundNumber(core, announced)
  // A preposition implies no number: «d'un», «pas de pomme».
  const number = readings.every((reading) => reading.number === 'p') ? 'p' : 's'
  return { kind: 'count', expected: core, number }
}

/** «mon amie», «cet arbre»: what they are before a consonant. */
const BEFORE_CONSONANT: Readonly<Record<string, string>> = {
  mon: 'ma',
  ton: 'ta',
  son: 'sa',
  cet: 'ce',
}

/** «les» before a verb, «ils» as its subject. */
function isThirdPersonPronoun(tag: string, form: string): boolean {
  // «d'elles», «avec elles»: the tagger may have them as anything.
  if (/^elles?$/u.test(form)) return true
  return tag === 'O' ? /^l[aes]+$/u.test(form) : /^S3/u.test(tag) && /^(?:il|elle)s?$/u.test(form)
}

/** «étaient» of «ils n'étaient», where its end shows the number of «ils». */
function verbOfPronoun({ parsed, at, tag }: ExpectedWord): string | null {
  const verb = parsed?.words.slice(at + 1, at + 5).find(({ tag: own }) => !/^(?:O|RN)$/u.test(own))
  const isOwn = tag.startsWith('S3') && isFiniteTag(verb?.tag)
  return isOwn && verb ? verb.lower : null
}

/** A determiner, by its noun; «les» before a verb, by what it stands for. */
export function explainDeterminer({
  word,
  expected,
  written,
  concerns,
  language,
}: AgreementCase): ErrorExplanation | null {
  const { group, parsed, at, tag } = word
  if (isThirdPersonPronoun(tag, expected)) {
    const number = expected.endsWith('s') ? 'p' : 's'
    return { kind: 'clitic', expected, concerns, number, verb: verbOfPronoun(word) }
  }
  const isDeterminer = CLOSED_CLASS_WORDS.get(expected) === 'déterminant'
  if (!group || !parsed || group.start !== at || !isDeterminer) return null
  const next = parsed.words[at + 1]
  const isVowel = next !== undefined && startsWithVowelSound(next.lower, language.aspirated)
  if (isVowel && BEFORE_CONSONANT[expected] === written) {
    return { kind: 'before-vowel', expected, plain: written, next: next.text }
  }
  const noun = spanText(parsed.words, group.head, group.head)
  const { number, gender } = group
  return { kind: 'determiner', concerns, expected, noun, number, gender }
}
