/**
 * A net under every text, whoever wrote it: elisions, contractions, determiner and noun, pronoun and verb, spaces, capital.
 * It reads the text alone and accepts what any reading of the lexicon allows, so that what it refuses is wrong.
 */
import type { Language } from '../language.ts'
import type { Agreement, Analysis, Gender, GrammarNumber } from '../morphology/forms.ts'
import { startsWithVowelSound } from '../morphology/sound.ts'
import { SUBJECT_PRONOUNS } from '../syntax/closed-words.ts'

export type AgreementFaultKind =
  | 'elision-missing'
  | 'elision-wrong'
  | 'contraction-missing'
  | 'determiner-noun'
  | 'subject-verb'
  | 'word-twice'
  | 'capital-or-point'
  | 'spacing'

export interface AgreementFault {
  readonly kind: AgreementFaultKind
  readonly text: string
  /** What should stand there, when only one thing can. */
  readonly expected?: string
}

const ELIDABLE = new Set('le la je me te se de ne que jusque lorsque puisque'.split(' '))
const ELIDED = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)'$/u
/** «le» and «la» before these are pronouns after a verb: «prends-le avec toi». */
const NO_NOUN = new Set('avec et ou à au aux en ici après encore est entre'.split(' '))

interface Word {
  readonly text: string
  readonly lower: string
  /** Whether a hyphen joins it to the word before. */
  readonly joined: boolean
}

/** Words of a sentence, elided ones apart, hyphenated ones whole unless a pronoun hangs on them. */
function wordsOf(sentence: string): Word[] {
  const found = sentence.matchAll(
    /(-?)((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)'|[\p{L}\d]+(?:[-'’][\p{L}\d]+)*)/giu,
  )
  return Array.from(found, ([, hyphen, text = '']) => ({
    text,
    lower: text.toLocaleLowerCase('fr'),
    joined: hyphen !== '',
  }))
}

function elisionFault(word: Word, next: Word, language: Language): AgreementFaultKind | null {
  const vowel = startsWithVowelSound(next.lower, language.aspirated)
  if (ELIDED.test(word.lower) && !vowel) return 'elision-wrong'
  const free = ELIDABLE.has(word.lower) && !word.joined && !NO_NOUN.has(next.lower)
  return free && vowel && next.lower.length > 1 ? 'elision-missing' : null
}

function isInfinitive(form: string, language: Language): boolean {
  return language.lexicon.analyse(form).some(({ verb }) => verb?.kind === 'infinitive')
}

function contractionFault(
  words: readonly Word[],
  at: number,
  language: Language,
): AgreementFaultKind | null {
  const [one, two, three] = words.slice(at, at + 3)
  if (one === undefined || two === undefined || three === undefined) return null
  const contracts = /^(à|de)$/u.test(one.lower) && /^(le|les)$/u.test(two.lower)
  return contracts && !isInfinitive(three.lower, language) ? 'contraction-missing' : null
}

const DETERMINERS: Readonly<Record<string, readonly [Gender | null, GrammarNumber]>> = {
  le: ['m', 's'],
  la: ['f', 's'],
  un: ['m', 's'],
  une: ['f', 's'],
  du: ['m', 's'],
  au: ['m', 's'],
  ce: ['m', 's'],
  cet: ['m', 's'],
  cette: ['f', 's'],
  ma: ['f', 's'],
  ta: ['f', 's'],
  sa: ['f', 's'],
  les: [null, 'p'],
  des: [null, 'p'],
  aux: [null, 'p'],
  ces: [null, 'p'],
  mes: [null, 'p'],
  tes: [null, 'p'],
  ses: [null, 'p'],
  nos: [null, 'p'],
  vos: [null, 'p'],
  quelques: [null, 'p'],
  plusieurs: [null, 'p'],
}

function nominal(analysis: Analysis): boolean {
  const participle = analysis.verb?.kind === 'participle'
  return ['nom', 'adjectif', 'déterminant'].includes(analysis.nature) || participle
}

function compatible(analysis: Analysis, gender: Gender | null, number: GrammarNumber): boolean {
  const sameGender = gender === null || analysis.gender === null || analysis.gender === gender
  return sameGender && (analysis.number === null || analysis.number === number)
}

/** Before a noun for sure: at the start, after a preposition. Elsewhere «la», «les» may be pronouns before a verb. */
function surelyDeterminer(before: Word | undefined): boolean {
  return before === undefined || /^(dans|sur|sous|avec|chez|vers|par|contre)$/u.test(before.lower)
}

function determinerFault(
  words: readonly Word[],
  at: number,
  language: Language,
): AgreementFaultKind | null {
  const [word, next] = words.slice(at, at + 2)
  if (word === undefined || next === undefined) return null
  const wanted = Object.hasOwn(DETERMINERS, word.lower) ? DETERMINERS[word.lower] : undefined
  if (wanted === undefined || word.joined) return null
  const [gender, number] = wanted
  const sure = surelyDeterminer(words[at - 1])
  const analyses = [
    ...language.lexicon.analyse(next.text),
    ...language.lexicon.analyse(next.lower),
  ].filter(({ verb }) => !(sure && verb?.kind === 'finite'))
  const readings = analyses.filter(nominal)
  // «le manger», «ce qui», «les deux»: not a noun, nothing to say.
  const other = analyses.some((analysis) => !nominal(analysis)) || readings.length === 0
  if (other) return null
  return readings.some((reading) => compatible(reading, gender, number)) ? null : 'determiner-noun'
}

const BEFORE_VERB = new Set(
  "ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(' '),
)

function verbFault(
  words: readonly Word[],
  at: number,
  language: Language,
): AgreementFaultKind | null {
  const word = words[at]
  const subject = word && subjectOf(word)
  if (subject === null || subject === undefined || word?.joined) return null
  const verb = words.slice(at + 1).find((next) => !BEFORE_VERB.has(next.lower))
  if (verb === undefined || verb.joined) return null
  const analyses = language.lexicon.analyse(verb.lower)
  const finite = analyses.flatMap(({ verb: form }) => (form?.kind === 'finite' ? [form] : []))
  if (finite.length === 0 || finite.length < analyses.length) return null
  const agrees = finite.some(
    ({ tense, person, number }) =>
      tense !== 'impératif' && person === subject.person && number === subject.number,
  )
  return agrees ? null : 'subject-verb'
}

/** Pronouns that are subjects wherever they stand; «nous», «vous», «elles» may be something else. */
function subjectOf(word: Word): Agreement | null {
  const sure = ['je', "j'", 'tu', 'il', 'ils', 'on'].includes(word.lower)
  return sure ? (SUBJECT_PRONOUNS.get(word.lower === "j'" ? 'je' : word.lower) ?? null) : null
}

function shapeFaults(sentence: string): AgreementFault[] {
  const faults: AgreementFault[] = []
  const first = /[\p{L}\d]/u.exec(sentence)?.[0] ?? ''
  if (first !== first.toLocaleUpperCase('fr') || !/[.!?…»]$/u.test(sentence)) {
    faults.push({ kind: 'capital-or-point', text: sentence })
  }
  if (/ {2}|\s[,.]|,,|\.\./u.test(sentence)) faults.push({ kind: 'spacing', text: sentence })
  return faults
}

const MAY_REPEAT = new Set(['nous', 'vous', 'très', 'bla', 'toc', 'tic', 'hop', 'ha'])

/** What is surely wrong in one sentence; empty when nothing is. */
export function checkAgreement(sentence: string, language: Language): AgreementFault[] {
  const words = wordsOf(sentence)
  const found = shapeFaults(sentence)
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next === undefined) break
    const text = `${word.text} ${next.text}`
    const kinds = [
      elisionFault(word, next, language),
      contractionFault(words, at, language),
      determinerFault(words, at, language),
      verbFault(words, at, language),
      word.lower === next.lower && !MAY_REPEAT.has(word.lower) ? ('word-twice' as const) : null,
    ]
    found.push(...kinds.flatMap((kind) => (kind === null ? [] : [{ kind, text }])))
  }
  return found
}
