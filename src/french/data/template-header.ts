/** The header of a template, the part of its line before `|`. */
import type { Gender, Tense } from '../morphology/features.ts'
import { isTense } from '../morphology/features.ts'
import { parseLevelCell, parseListCell } from './data-file.ts'
import type { TemplateHeader } from './template.ts'

const PAST: readonly Tense[] = ['imparfait', 'passé composé', 'passé simple', 'plus-que-parfait']

const EMPTY: TemplateHeader = {
  headwords: [],
  level: 1,
  aspect: null,
  tenses: null,
  protagonist: null,
  id: null,
  requires: null,
}

/** `présent,passé` → tenses, or what is wrong. */
export function parseTenses(text: string): readonly Tense[] | string {
  const names = text.split(',').map((name) => name.replaceAll('_', ' '))
  const tenses: Tense[] = []
  for (const name of names) {
    if (name === 'passé') tenses.push(...PAST)
    else if (isTense(name)) tenses.push(name)
    else return `unknown tense «${name}»`
  }
  return tenses
}

export function isProtagonistKind(value: string): value is Gender | 'p' {
  return value === 'm' || value === 'f' || value === 'p'
}

function parseKeyedOption(
  header: TemplateHeader,
  key: string,
  value: string,
): TemplateHeader | string {
  if (key === 'id') return { ...header, id: value }
  if (key === 'après') return { ...header, requires: value }
  if (key === 'héros')
    return isProtagonistKind(value) ? { ...header, protagonist: value } : 'héros= m, f or p'
  if (key !== 'temps') return `unknown header part «${key}=»`
  const tenses = parseTenses(value)
  return typeof tenses === 'string' ? tenses : { ...header, tenses }
}

function parseOption(header: TemplateHeader, option: string): TemplateHeader | string {
  const [, key, value] = /^([^=]+)=(.+)$/u.exec(option) ?? []
  if (key !== undefined && value !== undefined) return parseKeyedOption(header, key, value)
  const level = /^\d+$/u.test(option) ? parseLevelCell(option) : null
  if (level !== null) return { ...header, level }
  if (option === 'événement' || option === 'état') return { ...header, aspect: option }
  return `unknown header part «${option}»`
}

/** The words that a line of data is written for; its header ends at `|`. */
export function headerWords(text: string): readonly string[] {
  const colon = text.indexOf(':')
  const bar = text.indexOf('|')
  return colon < 0 || (bar >= 0 && bar < colon) ? [] : parseListCell(text.slice(0, colon))
}

export function parseTemplateHeader(text: string): TemplateHeader | string {
  const colon = text.indexOf(':')
  const words = headerWords(text)
  let header: TemplateHeader = { ...EMPTY, headwords: words }
  const options = text.slice(colon + 1).trim()
  for (const option of options === '' ? [] : options.split(/\s+/u)) {
    const next = parseOption(header, option)
    if (typeof next === 'string') return next
    header = next
  }
  return header
}
