/** From inflected words to tokens: elision, contraction, «bel» and «mon» before a vowel, spacing, capital, final mark. */
import type { Language } from '../data/language.ts'
import { FUNCTION_OF_ROLE, type TemplateBody } from '../data/template.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Token } from '../sentence.ts'
import type { InflectedWord } from './inflected-word.ts'
import { WHOLE } from './postverbal-pronouns.ts'

const NO_BREAK = '\u00a0'
/** The last word of what elides before a vowel; «ce» and «si» have their own rule. */
const ELIDED = /(^|\s)(le|la|de|je|me|te|se|ne|que|jusque|lorsque|puisque|quoique)$/iu
const BEFORE_VOWEL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    beau: 'bel',
    nouveau: 'nouvel',
    vieux: 'vieil',
    fou: 'fol',
    mou: 'mol',
  }),
)
const FEMININE_POSSESSIVE: Readonly<Record<string, string>> = { ma: 'mon', ta: 'ton', sa: 'son' }

function elide(text: string): string {
  return text.replace(/(le|la|[djmtsn]e|que)$/iu, (word) => `${word.slice(0, -1)}'`)
}

/** «de la» + vowel: the partitive is one word of two. */
function elidedPiece(item: InflectedWord, next: InflectedWord): InflectedWord | null {
  if (
    item.text === 'ce' &&
    item.nature === 'pronom' &&
    /^(est|était|étaient|en)$/u.test(next.text)
  ) {
    return { ...item, text: "c'", link: '' }
  }
  if (item.text === 'si' && /^ils?$/u.test(next.text)) return { ...item, text: "s'", link: '' }
  return ELIDED.test(item.text) && item.nature !== 'nom' && item.link !== WHOLE
    ? { ...item, text: elide(item.text), link: '' }
    : null
}

/** The form a word takes before a vowel sound. */
function prevocalicForm(item: InflectedWord, next: InflectedWord): InflectedWord {
  const elided = elidedPiece(item, next)
  if (elided !== null) return elided
  if (item.nature === 'déterminant') {
    if (item.text === 'ce') return { ...item, text: 'cet' }
    const possessive = FEMININE_POSSESSIVE[item.text]
    if (possessive !== undefined) return { ...item, text: possessive }
    if (item.text === 'du' && item.article === 'partitive')
      return { ...item, text: "de l'", link: '' }
  }
  const special = BEFORE_VOWEL.get(item.text)
  const attributive = item.nature === 'adjectif' && item.number !== 'p' && next.nature === 'nom'
  return special !== undefined && attributive ? { ...item, text: special } : item
}

function startsWithVowel(next: InflectedWord | undefined, language: Language): boolean {
  return (
    next !== undefined &&
    next.nature !== 'punctuation' &&
    startsWithVowelSound(next.text, language.aspirated)
  )
}

const CONTRACTED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'de le': 'du',
    'de les': 'des',
    'à le': 'au',
    'à les': 'aux',
  }),
)

/** «à côté de» + «le» → «à côté du»; null when nothing contracts. */
function contraction(item: InflectedWord, next: InflectedWord): InflectedWord | null {
  if (item.nature !== 'préposition' || next.article !== 'definite') return null
  const [, rest = '', last = ''] = /^(.*?)(de|à)$/iu.exec(item.text) ?? []
  const merged = CONTRACTED.get(`${last.toLowerCase()} ${next.text}`)
  if (merged === undefined || (rest !== '' && !/[\s']$/u.test(rest))) return null
  const nature = rest === '' ? 'déterminant' : 'préposition'
  return { ...next, text: rest + merged, nature, lemma: next.lemma, article: null }
}

/** After «de», the articles «des», «du», «de la» disappear: «beaucoup de pommes». */
function dropsArticle(item: InflectedWord, next: InflectedWord): boolean {
  const word = /(^|\s)de$/u.test(item.text) && item.nature !== 'déterminant'
  const plural = next.article === 'indefinite' && /^(des|de)$/u.test(next.text)
  return word && (plural || next.article === 'partitive')
}

const PLURAL_BEFORE =
  /^(?:les|des|de|d'|ces|mes|tes|ses|nos|vos|leurs|aux|quelques|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)$/u

/** «de vieux ours», whose adjective and noun do not tell. */
function isPluralGroup(words: readonly InflectedWord[], at: number): boolean {
  const { text, number } = words[at] ?? {}
  if (text !== 'vieux' || number === 's') return false
  const first = words.slice(0, at).findLast(({ nature }) => nature !== 'adjectif')
  return PLURAL_BEFORE.test(first?.text ?? '')
}

/** Words with the number that their group gives them. */
function withGroupNumber(words: readonly InflectedWord[]): InflectedWord[] {
  return words.map((item, at) => (isPluralGroup(words, at) ? { ...item, number: 'p' } : item))
}

/** From the last word to the first: each form depends on what follows it. */
function applySandhi(words: readonly InflectedWord[], language: Language): InflectedWord[] {
  const result: InflectedWord[] = []
  for (const item of withGroupNumber(words).toReversed()) {
    if (result[0] !== undefined && dropsArticle(item, result[0])) result.shift()
    const [next] = result
    const adapted = next && startsWithVowel(next, language) ? prevocalicForm(item, next) : item
    const merged = next === undefined ? null : contraction(adapted, next)
    if (merged !== null) result[0] = merged
    else result.unshift(adapted)
  }
  return result
}

function spacingAfter(item: InflectedWord, next: InflectedWord | undefined): string {
  if (next === undefined) return ''
  if (item.link !== null && item.link !== WHOLE) return item.link
  if (next.nature === 'punctuation' && /^[,.…]$/u.test(next.text)) return ''
  if (next.nature === 'punctuation' && /^[»?!:;]$/u.test(next.text)) return NO_BREAK
  return item.text === '«' ? NO_BREAK : ' '
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

function functionOf(item: InflectedWord): Token['grammarFunction'] {
  return item.head ? FUNCTION_OF_ROLE[item.role] : null
}

function tokenOf(item: InflectedWord, nature: Token['nature'], after: string): Token {
  const { text, group, head, lemma, tense, person, gender, number } = item
  return {
    text,
    nature,
    grammarFunction: functionOf(item),
    group,
    head,
    lemma,
    tense,
    person,
    gender,
    number,
    before: '',
    after,
    givenWord: null,
  }
}

/** Whether a word opens the sentence, a speech after «dit :», or a new sentence inside a speech. */
function opensSentence(before: readonly InflectedWord[]): boolean {
  const last = before.at(-1)
  if (last === undefined) return true
  if (last.nature !== 'punctuation') return false
  const marks = before.filter(({ nature }) => nature === 'punctuation')
  const isQuoted = marks.findLast(({ text }) => /^[«»]$/u.test(text))?.text === '«'
  if (last.text !== '«') return isQuoted && /^[.?!…]$/u.test(last.text)
  return before.length === 1 || marks.at(-2)?.text === ':'
}

export function realiseSurface(
  words: readonly InflectedWord[],
  end: TemplateBody['end'],
  language: Language,
): Token[] {
  const items = applySandhi(words, language)
  const tokens: Token[] = []
  let opening = ''
  for (const [index, item] of items.entries()) {
    const gap = spacingAfter(item, items[index + 1])
    const before = tokens.at(-1)
    if (item.nature !== 'punctuation') {
      const token = tokenOf(item, item.nature, gap)
      const text = opensSentence(items.slice(0, index)) ? capitalised(token.text) : token.text
      tokens.push({ ...token, text, before: before === undefined ? opening : '' })
    } else if (before === undefined) opening += item.text + gap
    else tokens[tokens.length - 1] = { ...before, after: before.after + item.text + gap }
  }
  return withFinalMark(tokens, end)
}

/** The final mark; an abbreviation («J.-C.») already has its point. */
function withFinalMark(tokens: readonly Token[], end: TemplateBody['end']): Token[] {
  return tokens.map((token, index) => {
    if (index < tokens.length - 1) return token
    const pointed = end === '.' && token.text.endsWith('.')
    const mark = end === '!' || end === '?' ? NO_BREAK + end : end
    return { ...token, after: token.after.trimEnd() + (pointed ? '' : mark) }
  })
}
