/** A conjugated verb of a dictation: its tense and person, its pronoun, a verb that every class knows with the same ending. */
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { Analysis, SimpleTense } from '../../morphology/features.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import type { VerbSubject } from '../../parsing/subject-group.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { verbEnding } from './verb-ending.ts'

export interface FiniteVerb {
  readonly lemma: string
  readonly tense: SimpleTense
  readonly person: 1 | 2 | 3
  readonly number: 's' | 'p'
}

export interface VerbCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

export interface ConjugatedVerb extends VerbCase {
  readonly finite: FiniteVerb
}

export function finiteReadings(readings: readonly Analysis[]): FiniteVerb[] {
  return readings.flatMap(({ lemma, verb }) =>
    verb?.kind === 'finite' ? [{ lemma, ...verb }] : [],
  )
}

const COMMONEST = new Set(
  'être avoir aller faire pouvoir vouloir venir voir prendre fondre suivre dire'.split(' '),
)

const MOODS_LAST: readonly SimpleTense[] = ['impératif', 'subjonctif']

function isLed({ parsed, at }: ExpectedWord): boolean {
  const before = parsed?.words.slice(Math.max(0, at - 4), at) ?? []
  return before.some(({ lower }) => /^qu(?:e|')$/u.test(lower))
}

/** Its moods last, where nothing before it asks for one. */
export function finiteOf(word: ExpectedWord): FiniteVerb | null {
  const found = finiteReadings(word.readings)
  const own = found.filter(
    ({ person, number }) =>
      word.subject === null || (person === word.subject.person && number === word.subject.number),
  )
  const fitting = own.length > 0 ? own : found
  // «allions» is of «aller», though «allier» has it too.
  const common = fitting.filter(({ lemma }) => COMMONEST.has(lemma))
  const all = common.length > 0 ? common : fitting
  const isMood = ({ tense }: FiniteVerb): boolean => MOODS_LAST.includes(tense)
  const indicative = all.find(({ tense }) => tense === 'présent') ?? all.find((one) => !isMood(one))
  const subjunctive = isLed(word) ? all.find(({ tense }) => tense === 'subjonctif') : undefined
  const finite = indicative ?? subjunctive ?? all[0] ?? null
  // «je n'avais», of which the tagger may keep another person.
  const isPronoun = word.subject?.relation === 'pronoun'
  const { person, number } = word.subject ?? {}
  return finite && isPronoun && person && number ? { ...finite, person, number } : finite
}

/** «Chante plus fort !»: the imperatives of a verb without a subject that opens a sentence; none where it is no order. */
export function orderReadings(word: ExpectedWord, { lexicon }: Language): readonly Analysis[] {
  const { subject, first, parsed, readings, core } = word
  if (subject !== null || !first) return []
  const isOrder = ({ verb }: Analysis): boolean =>
    verb?.kind === 'finite' && verb.tense === 'impératif'
  const isCried = parsed?.words.at(-1)?.after.includes('!') === true
  const isVerb = readings.some(({ verb }) => verb?.kind === 'finite')
  const found = isCried && isVerb ? lexicon.analyse(core) : readings
  return found.filter(isOrder)
}

const PRONOUNS: Readonly<Record<string, string>> = {
  '1s': 'je',
  '2s': 'tu',
  '3s': 'il',
  '1p': 'nous',
  '2p': 'vous',
  '3p': 'ils',
}

export function pronounOf(
  { person, number }: Pick<FiniteVerb, 'person' | 'number'>,
  subject: VerbSubject | null,
): string {
  const pronoun = PRONOUNS[`${person}${number}`] ?? 'il'
  return person === 3 && subject?.gender === 'f' ? pronoun.replace('il', 'elle') : pronoun
}

/** «j'aime», «ils chantent». */
export function withPronoun(pronoun: string, form: string, language: Language): string {
  const elides = pronoun === 'je' && startsWithVowelSound(form, language.aspirated)
  return elides ? `j'${form}` : `${pronoun} ${form}`
}

const MODELS =
  'chanter parler finir vendre venir voir dire mettre pouvoir prendre partir vouloir avoir être'.split(
    ' ',
  )

function endingOf(form: string, finite: FiniteVerb, language: Language): string | null {
  const own = language.lexicon
    .analyse(form)
    .filter(
      ({ verb }) =>
        verb?.kind === 'finite' &&
        verb.tense === finite.tense &&
        verb.person === finite.person &&
        verb.number === finite.number,
    )
  return verbEnding(form, own)
}

/** A verb that every class knows, with the same ending in the same person and tense. */
export function modelOf(
  finite: FiniteVerb,
  ending: string,
  pronoun: string,
  language: Language,
): string | null {
  for (const lemma of MODELS) {
    if (lemma === finite.lemma) continue
    const form = simpleForm(lemma, finite.tense, finite, language.lexicon)
    if (form !== null && endingOf(form, finite, language) === ending) {
      return withPronoun(pronoun, form, language)
    }
  }
  return null
}
