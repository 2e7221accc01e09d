/** A line of template data: read. */
import type { DataFault, SourceLocation } from './data-file.ts'
import { makeParts, NotationFault, parseParts } from './part-notation.ts'
import {
  GROUP_ROLES,
  type GroupRole,
  INNER_MARKS,
  type InnerMark,
  type NounGroup,
  type SlotPart,
  type Template,
  type TemplateBody,
  type TemplateItem,
  type TemplateOrigin,
} from './template.ts'
import { parseTemplateHeader } from './template-header.ts'
import { makeVerb, parseVerb } from './verb-notation.ts'

const ITEM = /\s*(?:(-)?([A-Z])(?::([mf])([sp]))?\{([^}]*)\}|(,)|([.!?…:;«»]))/uy

function isRole(value: string): value is GroupRole {
  return GROUP_ROLES.some((role) => role === value)
}

function isEnd(value: string): value is Exclude<TemplateBody['end'], ''> {
  return ['.', '!', '?', '…'].includes(value)
}

function isInnerMark(value: string | undefined): value is InnerMark {
  return INNER_MARKS.some((mark) => mark === value)
}

/** Who speaks does so in the present, whatever the tense of the story. */
function inSpeech(item: TemplateItem): TemplateItem {
  if (item.kind !== 'verb') return item
  const isOfStory = item.tense.kind === 'story' || item.tense.kind === 'aspect'
  return isOfStory ? { ...item, tense: { kind: 'fixed', tense: 'présent' } } : item
}

/** The final mark taken off: a full stop where none is written, none after a speech that has its own. */
function withEnd(items: readonly TemplateItem[]): TemplateBody {
  const last = items.at(-1)
  if (last?.kind !== 'mark') return { items, end: '.' }
  if (isEnd(last.mark)) return { items: items.slice(0, -1), end: last.mark }
  const before = items.at(-2)
  const isMarked = last.mark === '»' && before?.kind === 'mark' && isEnd(before.mark)
  return { items, end: isMarked ? '' : '.' }
}

function agreementOf(
  gender: string | undefined,
  number: string | undefined,
): NounGroup['agreement'] {
  return (gender === 'm' || gender === 'f') && (number === 's' || number === 'p')
    ? { gender, number }
    : null
}

function itemOf(match: RegExpExecArray, knownClass: (name: string) => boolean): TemplateItem {
  const [, hyphen, role = '', gender, number, content = '', comma] = match
  if (comma !== undefined) return { kind: 'comma' }
  if (!isRole(role)) throw new NotationFault(`unknown role «${role}{…}»`)
  if (role === 'V') return parseVerb(content, knownClass)
  return {
    kind: 'group',
    role,
    agreement: agreementOf(gender, number),
    inverted: hyphen !== undefined,
    parts: parseParts(content, knownClass, role),
  }
}

/** Groups and commas, a verb or none; throws a NotationFault that names what is wrong. */
export function parseItems(text: string, knownClass: (name: string) => boolean): TemplateBody {
  const items: TemplateItem[] = []
  let isQuoted = false
  const matcher = new RegExp(ITEM)
  const source = text.trim()
  while (matcher.lastIndex < source.length) {
    const from = matcher.lastIndex
    const match = matcher.exec(source)
    if (match === null) throw new NotationFault(`cannot read «${source.slice(from).trim()}»`)
    const mark = match[7]
    if (mark === '«' || mark === '»') isQuoted = mark === '«'
    if (isInnerMark(mark)) items.push({ kind: 'mark', mark })
    else if (isQuoted) items.push(inSpeech(itemOf(match, knownClass)))
    else items.push(itemOf(match, knownClass))
  }
  return withEnd(items)
}

/** The sentence of a template, which has a verb; throws a NotationFault that names what is wrong. */
export function parseSentence(text: string, knownClass: (name: string) => boolean): TemplateBody {
  const body = parseItems(text, knownClass)
  if (!body.items.some(({ kind }) => kind === 'verb')) throw new NotationFault('no verb V{…}')
  return body
}

export function makeSentence(sentence: TemplateBody): string {
  const items = sentence.items.map((item) => {
    if (item.kind === 'comma') return ','
    if (item.kind === 'mark') return ` ${item.mark}`
    if (item.kind === 'verb') return ` V{${makeVerb(item)}}`
    const agreement = item.agreement ? `:${item.agreement.gender}${item.agreement.number}` : ''
    const gap = item.inverted ? '-' : ' '
    return `${gap}${item.role}${agreement}{${makeParts(item.parts)}}`
  })
  return (
    items.join('').trim() + (sentence.end === '.' || sentence.end === '' ? '' : ` ${sentence.end}`)
  )
}

/** Slots in the order in which they are filled. */
export function slotsOf(items: readonly TemplateItem[]): SlotPart[] {
  return items.flatMap((item) => {
    if (item.kind === 'comma' || item.kind === 'mark') return []
    const parts = item.kind === 'verb' ? item.tail : item.parts
    return parts.flatMap((part) => (part.kind === 'slot' ? [part] : []))
  })
}

export interface TemplateContext {
  readonly origin: TemplateOrigin
  readonly knownClass: (name: string) => boolean
}

export function parseTemplate(
  line: SourceLocation & { readonly text: string },
  context: TemplateContext,
): Template | DataFault {
  const source = { file: line.file, line: line.line }
  const bar = line.text.indexOf('|')
  if (bar < 0) return { ...source, message: 'a template needs «|» between header and sentence' }
  const header = parseTemplateHeader(line.text.slice(0, bar).trim())
  if (typeof header === 'string') return { ...source, message: header }
  try {
    const sentence = parseSentence(line.text.slice(bar + 1), context.knownClass)
    return {
      ...header,
      ...sentence,
      slots: slotsOf(sentence.items),
      origin: context.origin,
      source,
    }
  } catch (error) {
    if (error instanceof NotationFault) return { ...source, message: error.message }
    throw error
  }
}
