/** data/stories/*.story: directives, then beats and their variants. A variant is read as a template when it is told. */
import { isLevel } from '../../domain/level.ts'
import type { Tense } from '../morphology/features.ts'
import { parseChoices } from './choice-notation.ts'
import { type DataFault, type DataFile, dataLines, parseListCell } from './data-file.ts'
import { NotationFault } from './part-notation.ts'
import type { BeatNeed, Story, StoryBeat, StoryVariant } from './story.ts'
import { parseTemplateHeader, parseTenses } from './template-header.ts'

const NEEDS: Readonly<Record<string, BeatNeed>> = {
  '=': 'always',
  '?': 'optional',
  '+': 'repeated',
}

type StoryHead = Omit<Story, 'id' | 'beats'>

const EMPTY: StoryHead = {
  title: '',
  levels: [],
  keywords: [],
  tenses: ['présent'],
  protagonist: null,
}

/** The head with one more directive; what is wrong, as a text. */
function withDirective(head: StoryHead, line: string): StoryHead | string {
  const [, name, value = ''] = /^@(\p{L}+)\s+(.*)$/u.exec(line.trim()) ?? []
  switch (name) {
    case 'title':
      return { ...head, title: value.trim() }
    case 'levels': {
      const names = value.trim().split(/\s+/u)
      const levels = names.filter(isLevel)
      return levels.length === names.length ? { ...head, levels } : 'unknown level'
    }
    case 'keywords':
      return { ...head, keywords: parseListCell(value) }
    case 'tenses': {
      const tenses: readonly Tense[] | string = parseTenses(value.trim().replaceAll(' ', ''))
      return typeof tenses === 'string' ? tenses : { ...head, tenses }
    }
    case 'protagonist':
      return value === 'm' || value === 'f' ? { ...head, protagonist: value } : 'm or f'
    default:
      return 'unknown directive'
  }
}

/** `2 id=lampe | S{…}`: header and text; the header may be left out. */
function variantOf(text: string, source: StoryVariant['source']): StoryVariant | string {
  const bar = text.indexOf('|')
  const brace = text.indexOf('{')
  const hasHeader = bar >= 0 && bar < brace && !text.slice(0, bar).includes('(')
  const header = parseTemplateHeader(hasHeader ? text.slice(0, bar).trim() : '')
  if (typeof header === 'string') return header
  try {
    const segments = parseChoices(hasHeader ? text.slice(bar + 1).trim() : text.trim())
    return { header, segments, source }
  } catch (error) {
    if (error instanceof NotationFault) return error.message
    throw error
  }
}

function storyId(path: string): string {
  return path.replace(/^stories\/|\.story$/gu, '').normalize('NFC')
}

interface OpenBeat extends StoryBeat {
  readonly variants: StoryVariant[]
}

/** A file while it is read. */
interface Reading {
  head: StoryHead
  readonly beats: OpenBeat[]
}

/** Reads one more line; what is wrong with it, or null. */
function readLine(reading: Reading, text: string, source: StoryVariant['source']): string | null {
  if (text.startsWith('@')) {
    const head = withDirective(reading.head, text)
    if (typeof head === 'string') return head
    reading.head = head
    return null
  }
  const [, mark = '', name = ''] = /^([=?+])\s*(.+)$/u.exec(text) ?? []
  const need = NEEDS[mark]
  if (need !== undefined) {
    reading.beats.push({ name, need, variants: [] })
    return null
  }
  const beat = reading.beats.at(-1)
  if (beat === undefined) return 'a variant before any beat'
  const variant = variantOf(text, source)
  if (typeof variant === 'string') return variant
  beat.variants.push(variant)
  return null
}

/** What can be read of a file, and its faults. */
export function parseStory(file: DataFile): {
  readonly story: Story
  readonly faults: readonly DataFault[]
} {
  const reading: Reading = { head: EMPTY, beats: [] }
  const faults = dataLines(file).flatMap(({ text, ...source }) => {
    const message = readLine(reading, text.trim(), source)
    return message === null ? [] : [{ ...source, message }]
  })
  return { story: { ...reading.head, id: storyId(file.path), beats: reading.beats }, faults }
}
