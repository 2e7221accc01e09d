/** What a subject commands, read from its pieces. */
import type { Language } from '../language.ts'
import type { Agreement, Gender, GrammarNumber } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { SUBJECT_PRONOUNS } from './closed-words.ts'
import { headIndex, type Piece } from './piece.ts'

const PLURAL = new Set(
  'les des ces mes tes ses nos vos leurs deux trois quatre cinq six sept huit neuf dix quelques plusieurs aux'.split(
    ' ',
  ),
)
const FEMININE = new Set(['la', 'une', 'ma', 'ta', 'sa', 'cette', 'toute', 'quelle', 'aucune'])

interface Features {
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** The determiners and adjectives that stand before a noun. */
function wordsBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  let from = at
  while (/^(déterminant|adjectif)$/u.test(pieces[from - 1]?.nature ?? '')) from -= 1
  return pieces.slice(from, at)
}

/** «la fleuriste»: the determiner says the gender of a noun that has both. */
function featuresOf(pieces: readonly Piece[], at: number): Features {
  const noun = pieces[at]
  const before = wordsBefore(pieces, at)
  const plural = before.some(({ text }) => PLURAL.has(text))
  const feminine = before.some(({ text }) => FEMININE.has(text))
  return {
    gender: feminine ? 'f' : (noun?.gender ?? 'm'),
    number: plural ? 'p' : (noun?.number ?? 's'),
  }
}

/** Heads joined by «et»: «Léa et son père». */
function coordinatedHeads(pieces: readonly Piece[]): number[] {
  const heads: number[] = []
  let from = 0
  const cuts = [
    ...pieces.flatMap(({ text }, index) => (text === 'et' || text === ',' ? [index] : [])),
    pieces.length,
  ]
  for (const cut of cuts) {
    const at = headIndex(pieces.slice(from, cut))
    if (at >= 0) heads.push(from + at)
    from = cut + 1
  }
  return heads
}

function singleHead(pieces: readonly Piece[], at: number): Agreement {
  const head = pieces[at]
  const pronoun =
    head?.nature === 'pronom' ? SUBJECT_PRONOUNS.get(head.text.toLowerCase()) : undefined
  const features = featuresOf(pieces, at)
  const person = head?.person ?? pronoun?.person ?? 3
  if (pronoun !== undefined) {
    return { ...pronoun, gender: head?.gender ?? pronoun.gender, person }
  }
  return { ...features, person }
}

/** Agreement commanded by the pieces of a subject. */
export function subjectAgreement(pieces: readonly Piece[]): Agreement {
  const heads = coordinatedHeads(pieces)
  const all = heads.map((at) => singleHead(pieces, at))
  const [first = { gender: 'm', number: 's', person: 3 } satisfies Agreement] = all
  if (all.length < 2 || !pieces.some(({ text }) => text === 'et')) return first
  const persons = all.map(({ person }) => person)
  return {
    gender: all.every(({ gender }) => gender === 'f') ? 'f' : 'm',
    number: 'p',
    person: persons.includes(1) ? 1 : persons.includes(2) ? 2 : 3,
  }
}

/** Marks a word that agrees; its text is the lemma until `agreeWith` inflects it. */
export const AGREES = '~'

/** Inflects the words marked `~`: with the noun of the group, else with the subject. */
export function agreeWith(
  pieces: readonly Piece[],
  subject: Agreement,
  language: Language,
): Piece[] {
  const nouns = pieces.flatMap((item, index) => (item.nature === 'nom' ? [index] : []))
  return pieces.map((item, index) => {
    if (!item.text.startsWith(AGREES)) return item
    const noun = nouns.find((at) => at > index) ?? nouns.findLast((at) => at < index)
    const { gender, number } = noun === undefined ? subject : featuresOf(pieces, noun)
    const lemma = item.text.slice(AGREES.length)
    return {
      ...item,
      lemma,
      text: adjectiveForm(lemma, gender, number, language.lexicon),
      gender,
      number,
    }
  })
}
