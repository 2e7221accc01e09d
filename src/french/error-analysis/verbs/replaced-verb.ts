/** Infinitive or participle in -é: another verb in its place, whose infinitive and participle are told apart by ear. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { participleForm, VERBS_WITH_ETRE } from '../../morphology/conjugation.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { trialIn } from '../sentence-trial.ts'
import { sharedEnds } from '../spelling/word-pieces.ts'
import type { VerbCase } from './conjugated-verb.ts'

interface Place {
  readonly lemma: string
  readonly reflexive: boolean
  readonly withEtre: boolean
  /** Tag and text of the next word, with what opens a complement. */
  readonly next: string
  readonly object: boolean
  /** A participle that agrees. */
  readonly marked: boolean
}

/** A verb that takes what stands around the one it replaces. */
const STAND_INS: readonly (readonly [(place: Place) => boolean, lemma: string])[] = [
  [({ reflexive, object }) => reflexive && object, 'mordre'],
  [({ reflexive }) => reflexive, 'perdre'],
  [({ lemma }) => VERBS_WITH_ETRE.has(lemma), 'venir'],
  [({ withEtre }) => withEtre, 'vendre'],
  [({ next }) => /^(?:de|d')$/u.test(next), 'promettre'],
  [({ next }) => /^à$/u.test(next), 'apprendre'],
  [({ next }) => /^(?:qu(?:e|'|and|el)|comment|pourquoi|où|si|combien)/u.test(next), 'dire'],
  [({ object, marked }) => object || marked, 'vendre'],
  [() => true, 'courir'],
]

/** What stands behind the verb in its clause. */
function complementOf({ parsed, at }: ExpectedWord): Pick<Place, 'next' | 'object'> {
  const [own, next, second] = [at, at + 1, at + 2].map((index) => parsed?.words[index])
  if (!own || !next || /[.,;:!?]/u.test(own.after)) return { next: '', object: false }
  const opens = second?.tag === 'VI' || /^(?:qu|comment|pourquoi|où|si$|combien)/u.test(next.lower)
  // «au»: a complement led by a preposition is no object; «du pain», «de la profondeur» are said as objects.
  const isPartitive = next.lower === 'de' && /^l[a']/u.test(second?.lower ?? '')
  const isLed = /^(?:D|N|L)/u.test(next.tag) && !/^(?:au|aux)$/u.test(next.lower)
  const isWhole = /^tou(?:te?s?|s)$/u.test(next.lower) && second?.tag.startsWith('D') === true
  const object = isLed || isPartitive || isWhole
  return { next: opens ? next.lower : '', object }
}

const REFLEXIVE = /^(?:se|s'|me|m'|te|t'|nous|vous)$/u
const OBJECT = /^(?:le|la|l'|les)$/u

function placeOf(word: ExpectedWord, lemma: string): Place {
  const { parsed, at, auxiliary } = word
  const before = parsed?.words[at - 1]
  const isInfinitive = word.readings.some(({ verb }) => verb?.kind === 'infinitive')
  // «la féliciter»: no noun stands there, whatever the tagger says.
  const clitic = before?.tag === 'O' || (isInfinitive && before) ? before.lower : ''
  const withAvoir = auxiliary?.verb === 'avoir'
  const objectBefore = withAvoir ? (parsed?.words[auxiliary.at - 1]?.lower ?? '') : clitic
  const { next, object } = complementOf(word)
  const isAdjective = auxiliary === null && word.tag !== 'VI'
  return {
    lemma,
    // «il m'a raconté»: to me, not of me.
    reflexive: !withAvoir && (auxiliary?.reflexive === true || REFLEXIVE.test(clitic)),
    withEtre: before?.lower === 'été' || auxiliary?.verb === 'être' || isAdjective,
    next,
    marked: /(?:ée|és|ées)$/u.test(word.core),
    object: object || OBJECT.test(objectBefore),
  }
}

function standIn(word: ExpectedWord, lemma: string): string {
  const place = placeOf(word, lemma)
  const [, found] = STAND_INS.find(([fits]) => fits(place)) ?? [null, 'vendre']
  return found === lemma ? 'mordre' : found
}

/** Infinitive or participle of the dictated word; null for anything else. */
function formOf({
  word,
  expected,
}: VerbCase): { kind: 'infinitive' | 'participle'; lemma: string } | null {
  const { readings, tag } = word
  const infinitive = readings.find(({ verb }) => verb?.kind === 'infinitive')
  if (infinitive && /(?:er|ir|re)$/u.test(expected))
    return { kind: 'infinitive', lemma: infinitive.lemma }
  const participle = readings.find(({ verb }) => verb?.kind === 'participle')
  const isParticiple = participle !== undefined || /^(?:VK|A)/u.test(tag)
  return isParticiple && /é(?:e?s?)$/u.test(expected)
    ? { kind: 'participle', lemma: participle?.lemma ?? '' }
    : null
}

/** The ending of the copy behind what it shares with the word. */
function endingInstead(expected: string, written: string): string {
  const [start] = sharedEnds(expected, written)
  return /(?:er|ez|ée?s?|ai(?:t|s|ent)?)$/u.exec(written)?.[0] ?? written.slice(start)
}

export function replacedVerb(one: VerbCase): ErrorExplanation | null {
  const { word, expected, written, language } = one
  const form = formOf(one)
  if (form === null) return null
  const found = standIn(word, form.lemma)
  // «la prendre» is said of persons and of things.
  const lemma = form.kind === 'infinitive' && found === 'vendre' ? 'prendre' : found
  const instead = endingInstead(expected, written)
  if (form.kind === 'infinitive') {
    return {
      kind: 'vendre',
      form: 'infinitive',
      expected,
      trial: trialIn(word, lemma, language),
      model: lemma,
      instead,
    }
  }
  const gender = /ées?$/u.test(expected) ? 'f' : 'm'
  const number = /s$/u.test(expected) ? 'p' : 's'
  const [own, plain] = [
    participleForm(lemma, gender, number, language.lexicon),
    participleForm(lemma, 'm', 's', language.lexicon),
  ]
  return own === null || plain === null
    ? null
    : {
        kind: 'vendre',
        form: 'participle',
        expected,
        trial: trialIn(word, own, language),
        model: plain,
        instead,
      }
}

/** A participle whose last letter is silent: «pris», «écrit», told by «prise», «écrite». */
export function participleLetter({ word, expected, language }: VerbCase): ErrorExplanation | null {
  const participle = word.readings.find(({ verb }) => verb?.kind === 'participle')
  if (participle === undefined || /é(?:e?s?)$/u.test(expected)) return null
  const [feminine] = language.lexicon.forms(participle.lemma, 'V', (code) => code === 'Qfs')
  if (feminine === undefined) return null
  const said = word.auxiliary?.verb === 'avoir' ? `une chose ${feminine}` : `elle est ${feminine}`
  return { kind: 'participle-letter', expected, said }
}

/** «en tombant», written «tombent»: the form in -ant, as of every verb. */
export function gerundEnding({ word, expected }: VerbCase): ErrorExplanation | null {
  const isGerund = word.readings.some(({ verb }) => verb?.kind === 'present-participle')
  if (!isGerund || !expected.endsWith('ant')) return null
  const like = ['en chantant', 'en jouant'].filter((one) => !one.endsWith(expected))
  return { kind: 'alike', expected: word.core, letters: 'ant', place: 'end', like, extra: null }
}
