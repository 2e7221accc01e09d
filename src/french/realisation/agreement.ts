/** Agreement: what a subject imposes, and the words marked `~` inflected to match. */
import type { Language } from '../data/language.ts'
import type { Agreement, Gender, GrammarNumber } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { SUBJECT_PRONOUNS } from './closed-class-words.ts'
import { headIndex, type InflectedWord } from './inflected-word.ts'

const PLURAL = new Set(
  'les des ces mes tes ses nos vos leurs deux trois quatre cinq six sept huit neuf dix quelques plusieurs aux'.split(
    ' ',
  ),
)
const FEMININE = new Set(['la', 'une', 'ma', 'ta', 'sa', 'cette', 'toute', 'quelle', 'aucune'])

interface NominalFeatures {
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** The determiners and adjectives that stand before a noun. */
function wordsBefore(words: readonly InflectedWord[], at: number): readonly InflectedWord[] {
  let from = at
  while (/^(déterminant|adjectif)$/u.test(words[from - 1]?.nature ?? '')) from -= 1
  return words.slice(from, at)
}

/** «la fleuriste»: the determiner says the gender of a noun that has both. */
function featuresOf(words: readonly InflectedWord[], at: number): NominalFeatures {
  const noun = words[at]
  const before = wordsBefore(words, at)
  const plural = before.some(({ text }) => PLURAL.has(text))
  const feminine = before.some(({ text }) => FEMININE.has(text))
  return {
    gender: feminine ? 'f' : (noun?.gender ?? 'm'),
    number: plural ? 'p' : (noun?.number ?? 's'),
  }
}

/** Heads joined by «et»: «Léa et son père». */
function coordinatedHeads(words: readonly InflectedWord[]): number[] {
  const heads: number[] = []
  let from = 0
  const cuts = [
    ...words.flatMap(({ text }, index) => (text === 'et' || text === ',' ? [index] : [])),
    words.length,
  ]
  for (const cut of cuts) {
    const at = headIndex(words.slice(from, cut))
    if (at >= 0) heads.push(from + at)
    from = cut + 1
  }
  return heads
}

function singleHead(words: readonly InflectedWord[], at: number): Agreement {
  const head = words[at]
  const pronoun =
    head?.nature === 'pronom' ? SUBJECT_PRONOUNS.get(head.text.toLowerCase()) : undefined
  const features = featuresOf(words, at)
  const person = head?.person ?? pronoun?.person ?? 3
  if (pronoun !== undefined) {
    return { ...pronoun, gender: head?.gender ?? pronoun.gender, person }
  }
  return { ...features, person }
}

export function subjectAgreement(words: readonly InflectedWord[]): Agreement {
  const heads = coordinatedHeads(words)
  const all = heads.map((at) => singleHead(words, at))
  const [first = { gender: 'm', number: 's', person: 3 } satisfies Agreement] = all
  if (all.length < 2 || !words.some(({ text }) => text === 'et')) return first
  const persons = all.map(({ person }) => person)
  return {
    gender: all.every(({ gender }) => gender === 'f') ? 'f' : 'm',
    number: 'p',
    person: persons.includes(1) ? 1 : persons.includes(2) ? 2 : 3,
  }
}

/** Marks a word that agrees; its text is the lemma until `inflectMarked` inflects it. */
export const AGREEMENT_MARK = '~'

/** Inflects the words marked `~`: with the noun of the group, else with the subject. */
export function inflectMarked(
  words: readonly InflectedWord[],
  subject: Agreement,
  language: Language,
): InflectedWord[] {
  const nouns = words.flatMap((item, index) => (item.nature === 'nom' ? [index] : []))
  return words.map((item, index) => {
    if (!item.text.startsWith(AGREEMENT_MARK)) return item
    const noun = nouns.find((at) => at > index) ?? nouns.findLast((at) => at < index)
    const { gender, number } = noun === undefined ? subject : featuresOf(words, noun)
    const lemma = item.text.slice(AGREEMENT_MARK.length)
    return {
      ...item,
      lemma,
      text: adjectiveForm(lemma, gender, number, language.lexicon),
      gender,
      number,
    }
  })
}
