/** What replaces a grammatical homophone in its own sentence, by the word and its use; teachers' own tests. */
import type { HomophoneUse } from '../../../domain/copy/review/error-explanation.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from '../expected-word.ts'
import { isTime } from '../parsed-place.ts'
import { trialIn } from '../sentence-trial.ts'
import { finiteReadings } from '../verbs/conjugated-verb.ts'
import {
  after,
  cest,
  quand,
  type Replaceable,
  type SubstituteMaker,
  shortCe,
} from './clause-substitutions.ts'

export interface Substitution {
  readonly trial: string
  readonly works: boolean
}

/** `word/key: replacement`; a replacement after `!` is one that cannot be said. */
const TABLE = `a avait|as avais|ai avais|à !avait|et et puis|est était|es étais|son mon|sont étaient|ont avaient|ou ou bien|où !ou bien|où other !ou bien
la determiner cette|la pronoun le|la other !ici|là ici|l'a l'avait|l'as l'avais|l'ai l'avais|ce pronoun cela
sais savais|sait savait|sa ma|ça cela|mais pourtant|mes tes|met mettait|mets mettais|m'est m'était|m'es m'étais|leur pronoun lui|leurs ses
peut pouvait|peux pouvais|cent mille|sens sentais|sent sentait|si intensity tellement|si other !m'y
six sept|sept six|tes mes|t'es t'étais|t'est t'était|t'a t'avait|ta ma|ma ta|m'a m'avait|m'as m'avais|mon ton|m'ont m'avaient|ton mon|t'ont t'avaient
qui !qu'elle|quel !qu'il|quelle !qu'il|quels !qu'ils|quelles !qu'ils|plus tôt plus tard
sur !certain|peut-être sans doute|peut être pouvait être|d'en de|voire et même|les determiner des|les pronoun le|du !devait`

const SUBSTITUTES: ReadonlyMap<string, string> = new Map(
  TABLE.split(/[|\n]/u).flatMap((entry) => {
    const [, key = '', replacement = ''] =
      /^((?:plus tôt|peut être|\S+)(?: (?:determiner|pronoun|other|relative|intensity))?) (.+)$/u.exec(
        entry,
      ) ?? []
    return key === '' ? [] : [[key, replacement] as const]
  }),
)

const CLITICS: Readonly<Record<string, string>> = { "s'en": "m'en ", "s'y": "m'y " }

/** «je me lave» for «il se lave», in the tense of the sentence. */
function inFirstPerson({ word, expected, language }: Replaceable): string | null {
  const inside = expected !== 'se' && expected !== "s'en" && expected !== "s'y"
  const verb = inside ? word : after(word)
  const finite = verb?.readings.find((reading) => reading.verb?.kind === 'finite')
  if (verb === undefined || finite?.verb?.kind !== 'finite') return null
  const form = simpleForm(
    finite.lemma,
    finite.verb.tense,
    { person: 1, number: 's' },
    language.lexicon,
  )
  if (form === null) return null
  const vowel = startsWithVowelSound(form, language.aspirated)
  // «je m'en suis allé»: no auxiliary is said without its participle.
  const isCompound = !inside && /^[HE]/u.test(verb.tag)
  const behind = isCompound ? participleAfter(word.sentence[word.place + 2]) : ''
  if (isCompound && behind === '') return null
  return `je ${CLITICS[expected] ?? (vowel ? "m'" : 'me ')}${form}${behind}`
}

/** The participle behind «s'est» is said too, of one. */
function participleAfter(next: WordInContext | undefined): string {
  const isSaid = next !== undefined && !next.pause && /^(?:VK|A)/u.test(next.tag)
  const isPlural = next?.readings.some(({ number }) => number === 'p') === true
  return isSaid ? ` ${isPlural ? next.text.replace(/s$/u, '') : next.text}` : ''
}

const inFirstPersonWhole: SubstituteMaker = (asked) => {
  const said = inFirstPerson(asked)
  return said === null ? null : said + participleAfter(after(asked.word))
}

/** «prête de la gare»: nobody says it, whoever is spoken of. */
const pres: SubstituteMaker = ({ word }) => {
  const { sentence, place } = word
  const behind = sentence.slice(place + 1)
  const end = behind.findIndex(({ pause, tag }) => pause || /^[VHE]\d/u.test(tag))
  const said = behind.slice(0, end < 0 ? 3 : Math.min(end, 3)).map(({ text }) => text)
  return said.length === 0 ? null : ['prête', ...said].join(' ')
}

/** «ces fleurs-là»; a time is not shown: «ces derniers jours» are not «ces derniers jours-là». */
const shown: SubstituteMaker = ({ word, language }) => {
  const { sentence, place, group } = word
  if (group === null) return null
  const last = place + group.head - word.at
  const noun = sentence[last]
  if (!noun?.tag.startsWith('N') || isTime(noun.readings, language)) return null
  const between = sentence.slice(place + 1, last + 1)
  const said = ['ces', ...between.map(({ text }) => text)].join(' ')
  return /-(?:ci|là)$/u.test(said) ? said : `${said}-là`
}

const MOMENTS =
  /^(?:matin|midi|soir|jour|mois|moment|week-end|printemps|été|automne|hiver|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|instant|temps)$/u

/** «ce matin-là»: no other determiner stands before a moment; «un garçon» elsewhere. */
const momentShown: SubstituteMaker = ({ word, language }) => {
  const next = after(word)
  // «ce matin-là»: nobody says «un matin-là».
  const bare = next !== undefined && /-(?:là|ci)$/u.test(next.text) ? next.text.slice(0, -3) : null
  if (bare !== null) return `un ${bare}`
  const isMoment = next !== undefined && MOMENTS.test(next.text)
  return isMoment ? `ce ${next.text}-là` : trialIn(word, 'un', language)
}

/** «sa maison» for «leur maison», «mon chat» for «notre chat». */
function possessive(feminine: string, masculine: string): SubstituteMaker {
  return ({ word, language }) => {
    const next = after(word)
    if (next === undefined || word.group === null) return null
    const vowel = startsWithVowelSound(next.text, language.aspirated)
    const form = word.group.gender === 'f' && !vowel ? feminine : masculine
    return trialIn(word, form, language)
  }
}

/** «sans arrêt»: nobody says «avec arrêt». */
const FIXED_AFTER_SANS =
  /^(?:arrêt|cesse|fin|doute|effort|faute|exception|retard|relâche|bruit|peine|égal|pareil)$/u

/** «sans aucun bruit», «sans un mot»: nobody says «avec aucun». */
const NEGATIVE_AFTER_SANS = /^(?:aucune?|nul(?:le)?|une?|rien|personne|jamais)$/u

/** «avec ou sans sucre»; nothing says the same before an infinitive. */
const sans: SubstituteMaker = ({ word, language }) => {
  const next = after(word)
  const isInfinitive = next?.tag === 'VI' || next?.tag === 'O'
  const isFixed = FIXED_AFTER_SANS.test(lowerCaseText(next))
  const isRelative = /^(?:lequel|laquelle|lesquel(?:le)?s|qui|quoi)$/u.test(lowerCaseText(next))
  const isNegative = NEGATIVE_AFTER_SANS.test(lowerCaseText(next))
  return isInfinitive || isFixed || isRelative || isNegative
    ? null
    : trialIn(word, 'avec ou sans', language)
}

/** The pronoun with its verb alone: what agrees with it is left out. */
function otherPronoun(pronoun: string): SubstituteMaker {
  return ({ word, language }) => {
    const next = after(word)
    const isClause = next !== undefined && /^(?:[VHE]\d|O|RN)/u.test(next.tag)
    return isClause ? trialIn(word, pronoun, language, { whole: true, upToVerb: true }) : null
  }
}

/** «quelle panique»: «qu'il panique» can be said too, and would tell nothing; «qu'il est ton nom» can not. */
function isVerbToo({ word, expected, language }: Replaceable): boolean {
  const next = after(word)
  const isQuel = /^quel(?:le)?s?$/u.test(expected) && next?.tag.startsWith('E') === false
  return isQuel && finiteReadings(language.lexicon.analyse(lowerCaseText(next))).length > 0
}

/** «cette panique» for «quelle panique»; null before a verb, and of what is asked: «quelle route prendre». */
function shownForQuel({ word, expected, language }: Replaceable): Substitution | null {
  const { text = '' } = after(word) ?? {}
  const behind = word.sentence.slice(word.place + 1)
  if (behind.some(({ tag }) => /^(?:[VHE]\d|VI)/u.test(tag))) return null
  const masculine = startsWithVowelSound(text, language.aspirated) ? 'cet' : 'ce'
  const single = expected === 'quelle' ? 'cette' : masculine
  return { trial: `${expected.endsWith('s') ? 'ces' : single} ${text}`, works: true }
}

/** «il mange beaucoup» for «il mange très peu»: nobody says «très beaucoup». */
const peu: SubstituteMaker = ({ word, language }) => {
  const { sentence, place } = word
  const before = sentence[place - 1]
  const isMeasured = /^(?:très|si|trop|assez|un|plus|aussi|fort|bien)$/u.test(lowerCaseText(before))
  return before !== undefined && isMeasured && !word.pause
    ? trialIn({ ...before, sentence, place: place - 1 }, 'beaucoup', language, { width: 2 })
    : trialIn(word, 'beaucoup', language)
}

/** «qu'il a» for «que l'on a»: nobody says «l'il». */
const on: SubstituteMaker = ({ word, language }) =>
  // «il joue ensemble»: nobody is together alone.
  trialIn(word, 'il', language, {
    whole: word.elided === "l'",
    upToVerb: word.sentence.some((one) => /^(?:ensemble|tous|toutes)$/u.test(lowerCaseText(one))),
  })

const MAKERS: ReadonlyMap<string, SubstituteMaker> = new Map<string, SubstituteMaker>([
  ['se', inFirstPerson],
  ["s'en", inFirstPerson],
  ["s'y", inFirstPerson],
  ["s'", inFirstPersonWhole],
  ["c'", shortCe],
  ['quand', quand],
  ["c'est", cest],
  ['peu', peu],
  ['on', on],
  ['près', pres],
  ['près other', pres],
  ["s'est", inFirstPersonWhole],
  ['ces', shown],
  ['ce determiner', momentShown],
  ["n'y", ({ word, language }) => trialIn(word, 'y', language, { whole: true, upToVerb: true })],
  ['ses', ({ word, language }) => trialIn(word, 'mes', language)],
  ['leur determiner', possessive('sa', 'son')],
  ['notre', possessive('ma', 'mon')],
  ['votre', possessive('ta', 'ton')],
  ['sans', sans],
  ["qu'il", otherPronoun("qu'elle")],
  ["qu'ils", otherPronoun("qu'elles")],
  ["qu'elle", otherPronoun("qu'il")],
  ["qu'elles", otherPronoun("qu'ils")],
  ['sûr', ({ word, language }) => trialIn(word, 'certain', language)],
])

/** Pairs whose elided word belongs to the replacement. */
function isWhole(word: ExpectedWord, expected: string): boolean {
  return word.elided !== '' && expected.startsWith(word.elided)
}

/** null where nothing can be put in its place. */
export function substitutionFor(asked: Replaceable): Substitution | null {
  const { word, expected, use, language } = asked
  const key = use === null ? expected : `${expected} ${use}`
  const made = use === 'expression' || use === 'noun' ? undefined : MAKERS.get(key)
  if (made !== undefined) {
    const trial = made(asked)
    return trial === null ? null : { trial, works: made !== pres }
  }
  if (isVerbToo(asked)) return shownForQuel(asked)
  // No other word can stand before a name.
  const isNamed = expected === 'la' && after(word)?.tag === 'L'
  const replacement = isNamed ? undefined : SUBSTITUTES.get(key)
  if (replacement === undefined) return null
  const works = !replacement.startsWith('!')
  const form = works ? replacement : replacement.slice(1)
  const whole = isWhole(word, expected)
  const width = expected.split(' ').length
  // «d'en»: «de» alone can be said.
  return { trial: trialIn(word, form, language, { whole, width }), works }
}

/** Whether the next word is a noun's, or a verb's: «les» and «la» stand before both. */
export function useBefore(word: ExpectedWord): HomophoneUse {
  return word.tag === 'O' ? 'pronoun' : lowerCaseText(after(word)) === '' ? 'other' : 'determiner'
}
