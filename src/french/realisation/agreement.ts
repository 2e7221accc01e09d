/** Agreement: what a subject imposes. */
import type { Agreement, Gender, GrammarNumber } from '../morphology/features.ts'
import { pronounAgreement } from './closed-class-words.ts'
import { headIndex, type InflectedWord } from './inflected-word.ts'

const PLURAL = new Set(
  'les des ces mes tes ses nos vos leurs deux trois quatre cinq six sept huit neuf dix quelques plusieurs aux'.split(
    ' ',
  ),
)
const FEMININE = new Set(['la', 'une', 'ma', 'ta', 'sa', 'cette', 'toute', 'quelle', 'aucune'])

export interface NominalFeatures {
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** The determiners and adjectives that stand before a noun. */
function wordsBefore(words: readonly InflectedWord[], at: number): readonly InflectedWord[] {
  let from = at
  while (/^(déterminant|adjectif|adverbe)$/u.test(words[from - 1]?.nature ?? '')) from -= 1
  return words.slice(from, at)
}

/** «la fleuriste»: the determiner says the gender of a noun that has both. */
export function featuresOf(words: readonly InflectedWord[], at: number): NominalFeatures {
  const noun = words[at]
  const before = wordsBefore(words, at)
  const plural = before.some(({ text }) => PLURAL.has(text))
  const feminine = [...before, ...words.slice(at, at + 1)].some(({ text }) => FEMININE.has(text))
  return {
    gender: feminine ? 'f' : (noun?.gender ?? 'm'),
    number: plural ? 'p' : (noun?.number ?? 's'),
  }
}

const LINK = /^(?:et|,|ni|ou)$/u

/** Whether a part of a subject names somebody or something of its own: «blanc» of «le chat noir et blanc» does not. */
function namesSomething(segment: readonly InflectedWord[]): boolean {
  return segment.some(({ nature }) => nature === 'nom' || nature === 'pronom')
}

function startsOwnGroup([first]: readonly InflectedWord[]): boolean {
  return first?.nature === 'déterminant' || first?.nature === 'pronom' || first?.nature === 'nom'
}

const SINGLED = /^(?:une?|aucune?|nulle?)$/u

/** «la plus vieille des corneilles», «une des filles»: who is meant stands before the complement, without a noun. */
function partitiveHead(segment: readonly InflectedWord[]): number {
  const of = segment.findIndex(
    ({ text, nature }, at) =>
      (nature === 'préposition' && text === 'de') || (at > 0 && text === 'des'),
  )
  const before = segment.slice(0, Math.max(0, of))
  if (before[0]?.nature !== 'déterminant' || namesSomething(before)) return -1
  const adjective = before.findLastIndex(({ nature }) => nature === 'adjectif')
  return adjective >= 0 ? adjective : before.findLastIndex(({ text }) => SINGLED.test(text))
}

/** «la plupart des enfants»: the complement is what is told of. */
function complementHead(segment: readonly InflectedWord[]): number {
  const most = segment.findIndex(({ text }) => /^(?:la )?plupart$/iu.test(text))
  return most < 0 ? -1 : segment.findIndex(({ nature }, at) => at > most && nature === 'nom')
}

/** «un beau et grand chat» is one group: its first part has neither noun nor pronoun, its second no determiner. */
function cutsOf(words: readonly InflectedWord[]): number[] {
  return words.flatMap(({ text }, index) => {
    if (!LINK.test(text)) return []
    const from = words.slice(0, index).findLastIndex((word) => LINK.test(word.text)) + 1
    const next = words.slice(index + 1)
    const isOneGroup =
      (!namesSomething(words.slice(from, index)) || !namesSomething(next)) && !startsOwnGroup(next)
    return isOneGroup ? [] : [index]
  })
}

/** Heads joined by «et»: «Léa et son père». */
function coordinatedHeads(words: readonly InflectedWord[]): number[] {
  const heads: number[] = []
  let from = 0
  for (const cut of [...cutsOf(words), words.length]) {
    const segment = words.slice(from, cut)
    const at =
      [partitiveHead(segment), complementHead(segment)].find((found) => found >= 0) ??
      headIndex(segment)
    if (at >= 0) heads.push(from + at)
    from = cut + 1
  }
  return heads
}

/** «certains», «tous deux», «plusieurs»: a pronoun of any number of words is all of the subject. */
function wholePronoun(words: readonly InflectedWord[]): Agreement | null {
  const text = words.map((word) => word.text).join(' ')
  return pronounAgreement(text.replaceAll("' ", "'"))
}

function singleHead(words: readonly InflectedWord[], at: number): Agreement {
  const head = words[at]
  const pronoun = head?.nature === 'pronom' ? pronounAgreement(head.text) : null
  const features = featuresOf(words, at)
  const person = head?.person ?? pronoun?.person ?? 3
  if (pronoun !== null) {
    return { ...pronoun, gender: head?.gender ?? pronoun.gender, person }
  }
  return { ...features, person }
}

export function subjectAgreement(words: readonly InflectedWord[]): Agreement {
  const isPersonal = words.length === 1 && words[0]?.nature === 'pronom'
  const whole = isPersonal ? null : wholePronoun(words)
  if (whole !== null) return whole
  const heads = coordinatedHeads(words)
  const all = heads.map((at) => singleHead(words, at))
  const [first = { gender: 'm', number: 's', person: 3 } satisfies Agreement] = all
  if (all.length < 2 || !words.some(({ text }) => /^(?:et|ni)$/u.test(text))) return first
  return jointAgreement(all)
}

/** Several subjects of one verb: «Léa et toi», «le chat et le chien». */
export function jointAgreement(all: readonly Agreement[]): Agreement {
  const persons = all.map(({ person }) => person)
  return {
    gender: all.every(({ gender }) => gender === 'f') ? 'f' : 'm',
    number: 'p',
    person: persons.includes(1) ? 1 : persons.includes(2) ? 2 : 3,
  }
}
