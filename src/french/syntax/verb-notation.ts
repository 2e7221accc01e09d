/** The content of `V{…}`, read and written. */
import { isTense, type Tense } from '../morphology/forms.ts'
import type { VerbGroup, VerbTense, WordPart } from './frame.ts'
import { makeParts, makeWord, NotationFault, parseParts, parseWord } from './parts.ts'

const CLITICS = new Set(['me', 'te', 'le', 'la', 'les', 'lui', 'leur', 'y', 'en', 'nous', 'vous'])
const SHORT: Readonly<Record<string, string>> = {
  "l'": 'le',
  "m'": 'me',
  "t'": 'te',
  "s'": 'se',
  "n'": 'ne',
}
export const NEGATIONS: readonly string[] = ['pas', 'jamais', 'plus', 'rien', 'guère', 'personne']

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

interface Before {
  readonly negated: boolean
  readonly reflexive: boolean
  readonly clitics: readonly string[]
  readonly rest: readonly string[]
}

/** Takes «ne», «se» and the pronouns that stand before the infinitive. */
function takeBefore(words: readonly string[]): Before {
  let negated = false
  let reflexive = false
  const clitics: string[] = []
  let at = 0
  for (; at < words.length - 1; at += 1) {
    const word = SHORT[words[at] ?? ''] ?? words[at] ?? ''
    if (word === 'ne') negated = true
    else if (word === 'se') reflexive = true
    else if (CLITICS.has(word) || /^les:[fm]$/u.test(word)) clitics.push(word)
    else break
  }
  return { negated, reflexive, clitics, rest: words.slice(at) }
}

function spaced(text: string): string[] {
  return text
    .replace(/(^|\s)([lmtsn]')(?=\p{L}|\*)/gu, '$1$2 ')
    .trim()
    .split(/\s+/u)
}

export function parseVerb(text: string, knownClass: (name: string) => boolean): VerbGroup {
  const { negated, reflexive, clitics, rest } = takeBefore(spaced(text))
  const [head = '', ...after] = rest
  const [, lemma, tense] = /^([^:]+)(?::(.+))?$/u.exec(head) ?? []
  if (lemma === undefined) throw new NotationFault('V{} needs an infinitive')
  const negation = negated ? (after.find((word) => NEGATIONS.includes(word)) ?? null) : null
  if (negated && negation === null) throw new NotationFault('«ne» needs pas, jamais, plus, rien …')
  const others = [...after]
  if (negation !== null) others.splice(others.indexOf(negation), 1)
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
