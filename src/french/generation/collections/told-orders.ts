/** Orders: a line that says what a child does, told to that child, and an order that was given whole. */
import type { Language } from '../../data/language.ts'
import { NotationFault } from '../../data/part-notation.ts'
import type { Template, TemplateItem, VerbGroup } from '../../data/template.ts'
import { parseSentence } from '../../data/template-notation.ts'
import type { GrammarNumber, Person } from '../../morphology/features.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'

export interface Addressee {
  readonly person: Person
  readonly number: GrammarNumber
}

/** Nobody is told to be able, or to know. */
const UNTOLD = /^(?:pouvoir|vouloir|devoir|falloir|savoir|pleuvoir)$/u
/** What happens to somebody: nobody is told to have it happen. */
const MISHAP =
  /^(?:apercevoir|blesser|brûler|cogner|devenir|écorcher|entendre|éternuer|évanouir|frissonner|gagner|glisser|grandir|grelotter|grossir|hériter|ignorer|manquer|mourir|naître|oublier|perdre|pleurer|rater|recevoir|ressembler|rougir|saigner|sentir|tomber|tousser|transpirer|trembler|trébucher|tromper|trouver|voir)$/u
/** «Brûle la tarte à cause d'un four trop chaud !» */
const UNWILLED = /^(?:cause|faute|grâce|malgré)$/iu

function isToldOnce({ tense }: VerbGroup): boolean {
  return tense.kind === 'story' || tense.kind === 'aspect'
}

/** Whether it says why something happens by itself. */
function isUnwilled(item: TemplateItem): boolean {
  return (
    item.kind === 'group' &&
    item.parts.some((part) => part.kind === 'word' && UNWILLED.test(part.text))
  )
}

function inOrder(item: TemplateItem, { person, number }: Addressee): TemplateItem {
  return item.kind === 'verb' ? { ...item, tense: { kind: 'imperative', person, number } } : item
}

/** Whether its child may be told to do it; `asked`: verbs of the list, which are. */
export function mayBeTold({ items }: Template, asked: readonly string[]): boolean {
  return items.every((item) =>
    item.kind === 'verb'
      ? item.negation !== null || asked.includes(item.lemma) || !MISHAP.test(item.lemma)
      : !isUnwilled(item),
  )
}

/** «Léa range ses jouets» as «Range tes jouets !»; null for a line that is no plain statement of what its child does. */
export function asOrder(
  template: Template,
  addressee: Addressee,
  isState: (lemma: string) => boolean,
): Template | null {
  const [subject, ...items] = template.items
  const isOfChild = subject?.kind === 'group' && subject.role === 'S' && items[0]?.kind === 'verb'
  const verbs = items.filter((item): item is VerbGroup => item.kind === 'verb')
  const isPlain = template.end === '.' && items.every(({ kind }) => kind !== 'mark')
  const isTold = verbs.every(
    (verb) => isToldOnce(verb) && !UNTOLD.test(verb.lemma) && !isState(verb.lemma),
  )
  if (!isOfChild || !isPlain || !isTold) return null
  return { ...template, items: items.map((item) => inOrder(item, addressee)), end: '!' }
}

/** «range ta chambre», «lève-toi»: the verb, a pronoun behind it, the rest. */
const ORDER = /^(\p{L}+)(?:-(toi|moi|nous|vous|le|la|les|lui|leur|y|en))?(?: (.+))?$/iu

const PRONOUNS: Readonly<Record<string, string>> = { toi: 'se', nous: 'se', vous: 'se', moi: 'me' }
const PERSONS: Readonly<Record<string, string>> = { '2s': 'tu', '1p': 'nous', '2p': 'vous' }

function roleOfRest(lemma: string, rest: string): string {
  if (lemma === 'être') return 'A'
  return /^(?:[lmtsd]es|[lmts]a|le|l'|[mts]on|une?|du|ce|cet|cette|ces|[nv]os|notre|votre)(?: |(?<='))/u.test(
    rest,
  )
    ? 'O'
    : 'C'
}

/** «cours vite», «viens ici»: what may follow a verb of itself; «code civil» orders nothing. */
function mayFollow(word: string, { lexicon, functionWords }: Language): boolean {
  const readings = [...lexicon.analyse(word), ...(functionWords.get(word) ?? [])]
  return readings.every(({ nature }) => nature !== 'adjectif' && nature !== 'déterminant')
}

function isKnown(word: string, language: Language): boolean {
  return word.length === 1 || language.lexicon.has(word) || language.functionWords.has(word)
}

/** «V{se lever:impératif.tu}» of «lève», «toi»; null when the form is no imperative. */
function verbOf(
  form: string,
  pronoun: string,
  { language }: GenerationContext,
): { readonly lemma: string; readonly written: string } | null {
  const before = pronoun === '' ? '' : `${PRONOUNS[pronoun] ?? pronoun} `
  for (const { lemma, verb } of language.lexicon.analyse(form)) {
    const who = verb?.kind === 'finite' && verb.tense === 'impératif' ? verb : null
    const said = who && PERSONS[`${who.person}${who.number}`]
    if (said) return { lemma, written: `V{${before}${lemma}:impératif.${said}}` }
  }
  return null
}

function lineOf(text: string, context: GenerationContext): string | null {
  const [, form = '', pronoun = '', rest = ''] = ORDER.exec(text.toLocaleLowerCase('fr')) ?? []
  const words = rest.match(/\p{L}+/gu) ?? []
  const verb = pronoun === '' && rest === '' ? null : verbOf(form, pronoun, context)
  if (verb === null || !words.every((word) => isKnown(word, context.language))) return null
  const role = roleOfRest(verb.lemma, rest)
  if (role === 'C' && rest !== '' && !mayFollow(words[0] ?? '', context.language)) return null
  const tail = rest === '' ? '' : ` ${role}{${rest}}`
  return `${verb.written}${tail} !`
}

/** The order that was given whole, a sentence of its own; null for any other word. */
export function givenOrder(word: GivenWord, context: GenerationContext): Sentence | null {
  const { language, discourse, tenses } = context
  // «sonde spatiale» orders nobody to sound.
  const isNoun = word.interpretations[0]?.kind === 'noun'
  const line = isNoun ? null : lineOf(word.text, context)
  if (line === null) return null
  try {
    const template: Template = {
      ...parseSentence(line, language.knownClass),
      ...{ headwords: [], level: 1, aspect: null, tenses: null, protagonist: null },
      ...{ id: null, requires: null, slots: [], origin: 'collection' },
      source: { file: '', line: 0 },
    }
    const filled = { template, fillers: [], headword: null, subject: null, tenses }
    const asked = { ...filled, headwordFeatures: null }
    return realiseSentence(asked, discourse, language)?.sentence ?? null
  } catch (error) {
    if (error instanceof NotationFault) return null
    throw error
  }
}
