/** Extracts the plain text of a provider's reply from its JSON, its Markdown and its comments. */
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { normaliseTyping } from '../generation/request/text-normalisation.ts'
import { typeset } from './typography.ts'

/** Several times the longest dictation. */
const MAX_CHARACTERS = 40_000

const FENCE = /```[a-z]*[^\S\n]*\n?([\s\S]*?)(?:```|$)/iu
const STRINGS = /"((?:[^"\\]|\\.)*)"/gu

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The strings of a list, whether bare or in objects ({"phrase": "…"}). */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  return isRecord(value)
    ? stringsOf(Object.values(value).find((item) => typeof item === 'string'))
    : []
}

/** The sentences of a JSON value: its list of sentences, else its text. */
function linesOf(value: unknown): string[] {
  if (!isRecord(value)) return stringsOf(value)
  const lists = Object.values(value).map((item) => (Array.isArray(item) ? stringsOf(item) : []))
  const list = lists.find((strings) => strings.length > 0)
  if (list !== undefined) return list
  const nested = Object.values(value).find(isRecord)
  return nested === undefined ? stringsOf(value) : linesOf(nested)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The complete strings of a truncated list: `{"phrases":["Il dort.","Elle`. */
function linesOfTruncated(json: string): string[] {
  const list = json.slice(json.indexOf('[') + 1)
  return Array.from(list.matchAll(STRINGS), ([string]) => parseJson(string)).flatMap(stringsOf)
}

function jsonLines(text: string): string[] | null {
  const start = text.search(/[{[]/u)
  const opening = text.slice(start, start + 2)
  if (start < 0 || !/^[{[]\s*["[{]?/u.test(opening) || !text.includes('"')) return null
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  const value = parseJson(text.slice(start, end + 1))
  if (value !== undefined) return linesOf(value)
  return text.includes('[') ? linesOfTruncated(text.slice(start)) : null
}

const PREFACE =
  /^(?:(?:bien s[uû]r|d'accord|voici|ok|tr[eè]s bien|titre|th[eè]me|niveau|mots?)[^.!?]*:|dict[eé]e[^.!?:]*:?)\s*/iu
const COMMENT = /^(?:j'espère|n'hésite|bonne dictée|bonne chance|bon travail|fin de la dictée)/iu
const NUMBER = /^(?:phrase\s+)?\d+\s*[.)°:-]+\s+|^[-–—•*·]\s+/iu

function plainLine(line: string): string {
  // Format characters (bidirectional marks, zero-width joiners) are invisible and may reorder what is shown.
  const bare = normaliseTyping(line.replace(/\p{Cf}/gu, ''))
    .replace(/^#+\s*/u, '')
    .replace(/\*\*|__/gu, '')
    .replace(/(?<!\p{L})[*_]([^*_]+)[*_](?!\p{L})/gu, '$1')
    .replace(NUMBER, '')
  const text = bare.replace(PREFACE, '')
  return COMMENT.test(text) ? '' : text.trim()
}

/** A first line without a final mark, before others that have one, is a title. */
function withoutTitle(lines: readonly string[]): readonly string[] {
  const [first = '', ...rest] = lines
  const finished = (line: string): boolean => /[.!?…]\s*[»"]?$/u.test(line)
  return rest.length > 0 && !finished(first) && rest.every(finished) ? rest : lines
}

/**
 * The text, a sentence or a paragraph a line. Takes JSON ({"phrases": […]}), fenced or not, even cut, and plain text
 * with numbers, title or comments around it. Refuses what holds no words, HTML and what is far too long.
 */
export function parseProviderText(reply: string): Result<string, { readonly kind: 'not-a-text' }> {
  const text = reply.replace(/^\uFEFF/u, '').trim()
  if (text.length > MAX_CHARACTERS || /^<[!a-z]/iu.test(text)) return refuse({ kind: 'not-a-text' })
  const inner = FENCE.exec(text)?.[1] ?? text
  const listed = jsonLines(inner)
  const lines = (listed ?? [inner]).flatMap((line) => line.split('\n'))
  const plain = lines.map(plainLine).filter((line) => line !== '')
  const words = (listed === null ? withoutTitle(plain) : plain).map(typeset).join('\n')
  return /\p{L}{2}/u.test(words) ? accept(words) : refuse({ kind: 'not-a-text' })
}
