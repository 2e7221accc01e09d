/** The content of `V{…}`, read and written. */
import { isTense, type Tense } from '../morphology/features.ts'
import { makeParts, makeWord, NotationFault, parseParts, parseWord } from './part-notation.ts'
import type { VerbGroup, VerbTense, WordPart } from './template.ts'

const CLITICS = new Set(['me', 'te', 'le', 'la', 'les', 'lui', 'leur', 'y', 'en', 'nous', 'vous'])
const FULL_CLITICS: Readonly<Record<string, string>> = {
  "l'": 'le',
  "m'": 'me',
  "t'": 'te',
  "s'": 'se',
  "n'": 'ne',
}
export const NEGATIONS: readonly string[] = [
  'pas',
  'jamais',
  'plus',
  'rien',
  'guère',
  'personne',
  'que',
]

/** «Personne ne vient»: the negation is in the subject. */
export const NE_ALONE = ''

function parseTense(text: string | undefined): VerbTense {
  if (text === undefined) return { kind: 'story' }
  if (text === 'état' || text === 'événement') return { kind: 'aspect', aspect: text }
  if (text === 'antérieur') return { kind: 'anterior' }
  const imperative = /^impératif\.(tu|nous|vous)$/u.exec(text)?.[1]
  if (imperative !== undefined) {
    return {
      kind: 'imperative',
      person: imperative === 'nous' ? 1 : 2,
      number: imperative === 'tu' ? 's' : 'p',
    }
  }
  const tense = text.replaceAll('_', ' ')
  if (!isTense(tense) || tense === 'impératif') throw new NotationFault(`unknown tense «:${text}»`)
  return { kind: 'fixed', tense }
}

function makeTense(tense: VerbTense): string {
  if (tense.kind === 'story') return ''
  if (tense.kind === 'aspect') return `:${tense.aspect}`
  if (tense.kind === 'anterior') return ':antérieur'
  if (tense.kind === 'fixed') return `:${fixedName(tense.tense)}`
  return `:impératif.${tense.person === 1 ? 'nous' : tense.number === 's' ? 'tu' : 'vous'}`
}

function fixedName(tense: Tense): string {
  return tense.replaceAll(' ', '_')
}

interface Preverbal {
  readonly negated: boolean
  readonly reflexive: boolean
  readonly clitics: readonly string[]
  /** «ne jamais céder»: the negation written before the verb. */
  readonly negation: string | null
  readonly rest: readonly string[]
}

/** One word before the infinitive; null when it is not one of those. */
function takePreverbal(before: Preverbal, word: string): Preverbal | null {
  if (word === 'ne') return { ...before, negated: true }
  if (word === 'se') return { ...before, reflexive: true }
  if (before.negated && NEGATIONS.includes(word)) return { ...before, negation: word }
  const clitic = CLITICS.has(word) || /^(?:les:[fm]|le:m|la:f)$/u.test(word)
  return clitic ? { ...before, clitics: [...before.clitics, word] } : null
}

/** Takes «ne», «se», «jamais» and the pronouns that stand before the infinitive. */
function parsePreverbal(words: readonly string[]): Preverbal {
  let before: Preverbal = {
    negated: false,
    reflexive: false,
    clitics: [],
    negation: null,
    rest: words,
  }
  for (const [at, word] of words.slice(0, -1).entries()) {
    const next = takePreverbal(before, FULL_CLITICS[word] ?? word)
    if (next === null) break
    before = { ...next, rest: words.slice(at + 1) }
  }
  return before
}

function spaced(text: string): string[] {
  return text
    .replace(/(^|\s)([lmtsn]')(?=\p{L}|\*)/gu, '$1$2 ')
    .trim()
    .split(/\s+/u)
}

export function parseVerb(text: string, knownClass: (name: string) => boolean): VerbGroup {
  const before = parsePreverbal(spaced(text))
  const { negated, reflexive, clitics, rest } = before
  const [head = '', ...after] = rest
  const [, lemma, tense] = /^([^:]+)(?::(.+))?$/u.exec(head) ?? []
  if (lemma === undefined) throw new NotationFault('V{} needs an infinitive')
  const later = negated ? after.find((word) => NEGATIONS.includes(word)) : undefined
  const negation = negated ? (before.negation ?? later ?? NE_ALONE) : null
  const others = [...after]
  if (later !== undefined && before.negation === null) others.splice(others.indexOf(later), 1)
  const adverbs: WordPart[] = []
  while (others[0]?.startsWith('+')) adverbs.push(parseWord((others.shift() ?? '').slice(1)))
  return {
    kind: 'verb',
    lemma,
    reflexive,
    clitics,
    negation,
    adverbs: adverbs.map((word) => ({ ...word, text: word.text.replaceAll('_', ' ') })),
    tail: parseParts(others.join(' '), knownClass, 'V'),
    tense: parseTense(tense),
  }
}

export function makeVerb(verb: VerbGroup): string {
  const words = [
    verb.negation === null ? '' : 'ne',
    verb.reflexive ? 'se' : '',
    ...verb.clitics,
    verb.lemma + makeTense(verb.tense),
    verb.negation ?? '',
    ...verb.adverbs.map((word) => `+${makeWord(word).replaceAll(' ', '_')}`),
    makeParts(verb.tail),
  ]
  return words.filter((word) => word !== '').join(' ')
}
