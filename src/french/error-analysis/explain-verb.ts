/** Reasons for the endings of verbs: the person that the subject asks, the tense, the infinitive and the participle. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { simpleForm } from '../morphology/conjugation.ts'
import type { Analysis, SimpleTense } from '../morphology/features.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { VerbSubject } from '../parsing/subject-group.ts'
import type { ExpectedWord } from './expected-word.ts'
import { trialIn } from './sentence-trial.ts'
import { verbEnding } from './verb-ending.ts'

export interface VerbCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

interface Finite {
  readonly lemma: string
  readonly tense: SimpleTense
  readonly person: 1 | 2 | 3
  readonly number: 's' | 'p'
}

const MOODS_LAST: readonly SimpleTense[] = ['impératif', 'subjonctif']

function isMood({ tense }: Finite): boolean {
  return MOODS_LAST.includes(tense)
}

function finiteOf(readings: readonly Analysis[]): Finite | null {
  const found = readings.flatMap(({ lemma, verb }) =>
    verb?.kind === 'finite' ? [{ lemma, ...verb }] : [],
  )
  return found.find((one) => !isMood(one)) ?? found[0] ?? null
}

const PRONOUNS: Readonly<Record<string, string>> = {
  '1s': 'je',
  '2s': 'tu',
  '3s': 'il',
  '1p': 'nous',
  '2p': 'vous',
  '3p': 'ils',
}

function pronounOf({ person, number }: Finite, subject: VerbSubject | null): string {
  const pronoun = PRONOUNS[`${person}${number}`] ?? 'il'
  return person === 3 && subject?.gender === 'f' ? pronoun.replace('il', 'elle') : pronoun
}

/** «j'aime», «ils chantent». */
function withPronoun(pronoun: string, form: string, language: Language): string {
  const elides = pronoun === 'je' && startsWithVowelSound(form, language.aspirated)
  return elides ? `j'${form}` : `${pronoun} ${form}`
}

const MODELS =
  'chanter finir vendre venir voir dire mettre pouvoir prendre partir vouloir avoir être'.split(' ')

/** A verb that every class knows, with the same ending in the same person and tense. */
function modelOf(
  finite: Finite,
  ending: string,
  pronoun: string,
  language: Language,
): string | null {
  for (const lemma of MODELS) {
    if (lemma === finite.lemma) continue
    const form = simpleForm(lemma, finite.tense, finite, language.lexicon)
    const own =
      form === null
        ? null
        : verbEnding(
            form,
            language.lexicon
              .analyse(form)
              .filter(
                ({ verb }) =>
                  verb?.kind === 'finite' &&
                  verb.tense === finite.tense &&
                  verb.person === finite.person &&
                  verb.number === finite.number,
              ),
          )
    if (form !== null && own === ending) return withPronoun(pronoun, form, language)
  }
  return null
}

interface Asking {
  readonly word: ExpectedWord
  readonly finite: Finite
  readonly language: Language
}

/** Who or what is asked for: «Qui est-ce qui chante». */
function questionFor({ word, finite, language }: Asking): string {
  const { subject, parsed, at } = word
  const isReflexive = /^(?:se|s')$/u.test(parsed?.words[at - 1]?.lower ?? '')
  const third = simpleForm(finite.lemma, finite.tense, { person: 3, number: 's' }, language.lexicon)
  const head = subject?.core.split(/[\s']/u).at(-1) ?? ''
  const lemma = language.lexicon.analyse(head).find(({ nature }) => nature === 'nom')?.lemma ?? head
  const entry = language.nouns.get(lemma)?.[0] ?? language.nouns.get(head)?.[0]
  const isThing = entry !== undefined && !/^(?:personne|animal)/u.test(entry.nounClass)
  const verb = third ?? finite.lemma
  const vowel = startsWithVowelSound(verb, language.aspirated)
  const clitic = isReflexive ? (vowel ? "s'" : 'se ') : ''
  return `${isThing ? "Qu'est-ce qui" : 'Qui est-ce qui'} ${clitic}${verb}`
}

/** By the subject of the verb, or by how to look for it. */
export function explainSubjectAgreement({
  word,
  expected,
  language,
}: VerbCase): ErrorExplanation | null {
  const finite = finiteOf(word.readings)
  const ending = verbEnding(expected, word.readings)
  if (finite === null || ending === null) return null
  const { subject } = word
  const pronoun = pronounOf(finite, subject)
  if (subject === null && finite.person !== 3)
    return imperativeReason(word, finite, ending, language)
  const question = questionFor({ word, finite, language })
  if (subject === null) {
    const opens = word.readings.some(
      ({ verb }) => verb?.kind === 'finite' && verb.tense === 'impératif',
    )
    return opens && word.first
      ? null
      : { kind: 'find-subject', expected, question, ending, number: finite.number }
  }
  const isPronoun = subject.relation === 'pronoun' || subject.text === pronoun
  return {
    kind: 'subject-verb',
    expected,
    subject: subject.text,
    relation: subject.relation,
    core: subject.core,
    question,
    pronoun: isPronoun ? null : pronoun,
    ending,
    model: modelOf(finite, ending, pronoun, language),
  }
}

function imperativeReason(
  word: ExpectedWord,
  finite: Finite,
  ending: string,
  language: Language,
): ErrorExplanation | null {
  for (const lemma of MODELS) {
    const form = simpleForm(lemma, 'impératif', finite, language.lexicon)
    if (form !== null && lemma !== finite.lemma && form.endsWith(ending)) {
      return { kind: 'imperative', expected: word.core, model: form, ending }
    }
  }
  return null
}

const SOUNDS_E = /(?:er|é|ée|és|ées|ez|ai|ais|ait|aient)$/u

/** «vendu», «vendues»: as the participle agrees. */
function sold({ readings }: ExpectedWord, expected: string): string {
  const plural = /s$/u.test(expected) ? 's' : ''
  const feminine = readings.some(({ gender }) => gender === 'f') ? 'e' : ''
  return `vendu${feminine}${plural}`
}

/** The verb «vendre» in its place: its forms do not sound alike. */
function soldInstead({ word, expected, language }: VerbCase): ErrorExplanation | null {
  const { readings } = word
  const kinds = new Set(readings.map(({ verb }) => verb?.kind))
  const trial = (form: string): string => trialIn(word, form, language, { after: 1 })
  if (kinds.has('infinitive') && expected.endsWith('er')) {
    return { kind: 'vendre', form: 'infinitive', expected, trial: trial('vendre'), works: true }
  }
  const isParticiple = kinds.has('participle') || /^(?:VK|A)/u.test(word.tag)
  if (isParticiple && /é(?:e?s?)$/u.test(expected)) {
    return {
      kind: 'vendre',
      form: 'participle',
      expected,
      trial: trial(sold(word, expected)),
      works: true,
    }
  }
  const finite = finiteOf(readings)
  if (finite?.tense !== 'imparfait' || !/(?:ais|ait|aient)$/u.test(expected)) return null
  const form = simpleForm('vendre', 'imparfait', finite, language.lexicon)
  return form === null
    ? null
    : { kind: 'vendre', form: 'imperfect', expected, trial: trial(form), works: true }
}

/** A participle whose last letter is silent: «pris», «écrit», told by «prise», «écrite». */
function participleLetter({ word, expected, language }: VerbCase): ErrorExplanation | null {
  const participle = word.readings.find(({ verb }) => verb?.kind === 'participle')
  if (participle === undefined || /é(?:e?s?)$/u.test(expected)) return null
  const forms = language.lexicon.forms(participle.lemma, 'V', (code) => code === 'Qfs')
  const [feminine] = forms
  return feminine === undefined ? null : { kind: 'participle-letter', expected, feminine }
}

/** «chanterai» and «chanterais» sound alike; «chanterons» and «chanterions» do not. */
function futureOrConditional(
  { expected, written, language }: VerbCase,
  finite: Finite,
): ErrorExplanation | null {
  const isPair = /rai$/u.test(expected)
    ? /rais$/u.test(written)
    : /rais$/u.test(expected) && /rai$/u.test(written)
  if (!isPair || finite.person !== 1) return null
  const plural = simpleForm(
    finite.lemma,
    finite.tense,
    { person: 1, number: 'p' },
    language.lexicon,
  )
  return plural === null
    ? null
    : { kind: 'future-or-conditional', expected, plural: `nous ${plural}` }
}

/** null when no reason is certain. */
export function explainTense(one: VerbCase): ErrorExplanation | null {
  const { word, expected, written, language } = one
  if (SOUNDS_E.test(expected) && SOUNDS_E.test(written)) {
    const told = soldInstead(one)
    if (told) return told
  }
  const letter = participleLetter(one)
  if (letter) return letter
  const finite = finiteOf(word.readings)
  if (finite === null) return null
  const ordered = word.subject === null && finite.person !== 3
  if (ordered) return explainSubjectAgreement(one)
  const pair = futureOrConditional(one, finite)
  if (pair) return pair
  const ending = verbEnding(expected, word.readings)
  if (ending === null) return null
  if (SOUNDS_E.test(expected) && SOUNDS_E.test(written)) return explainSubjectAgreement(one)
  const pronoun = pronounOf(finite, word.subject)
  const model = modelOf(finite, ending, pronoun, language)
  return { kind: 'tense-ending', expected, tense: finite.tense, pronoun, ending, model }
}
