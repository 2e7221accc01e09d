/** Pronouns joined behind the verb: «va-t-il», «puis-je», «montrez-le-moi», «va-t'en». */
import type { InflectedWord } from './inflected-word.ts'

/** A link that keeps a pronoun whole before a vowel: «puis-je entrer», «dites-le à maman». */
export const WHOLE = ' '

/** The form that «je» takes behind it. */
function beforeJe(verb: InflectedWord): InflectedWord {
  if (verb.text === 'peux') return { ...verb, text: 'puis' }
  return /e$/u.test(verb.text) ? { ...verb, text: verb.text.replace(/e$/u, 'é') } : verb
}

/** «-t-» between a vowel and «il», «elle», «on». */
export function withInvertedSubject(
  verb: InflectedWord,
  subject: readonly InflectedWord[],
): InflectedWord[] {
  const [first, ...rest] = subject
  if (first === undefined) return [verb]
  if (first.nature !== 'pronom') return [verb, ...subject]
  if (first.text === 'je') {
    return [{ ...beforeJe(verb), link: '-' }, { ...first, link: first.link ?? WHOLE }, ...rest]
  }
  const euphonic = /[aec]$/u.test(verb.text) && /^(il|elle|on)/u.test(first.text)
  return [{ ...verb, link: euphonic ? '-t-' : '-' }, first, ...rest]
}

/** What comes first behind an imperative: «le» before «moi», «en» last. */
function rank({ text }: InflectedWord): number {
  if (/^(?:le|la|les)$/u.test(text)) return 0
  return /^(?:y|en)$/u.test(text) ? 2 : 1
}

/** «moi» and «toi»; «m'» and «t'» before «en» and «y». */
function stressed(item: InflectedWord, next: InflectedWord | undefined): InflectedWord {
  const elides = next !== undefined && rank(next) === 2
  const text = item.text === 'te' ? 'toi' : item.text === 'me' ? 'moi' : item.text
  if (!elides) return { ...item, text }
  return /^(?:moi|toi)$/u.test(text) ? { ...item, text: `${text.charAt(0)}'`, link: '' } : item
}

/** «vas-y», «manges-en»: the «s» comes back before a vowel. */
function beforeVowel(verb: InflectedWord, next: InflectedWord | undefined): InflectedWord {
  const isVowel = next !== undefined && rank(next) === 2
  return isVowel && /[ea]$/u.test(verb.text) ? { ...verb, text: `${verb.text}s` } : verb
}

/** Imperative without «ne»: the pronouns come after, «lave-toi». */
export function imperativeWithClitics(
  verb: InflectedWord,
  pronouns: readonly InflectedWord[],
): InflectedWord[] {
  const ordered = pronouns.toSorted((one, other) => rank(one) - rank(other))
  const after = ordered.map((item, at) => stressed(item, ordered[at + 1]))
  return [beforeVowel(verb, ordered[0]), ...after].map((item, index) =>
    index < after.length
      ? { ...item, link: item.link ?? '-' }
      : { ...item, link: after.length > 0 ? WHOLE : item.link },
  )
}
