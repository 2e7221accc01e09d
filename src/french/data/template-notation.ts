/** A line of template data: `parseTemplate` and its inverse `makeTemplate`. */
import type { DataFault, SourceLocation } from './data-file.ts'
import { makeParts, NotationFault, parseParts } from './part-notation.ts'
import {
  GROUP_ROLES,
  type GroupRole,
  type NounGroup,
  type SlotPart,
  type Template,
  type TemplateBody,
  type TemplateHeader,
  type TemplateItem,
  type TemplateOrigin,
} from './template.ts'
import { makeTemplateHeader, parseTemplateHeader } from './template-header.ts'
import { makeVerb, parseVerb } from './verb-notation.ts'

const ITEM = /\s*(?:(-)?([A-Z])(?::([mf])([sp]))?\{([^}]*)\}|(,)|([.!?]))/uy

function isRole(value: string): value is GroupRole {
  return GROUP_ROLES.some((role) => role === value)
}

function isEnd(value: string | undefined): value is TemplateBody['end'] {
  return value === '.' || value === '!' || value === '?'
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
  let end: TemplateBody['end'] = '.'
  const matcher = new RegExp(ITEM)
  const source = text.trim()
  while (matcher.lastIndex < source.length) {
    const from = matcher.lastIndex
    const match = matcher.exec(source)
    if (match === null) throw new NotationFault(`cannot read «${source.slice(from).trim()}»`)
    const mark = match[7]
    if (isEnd(mark)) end = mark
    else items.push(itemOf(match, knownClass))
  }
  return { items, end }
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
    if (item.kind === 'verb') return ` V{${makeVerb(item)}}`
    const agreement = item.agreement ? `:${item.agreement.gender}${item.agreement.number}` : ''
    const gap = item.inverted ? '-' : ' '
    return `${gap}${item.role}${agreement}{${makeParts(item.parts)}}`
  })
  return items.join('').trim() + (sentence.end === '.' ? '' : ` ${sentence.end}`)
}

/** Slots in the order in which they are filled. */
export function slotsOf(items: readonly TemplateItem[]): SlotPart[] {
  return items.flatMap((item) => {
    if (item.kind === 'comma') return []
    const parts = item.kind === 'verb' ? item.tail : item.parts
    return parts.flatMap((part) => (part.kind === 'slot' ? [part] : []))
  })
}

/** «les deux amis», said of children that the text must have named; not when the sentence names the friend itself. */
function tellsOfBoth({ items }: TemplateBody): boolean {
  const parts = items.flatMap((item) => (item.kind === 'group' ? item.parts : []))
  const both = parts.some((part, index) => {
    const next = parts[index + 1]
    const pair = part.kind === 'word' && part.text === 'deux' && next?.kind === 'word'
    return pair && /^(amis|amies|enfants)$/u.test(next.text)
  })
  return both && !parts.some((part) => part.kind === 'character' && part.who !== 'héros')
}

export interface TemplateContext {
  readonly origin: TemplateOrigin
  readonly theme: string | null
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
      needsFriend: header.needsFriend || tellsOfBoth(sentence),
      origin: context.origin,
      theme: context.theme,
      source,
    }
  } catch (error) {
    if (error instanceof NotationFault) return { ...source, message: error.message }
    throw error
  }
}

export function makeTemplate(template: TemplateHeader & TemplateBody): string {
  return `${makeTemplateHeader(template)} | ${makeSentence(template)}`
}
