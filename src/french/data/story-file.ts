/** data/stories/*.story: directives, then beats and their variants. A variant is read as a template when it is told. */
import { isLevel } from '../../domain/level.ts'
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

type StoryHead = Omit<Story, 'id' | 'text' | 'beats'>

/** What the directives of a story, or of a collection of sentences, may say. */
type FileHead = StoryHead & { readonly opening: string }

const EMPTY: StoryHead = {
  title: '',
  levels: [],
  keywords: [],
  tenses: ['présent'],
  protagonist: null,
}

function levelsOf(value: string): Partial<StoryHead> | string {
  const names = value.split(/\s+/u)
  const levels = names.filter(isLevel)
  return levels.length === names.length ? { levels } : 'unknown level'
}

function tensesOf(value: string): Partial<StoryHead> | string {
  const tenses = parseTenses(value.replaceAll(' ', ''))
  return typeof tenses === 'string' ? tenses : { tenses }
}

/** What each directive says; what is wrong with it, as a text. */
const DIRECTIVES: Readonly<Record<string, (value: string) => Partial<FileHead> | string>> = {
  title: (title) => ({ title }),
  levels: levelsOf,
  keywords: (value) => ({ keywords: parseListCell(value) }),
  opening: (opening) => ({ opening }),
  tenses: tensesOf,
  protagonist: (value) => (value === 'm' || value === 'f' ? { protagonist: value } : 'm or f'),
}

/** The head with one more directive; what is wrong, as a text. */
export function withDirective<Head extends Partial<StoryHead>>(
  head: Head,
  line: string,
): Head | string {
  const [, name = '', value = ''] = /^@(\p{L}+)\s+(.*)$/u.exec(line.trim()) ?? []
  const said = DIRECTIVES[name]?.(value.trim()) ?? 'unknown directive'
  return typeof said === 'string' ? said : { ...head, ...said }
}

/** `2 id=lampe | S{…}`: header and text, the header may be left out; what is wrong, as a text. */
export function parseVariant(text: string, source: StoryVariant['source']): StoryVariant | string {
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

const isDirective = (line: { readonly text: string }): boolean => line.text.startsWith('@')

/** Adds one line to the beats; what is wrong with it, or null. */
function addLine(beats: OpenBeat[], text: string, source: StoryVariant['source']): string | null {
  const [, mark = '', name = ''] = /^([=?+])\s*(.+)$/u.exec(text) ?? []
  const need = NEEDS[mark]
  if (need !== undefined) {
    beats.push({ name, need, variants: [] })
    return null
  }
  const beat = beats.at(-1)
  if (beat === undefined) return 'a variant before any beat'
  const variant = parseVariant(text, source)
  if (typeof variant === 'string') return variant
  beat.variants.push(variant)
  return null
}

function parseBeats(file: DataFile): {
  readonly beats: readonly StoryBeat[]
  readonly faults: readonly DataFault[]
} {
  const beats: OpenBeat[] = []
  const faults = dataLines(file).flatMap((line) => {
    const { text, ...source } = line
    const message = isDirective(line) ? null : addLine(beats, text.trim(), source)
    return message === null ? [] : [{ ...source, message }]
  })
  return { beats, faults }
}

function parseHead(file: DataFile): {
  readonly head: StoryHead
  readonly faults: readonly DataFault[]
} {
  let head = EMPTY
  const faults: DataFault[] = []
  const end = file.text.search(/^[=?+]/mu)
  const top = end < 0 ? file.text : file.text.slice(0, end)
  for (const { text, ...source } of dataLines({ ...file, text: top })) {
    if (!text.startsWith('@')) continue
    const next = withDirective(head, text)
    if (typeof next === 'string') faults.push({ ...source, message: next })
    else head = next
  }
  return { head, faults }
}

/** What can be read of a file; its faults are told by `storyFaults`. */
export function parseStory(file: DataFile): Story {
  // Hundreds of stories read would fill the memory: those that nobody tells any more are read again when asked for.
  let read: WeakRef<readonly StoryBeat[]> | undefined
  return {
    ...parseHead(file).head,
    id: storyId(file.path),
    text: file.text,
    get beats() {
      const beats = read?.deref() ?? parseBeats(file).beats
      read = new WeakRef(beats)
      return beats
    },
  }
}

/** What cannot be read, with its lines. */
export function storyFaults(file: DataFile): readonly DataFault[] {
  return [...parseHead(file).faults, ...parseBeats(file).faults]
}
