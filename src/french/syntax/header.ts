/** The part of a frame line before `|`, read and written. */
import type { Gender, Tense } from '../morphology/features.ts'
import { isTense } from '../morphology/features.ts'
import { levelCell, listCell } from '../tables/table.ts'
import { type FrameHeader, STAGES, type Stage } from './frame.ts'

const PAST: readonly Tense[] = ['imparfait', 'passé composé', 'passé simple', 'plus-que-parfait']

const EMPTY: FrameHeader = {
  words: [],
  level: 1,
  aspect: null,
  stage: 'milieu',
  tenses: null,
  hero: null,
  id: null,
  after: null,
  needsFriend: false,
}

function isStage(value: string): value is Stage {
  return STAGES.some((stage) => stage === value)
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

export function isHero(value: string): value is Gender | 'p' {
  return value === 'm' || value === 'f' || value === 'p'
}

function parseSetting(header: FrameHeader, key: string, value: string): FrameHeader | string {
  if (key === 'id') return { ...header, id: value }
  if (key === 'après') return { ...header, after: value }
  if (key === 'avec' && value === 'ami') return { ...header, needsFriend: true }
  if (key === 'héros') return isHero(value) ? { ...header, hero: value } : 'héros= m, f or p'
  if (key !== 'temps') return `unknown header part «${key}=»`
  const tenses = parseTenses(value)
  return typeof tenses === 'string' ? tenses : { ...header, tenses }
}

function parseOption(header: FrameHeader, option: string): FrameHeader | string {
  const [, key, value] = /^([^=]+)=(.+)$/u.exec(option) ?? []
  if (key !== undefined && value !== undefined) return parseSetting(header, key, value)
  const level = /^\d+$/u.test(option) ? levelCell(option) : null
  if (level !== null) return { ...header, level }
  if (option === 'événement' || option === 'état') return { ...header, aspect: option }
  if (isStage(option)) return { ...header, stage: option }
  return `unknown header part «${option}»`
}

/** The words that a line of data is written for; its header ends at `|`. */
export function headerWords(text: string): readonly string[] {
  const colon = text.indexOf(':')
  const bar = text.indexOf('|')
  return colon < 0 || (bar >= 0 && bar < colon) ? [] : listCell(text.slice(0, colon))
}

/** The header, or what is wrong with it. */
export function parseHeader(text: string): FrameHeader | string {
  const colon = text.indexOf(':')
  const words = headerWords(text)
  let header: FrameHeader = { ...EMPTY, words }
  const options = text.slice(colon + 1).trim()
  for (const option of options === '' ? [] : options.split(/\s+/u)) {
    const next = parseOption(header, option)
    if (typeof next === 'string') return next
    header = next
  }
  return header
}

/** The text that `parseHeader` reads back. */
export function makeHeader(header: FrameHeader): string {
  const parts = [
    header.words.length > 0 ? `${header.words.join(', ')}:` : '',
    header.stage === 'milieu' ? '' : header.stage,
    String(header.level),
    header.aspect ?? '',
    header.tenses
      ? `temps=${header.tenses.map((name) => name.replaceAll(' ', '_')).join(',')}`
      : '',
    header.hero ? `héros=${header.hero}` : '',
    header.id ? `id=${header.id}` : '',
    header.after ? `après=${header.after}` : '',
    header.needsFriend ? 'avec=ami' : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
