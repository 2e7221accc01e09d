/** Subject, reflexive and clitic pronouns, and possessives: what agrees with a person. */
import type { Agreement } from '../morphology/features.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'

/** The noun that clitics stand for. */
interface PronounReferent {
  readonly standsFor: Pick<Agreement, 'gender' | 'number'> | null
  /** Objects named before it in the sentence. */
  readonly named: readonly Agreement[]
}

/** «le» and «lui» have a function of their own. */
export function cliticWord(text: string): InflectedWord {
  const bare = text.replace(/:.*$/u, '')
  if (['le', 'la', 'les'].includes(bare))
    return inflectedWord(bare, 'pronom', { role: 'O', head: true })
  if (['lui', 'leur'].includes(bare))
    return inflectedWord(bare, 'pronom', { role: 'I', head: true })
  return inflectedWord(bare, 'pronom', { role: 'V' })
}

const CLITIC_FEATURES: Readonly<Record<string, Pick<Agreement, 'gender' | 'number'>>> = {
  le: { gender: 'm', number: 's' },
  la: { gender: 'f', number: 's' },
  les: { gender: 'm', number: 'p' },
  'les:m': { gender: 'm', number: 'p' },
  'les:f': { gender: 'f', number: 'p' },
  'le:m': { gender: 'm', number: 's' },
  'la:f': { gender: 'f', number: 's' },
}

/** Those that stand for somebody known, whatever noun a slot took. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(['le:m', 'la:f'])

/** «les pommes … les a mangées», «la pomme … l'a apportée»: the participle agrees with what was named. */
function antecedentClitic(clitic: string, elided: boolean, named: readonly Agreement[]): string {
  if (clitic === 'les') {
    return named.findLast(({ number }) => number === 'p')?.gender === 'f' ? 'les:f' : clitic
  }
  const isUnsaid = elided && clitic === 'le'
  return isUnsaid && named.at(-1)?.gender === 'f' && named.at(-1)?.number === 's' ? 'la' : clitic
}

/** `elided`: the verb starts with a vowel, so that its «l'» says no gender. «le» becomes «la» where the slot took a feminine noun. */
export function agreeingClitics(
  clitics: readonly string[],
  elided: boolean,
  { standsFor: noun, named }: PronounReferent,
): string[] {
  if (noun === null) return clitics.map((clitic) => antecedentClitic(clitic, elided, named))
  const form = noun.number === 'p' ? `les:${noun.gender}` : noun.gender === 'f' ? 'la' : 'le'
  return clitics.map((clitic) =>
    CLITIC_FEATURES[clitic] === undefined || OF_SOMEBODY.has(clitic) ? clitic : form,
  )
}

export function objectClitic(
  clitics: readonly string[],
): Pick<Agreement, 'gender' | 'number'> | null {
  const object = clitics.find((clitic) => CLITIC_FEATURES[clitic] !== undefined)
  return object === undefined ? null : (CLITIC_FEATURES[object] ?? null)
}

/** Before a masculine singular, a feminine singular and a plural, by person and number of the owner. */
const POSSESSIVES: Readonly<Record<string, readonly [ms: string, fs: string, p: string]>> = {
  '1s': ['mon', 'ma', 'mes'],
  '2s': ['ton', 'ta', 'tes'],
  '3s': ['son', 'sa', 'ses'],
  '1p': ['notre', 'notre', 'nos'],
  '2p': ['votre', 'votre', 'vos'],
  '3p': ['leur', 'leur', 'leurs'],
}

/** The possessive of an owner before a noun; surface realisation makes «mon amie» of «ma amie». */
export function possessiveDeterminer(
  owner: Pick<Agreement, 'person' | 'number'>,
  noun: Pick<Agreement, 'gender' | 'number'>,
): string {
  const [masculine, feminine, plural] = POSSESSIVES[`${owner.person}${owner.number}`] ?? [
    'son',
    'sa',
    'ses',
  ]
  if (noun.number === 'p') return plural
  return noun.gender === 'f' ? feminine : masculine
}

/** me, te, se, nous, vous: the pronoun that repeats the subject. */
export function reflexivePronoun(subject: Pick<Agreement, 'person' | 'number'>): string {
  if (subject.person === 3) return 'se'
  if (subject.number === 's') return subject.person === 1 ? 'me' : 'te'
  return subject.person === 1 ? 'nous' : 'vous'
}

export function subjectPronoun(agreement: Agreement): string {
  const { person, number, gender } = agreement
  if (person === 1) return number === 's' ? 'je' : 'nous'
  if (person === 2) return number === 's' ? 'tu' : 'vous'
  return (gender === 'f' ? 'elle' : 'il') + (number === 'p' ? 's' : '')
}

/** The possessives that templates are written with, in the order of the columns of `POSSESSIVES`. */
const WRITTEN_POSSESSIVES: readonly string[] = ['son', 'sa', 'ses']

/** «son» follows its owner: «mon», «leur». */
export function ownedWord(text: string, owner: Agreement): string {
  const column = WRITTEN_POSSESSIVES.indexOf(text)
  return column < 0 ? text : (POSSESSIVES[`${owner.person}${owner.number}`]?.[column] ?? text)
}
