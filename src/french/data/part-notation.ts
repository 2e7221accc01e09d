/** The content of a group: words, slots, characters; read and written. */
import type { Nature } from '../../domain/grammar/nature.ts'
import {
  CHARACTER_REFERENCES,
  type CharacterReference,
  type GroupPart,
  type SlotPart,
  type WordPart,
} from './template.ts'

const TAGS: Readonly<Record<string, Nature>> = {
  nom: 'nom',
  ver: 'verbe',
  adj: 'adjectif',
  dét: 'déterminant',
  pro: 'pronom',
  adv: 'adverbe',
  pré: 'préposition',
  con: 'conjonction',
  int: 'interjection',
}

const TAG_OF = new Map<Nature, string>(Object.entries(TAGS).map(([tag, nature]) => [nature, tag]))

/** A fault of the notation; caught where a line is parsed, and said with its file and line. */
export class NotationFault extends Error {}

function isCharacter(value: string): value is CharacterReference {
  return CHARACTER_REFERENCES.some((who) => who === value)
}

export function parseWord(text: string): WordPart {
  const agrees = text.startsWith('~')
  const bare = agrees ? text.slice(1) : text
  const [, form, tag] = /^(.+)\/(\p{L}+)$/u.exec(bare) ?? []
  if (form === undefined || tag === undefined) {
    return { kind: 'word', text: bare, tag: null, agrees }
  }
  const nature = TAGS[tag]
  if (nature === undefined) throw new NotationFault(`unknown tag «/${tag}»`)
  return { kind: 'word', text: form, tag: nature, agrees }
}

export function makeWord(word: WordPart): string {
  const tag = word.tag === null ? '' : `/${TAG_OF.get(word.tag) ?? ''}`
  return `${word.agrees ? '~' : ''}${word.text}${tag}`
}

const EMPTY_SLOT: SlotPart = {
  kind: 'slot',
  determiner: null,
  classes: [],
  defaults: [],
  number: null,
  adjective: null,
  list: false,
}

/** Whether a word inside a slot is its class: `*`, dotted, with defaults, or standing where no determiner may. */
function isClassWord(word: string, known: (name: string) => boolean): boolean {
  const name = word.replace(/=.*$/u, '')
  return name.split('|').every((part) => part === '*' || part.includes('.') || known(part))
}

function parseOption(slot: SlotPart, option: string): SlotPart {
  if (option === 'pl') return { ...slot, number: 'p' }
  if (option === 'sg') return { ...slot, number: 's' }
  if (option === 'liste') return { ...slot, list: true }
  if (option === 'adj') return { ...slot, adjective: 'any' }
  if (option.startsWith('adj=')) return { ...slot, adjective: option.slice(4) }
  throw new NotationFault(`unknown slot option «${option}»`)
}

/** `knownClass` tells roots of noun classes from determiners: `[animal]`, `[le animal]`. */
export function parseSlot(text: string, knownClass: (name: string) => boolean): SlotPart {
  const words = text.replaceAll("l'", 'le ').trim().split(/\s+/u)
  const at = words.findIndex((word) => isClassWord(word, knownClass))
  const word = words[at]
  if (word === undefined) throw new NotationFault(`no noun class in «[${text}]»`)
  const equal = word.indexOf('=')
  const classes = (equal < 0 ? word : word.slice(0, equal)).split('|')
  // Default nouns may hold spaces: «=pomme de terre,carotte».
  const rest = words.slice(at + 1)
  const firstOption = rest.findIndex((item) => /^(pl|sg|liste|adj(=.*)?)$/u.test(item))
  const spaced = firstOption < 0 ? rest : rest.slice(0, firstOption)
  const options = firstOption < 0 ? [] : rest.slice(firstOption)
  if (equal < 0 && spaced.length > 0) throw new NotationFault(`unknown slot option «${spaced[0]}»`)
  const defaults = equal < 0 ? [] : [word.slice(equal + 1), ...spaced].join(' ').split(',')
  const slot: SlotPart = {
    ...EMPTY_SLOT,
    determiner: at === 0 ? null : words.slice(0, at).join(' '),
    classes,
    defaults: defaults.map((noun) => noun.trim()).filter((noun) => noun !== ''),
  }
  return options.reduce(parseOption, slot)
}

export function makeSlot(slot: SlotPart): string {
  const defaults = slot.defaults.length > 0 ? `=${slot.defaults.join(',')}` : ''
  const parts = [
    slot.determiner ?? '',
    slot.classes.join('|') + defaults,
    slot.number === null ? '' : slot.number === 'p' ? 'pl' : 'sg',
    slot.adjective === null ? '' : slot.adjective === 'any' ? 'adj' : `adj=${slot.adjective}`,
    slot.list ? 'liste' : '',
  ]
  return `[${parts.filter((part) => part !== '').join(' ')}]`
}

/** Written words: `[…]` whole, commas apart, words cut at spaces and after an elided word. */
function tokensOf(text: string): string[] {
  return Array.from(text.matchAll(/\[[^\]]*\]|,|«|»|[^\s,[\]«»]+/gu), (match) => match[0]).flatMap(
    (token) => (token.startsWith('[') ? [token] : elidedApart(token)),
  )
}

const WHOLE = /^(aujourd|quelqu|presqu|prud|entr)'/iu

/** «l'herbe» → «l'», «herbe»; «aujourd'hui» stays whole. */
export function elidedApart(word: string): string[] {
  if (WHOLE.test(word)) return [word]
  const [, tilde, head, rest] =
    /^(~?)((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)')(.+)$/iu.exec(word) ?? []
  return head === undefined || rest === undefined ? [word] : [head, tilde + rest]
}

const BEFORE_NOUN =
  /^(un|le|l'|d'|son|mon|ton|ce|cet|notre|votre|leur|cher|vieux|nouvel|meilleur|bon)$/iu

/** «ami» and «héros» are characters unless a determiner makes them nouns; «eux» is both children as a subject only. */
function isCharacterHere(token: string, before: string | undefined, role: string): boolean {
  if (token === 'eux') return role === 'S'
  return before === undefined || !BEFORE_NOUN.test(before)
}

export function parseParts(
  text: string,
  knownClass: (name: string) => boolean,
  role: string,
): GroupPart[] {
  return tokensOf(text).map((token, index, tokens): GroupPart => {
    if (token.startsWith('[')) return parseSlot(token.slice(1, -1), knownClass)
    if (token === ',') return { kind: 'comma' }
    if (token === '*') return { kind: 'headword' }
    if (isCharacter(token) && isCharacterHere(token, tokens[index - 1], role))
      return { kind: 'character', who: token }
    return parseWord(token)
  })
}

export function makePart(part: GroupPart): string {
  if (part.kind === 'word') return makeWord(part)
  if (part.kind === 'slot') return makeSlot(part)
  if (part.kind === 'character') return part.who
  return part.kind === 'headword' ? '*' : ','
}

export function makeParts(parts: readonly GroupPart[]): string {
  return parts.map(makePart).join(' ')
}
