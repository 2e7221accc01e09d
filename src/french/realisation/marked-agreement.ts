/** The words marked `~`, and the article of a superlative, made to agree with the noun that they are said of. */
import type { Language } from '../data/language.ts'
import type { Agreement } from '../morphology/features.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { featuresOf, type NominalFeatures } from './agreement.ts'
import type { InflectedWord } from './inflected-word.ts'

/** Marks a word that agrees; its text is the lemma until `inflectMarked` inflects it. */
export const AGREEMENT_MARK = '~'

function isMarked({ text }: InflectedWord): boolean {
  return text.startsWith(AGREEMENT_MARK)
}

/** What may stand between an adjective and the noun behind it: «un ~petit, mais très ~beau chat». */
function leadsToNoun(item: InflectedWord | undefined): boolean {
  return (
    item !== undefined &&
    (isMarked(item) || /^(?:adjectif|adverbe|conjonction)$/u.test(item.nature))
  )
}

/** The noun behind, «~tout les fleurs», but for that of a complement: «~content de la fête». */
function nounBehind(words: readonly InflectedWord[], at: number): number {
  const end = words.findIndex(({ nature }, index) => index > at && nature === 'préposition')
  return words.findIndex(
    ({ nature }, index) => index > at && (end < 0 || index < end) && nature === 'nom',
  )
}

/** The noun that the adjective leads to, else the one before it, «un mur ~couvert de lierre»; null where the group has none. */
function nounDescribed(words: readonly InflectedWord[], at: number): number | null {
  let next = at + 1
  while (leadsToNoun(words[next])) next += 1
  if (words[next]?.nature === 'nom') return next
  const before = words.slice(0, at).findLastIndex(({ nature }) => nature === 'nom')
  const found = before >= 0 ? before : nounBehind(words, at)
  return found < 0 ? null : found
}

function inflected(
  item: InflectedWord,
  { gender, number }: NominalFeatures,
  { lexicon }: Language,
): InflectedWord {
  const lemma = isMarked(item) ? item.text.slice(AGREEMENT_MARK.length) : (item.lemma ?? item.text)
  return { ...item, gender, number, lemma, text: adjectiveForm(lemma, gender, number, lexicon) }
}

function definite({ gender, number }: NominalFeatures): string {
  if (number === 'p') return 'les'
  return gender === 'f' ? 'la' : 'le'
}

function isArticle(item: InflectedWord | undefined): boolean {
  return item?.article === 'definite'
}

/** «la gare la plus proche»: whether the word is the article, or the adjective, of a superlative behind its noun. */
function superlativeAt(
  words: readonly InflectedWord[],
  at: number,
): 'article' | 'adjective' | null {
  const [first, second, third] = words.slice(at)
  const isMost = (item?: InflectedWord): boolean => /^(?:plus|moins)$/u.test(item?.text ?? '')
  const isSaid = (item?: InflectedWord): boolean =>
    item !== undefined && (isMarked(item) || item.nature === 'adjectif')
  if (isArticle(first) && isMost(second) && isSaid(third)) return 'article'
  return isSaid(first) && isMost(words[at - 1]) && isArticle(words[at - 2]) ? 'adjective' : null
}

/** Whether a superlative, written as of one thing and masculine, follows what it is said of. */
function followsNoun(words: readonly InflectedWord[], at: number): boolean {
  const article = words.slice(0, at + 1).findLastIndex(isArticle)
  if (words[article]?.text !== 'le') return false
  const behind = words[article + 3]
  return /^(?:nom|adjectif)$/u.test(words[article - 1]?.nature ?? '') && behind?.nature !== 'nom'
}

/** Where the adjective stands that a word is, or is the article of; null for a word that does not agree. */
function agreeingAt(words: readonly InflectedWord[], at: number): number | null {
  const superlative = superlativeAt(words, at)
  const adjective = superlative === 'article' ? at + 2 : at
  const asks = words.slice(adjective, adjective + 1).some(isMarked)
  return asks || (superlative !== null && followsNoun(words, at)) ? adjective : null
}

/** With the noun of the group, else with the subject. */
export function inflectMarked(
  words: readonly InflectedWord[],
  subject: Agreement,
  language: Language,
): InflectedWord[] {
  return words.map((item, at) => {
    const adjective = agreeingAt(words, at)
    if (adjective === null) return item
    const noun = nounDescribed(words, adjective)
    const features = noun === null ? subject : featuresOf(words, noun)
    return adjective === at
      ? inflected(item, features, language)
      : { ...item, text: definite(features) }
  })
}
