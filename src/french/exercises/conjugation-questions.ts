/** Conjugation: forms to write, in a table, in a sentence, or after another subject (GRA-17). All forms come from the lexicon. */
import {
  CONJUGATION_SHAPES,
  type ConjugatedTense,
  type ConjugatedWord,
  type ConjugationQuestion,
  GAP,
} from '../../domain/grammar/exercise.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { auxiliaryOf, conjugate } from '../morphology/conjugation.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Sampler } from '../sampler.ts'
import {
  type ConjugatedSubject,
  JOINED_SUBJECTS,
  NAMED_SUBJECTS,
  PROGRAMME_TENSES,
  PROGRAMME_VERBS,
  PRONOUN_SUBJECTS,
  type ProgrammeVerb,
  subjectsOfTense,
} from './programme-verbs.ts'

export interface ConjugationScope {
  readonly level: Level
  readonly random: Sampler
  readonly language: Language
}

/** What tells the tense, before the subject. */
const OPENINGS: Readonly<Record<ConjugatedTense, string>> = {
  présent: "Aujourd'hui",
  futur: 'Demain',
  // Whatever lasts, or goes on, may be told of it; after «Chaque jour» a présent would be right as well.
  imparfait: 'À ce moment-là',
  'passé composé': 'Hier',
  'passé simple': 'Ce jour-là',
  'plus-que-parfait': 'La veille',
}

interface FormOf {
  readonly text: string
  readonly radical: string
  readonly ending: string
}

type Ending = readonly [je: string, tu: string, il: string, nous: string, vous: string, ils: string]

/** Endings as schools teach them, the longer first; the r of the future is its mark of tense (Terminologie grammaticale 2020). */
const ENDINGS: Readonly<Partial<Record<ConjugatedTense, readonly Ending[]>>> = {
  présent: [
    ['e', 'es', 'e', 'ons', 'ez', 'ent'],
    ['s', 's', 't', 'ons', 'ez', 'ent'],
    ['x', 'x', 't', 'ons', 'ez', 'ent'],
  ],
  futur: [['rai', 'ras', 'ra', 'rons', 'rez', 'ront']],
  imparfait: [['ais', 'ais', 'ait', 'ions', 'iez', 'aient']],
  'passé simple': [
    ['ai', 'as', 'a', 'âmes', 'âtes', 'èrent'],
    ['is', 'is', 'it', 'îmes', 'îtes', 'irent'],
    ['us', 'us', 'ut', 'ûmes', 'ûtes', 'urent'],
    ['ins', 'ins', 'int', 'înmes', 'întes', 'inrent'],
  ],
}

/** No radical of theirs is to be seen, or to be heard, in those tenses. */
const BY_HEART: Readonly<Partial<Record<ConjugatedTense, ReadonlySet<string>>>> = {
  présent: new Set(['être', 'avoir', 'aller']),
  'passé simple': new Set(['être', 'avoir']),
}

function splitForm(
  finite: string,
  { lemma, tense }: { readonly lemma: string; readonly tense: ConjugatedTense },
  { person, number }: Pick<ConjugatedSubject, 'person' | 'number'>,
): Omit<FormOf, 'text'> {
  if (BY_HEART[tense]?.has(lemma)) return { radical: '', ending: finite }
  const place = person - 1 + (number === 'p' ? 3 : 0)
  const ending = (ENDINGS[tense] ?? [])
    .map((row) => row[place] ?? '')
    .find((one) => finite.endsWith(one))
  return ending === undefined
    ? { radical: '', ending: finite }
    : { radical: finite.slice(0, -ending.length), ending }
}

const USE = { reflexive: false, withObject: false, objectBefore: null } as const

function formOf(
  lemma: string,
  tense: ConjugatedTense,
  subject: ConjugatedSubject,
  gender: 'm' | 'f',
  { language }: ConjugationScope,
): FormOf | null {
  const found = conjugate(lemma, tense, { ...subject, gender }, USE, language.lexicon)
  if (found === null) return null
  const { finite, participle } = found
  return participle === null
    ? { text: finite, ...splitForm(finite, { lemma, tense }, subject) }
    : { text: `${finite} ${participle}`, radical: finite, ending: participle }
}

/** Right as well where the subject does not tell: «sommes allées» of «nous», «êtes allé» of one who is told «vous». */
function alsoRight({ text }: ConjugatedSubject, feminine: string): string[] {
  return text === 'vous'
    ? [feminine, feminine.replace(/es$/u, ''), feminine.replace(/s$/u, '')]
    : [feminine]
}

/** null when the verb has no such form. */
export function conjugatedWord(
  lemma: string,
  tense: ConjugatedTense,
  subject: ConjugatedSubject,
  scope: ConjugationScope,
): ConjugatedWord | null {
  const form = formOf(lemma, tense, subject, subject.gender ?? 'm', scope)
  if (form === null) return null
  const feminine = subject.gender === null ? formOf(lemma, tense, subject, 'f', scope) : null
  const also = feminine && feminine.text !== form.text ? alsoRight(subject, feminine.text) : []
  const elided = subject.text === 'je' && startsWithVowelSound(form.text, scope.language.aspirated)
  return { ...form, also, subject: elided ? "j'" : subject.text }
}

function joined({ subject }: ConjugatedWord): string {
  return subject.endsWith("'") ? subject : `${subject} `
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

function decapitalised(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}

/** «Ils sont allés»: of a verb with être CE2 writes what does not agree; the agreement is for CM1 (BO n° 16 of 17/04/2025 p. 17). */
function withoutAgreement(
  subjects: readonly ConjugatedSubject[],
  { lemma }: ProgrammeVerb,
  tense: ConjugatedTense,
  { level, language }: ConjugationScope,
): ConjugatedSubject[] {
  const isEarly = levelRank(level) < levelRank('CM1') && tense === 'passé composé'
  const agrees = isEarly && auxiliaryOf(lemma, USE, language.lexicon) === 'être'
  return subjects.filter(({ number, gender }) => !agrees || (number === 's' && gender !== 'f'))
}

/** Persons of a table: three in CP, six later. */
function tablePersons(verb: ProgrammeVerb, tense: ConjugatedTense, scope: ConjugationScope) {
  const { level, random } = scope
  const all = withoutAgreement(subjectsOfTense(PRONOUN_SUBJECTS, tense), verb, tense, scope)
  const gendered = all.some(({ text }) => text === 'elle') ? random.pick(['il', 'elle']) : 'il'
  const six = all.filter(({ text, person }) => person !== 3 || text.replace(/s$/u, '') === gendered)
  if (level !== 'CP') return six
  const [first = 0] = random.shuffle([0, 3])
  return six.slice(first, first + 3)
}

function tableQuestion(
  verb: ProgrammeVerb,
  tense: ConjugatedTense,
  scope: ConjugationScope,
): ConjugationQuestion | null {
  const { lemma } = verb
  const subjects = tablePersons(verb, tense, scope)
  const words = subjects.flatMap((one) => conjugatedWord(lemma, tense, one, scope) ?? [])
  if (words.length !== subjects.length) return null
  // The verb makes it another sentence than that of any other table.
  const persons = words.map((word) => `${joined(word)}${GAP}`).join(', ')
  const sentence = `${lemma} (${tense})\u00a0: ${persons}`
  return { sentence, verb: lemma, tense, shape: 'table', model: '', words }
}

function subjectsOf(
  verb: ProgrammeVerb,
  tense: ConjugatedTense,
  scope: ConjugationScope,
): ConjugatedSubject[] {
  const { level } = scope
  const late = levelRank(level) >= levelRank('CM1')
  const all = [...PRONOUN_SUBJECTS, ...NAMED_SUBJECTS, ...(late ? JOINED_SUBJECTS : [])]
  return withoutAgreement(subjectsOfTense(all, tense), verb, tense, scope)
}

function sentenceQuestion(
  verb: ProgrammeVerb,
  tense: ConjugatedTense,
  scope: ConjugationScope,
): ConjugationQuestion | null {
  const { lemma, complements } = verb
  const subject = scope.random.pick(subjectsOf(verb, tense, scope))
  const rest = scope.random.pick(complements)
  const word = subject && conjugatedWord(lemma, tense, subject, scope)
  if (!word || rest === undefined) return null
  const sentence = `${OPENINGS[tense]}, ${decapitalised(joined(word))}${GAP} ${rest}.`
  return { sentence, verb: lemma, tense, shape: 'sentence', model: '', words: [word] }
}

/** «Mon ami finit le dessin. → Nous ___ le dessin.» */
function changedSubjectQuestion(
  verb: ProgrammeVerb,
  tense: ConjugatedTense,
  scope: ConjugationScope,
): ConjugationQuestion | null {
  const { lemma, complements } = verb
  const { random } = scope
  const [one, other] = random.shuffle(subjectsOf(verb, tense, scope))
  const rest = random.pick(complements)
  const before = one && conjugatedWord(lemma, tense, one, scope)
  const word = other && conjugatedWord(lemma, tense, other, scope)
  if (!before || !word || rest === undefined || before.text === word.text) return null
  return {
    sentence: `${capitalised(joined(word))}${GAP} ${rest}.`,
    verb: lemma,
    tense,
    shape: 'subject',
    model: `${capitalised(joined(before))}${before.text} ${rest}.`,
    words: [word],
  }
}

const WRITERS = {
  table: tableQuestion,
  sentence: sentenceQuestion,
  subject: changedSubjectQuestion,
} as const

/** A question drawn at random; null when what was drawn makes none. */
export function conjugationQuestion(scope: ConjugationScope): ConjugationQuestion | null {
  const { level, random } = scope
  const verb = random.pick(PROGRAMME_VERBS[level])
  const shape = random.pick(CONJUGATION_SHAPES)
  const early = level === 'CE1' && random.next() < 0.7
  const tense = random.pick(
    PROGRAMME_TENSES[level].filter((one) => !early || one !== 'passé composé'),
  )
  if (!verb || !tense || !shape) return null
  const tableOnly = verb.tableOnly?.includes(tense) ?? false
  return WRITERS[tableOnly ? 'table' : shape](verb, tense, scope)
}
