/** data/sentences/*.sentences: directives, then independent sentences, a line each. A line is read when one of its words is asked for. */
import type { Level } from '../../domain/level.ts'
import { type DataFault, type DataFile, dataLines, type SourceLocation } from './data-file.ts'
import type { StoryVariant } from './story.ts'
import { parseVariant, withDirective } from './story-file.ts'

export interface SentenceLine extends SourceLocation {
  readonly text: string
}

/** Sentences on a family of words: a sound, a theme, a point of grammar. */
export interface SentenceCollection {
  /** Folder and name of the file: `sons/oi`. */
  readonly id: string
  readonly title: string
  readonly levels: readonly Level[]
  /** What a teacher may type as a theme or a goal. */
  readonly keywords: readonly string[]
  /** «L{au jardin}»: its lines are acts of a child in one place, told behind it, in the order of a visit; null: whole sentences. */
  readonly opening: string | null
  /** Of a place, the lines that head a moment of the visit, «# les bêtes»: acts of one moment are one scene. */
  readonly moments: readonly number[]
  readonly lines: readonly SentenceLine[]
}

/** What a teacher may ask a text to be about. */
export type Theme = Pick<SentenceCollection, 'id' | 'title' | 'keywords'>

/** A collection of `sentences/themes/` is a theme, named as the tables of nouns name it: `ferme`. */
export function themeOf({ id, title, keywords }: SentenceCollection): Theme[] {
  const [folder, name = ''] = id.split('/')
  return folder === 'themes' ? [{ id: name, title, keywords }] : []
}

type Head = Pick<SentenceCollection, 'title' | 'levels' | 'keywords' | 'opening'>

const EMPTY: Head = { title: '', levels: [], keywords: [], opening: null }

const DIRECTIVES = /^@(?:title|levels|keywords|opening)\s/u

function collectionId(path: string): string {
  return path.replace(/^sentences\/|\.sentences$/gu, '').normalize('NFC')
}

/** The first line that is a sentence: what comes before it heads the file. */
const FIRST_LINE = /^[^@#\s]/mu

function parseHead({ text }: DataFile): Head {
  const end = text.search(FIRST_LINE)
  const directives = text.slice(0, end < 0 ? text.length : end).match(/^@.*$/gmu) ?? []
  return directives.reduce<Head>((now, line) => {
    const next = DIRECTIVES.test(line) ? withDirective(now, line) : now
    return typeof next === 'string' ? now : next
  }, EMPTY)
}

/** What can be read of a file; its faults are told by `collectionFaults`. */
export function parseCollection(file: DataFile): SentenceCollection {
  let lines: readonly SentenceLine[] | undefined
  let moments: readonly number[] | undefined
  return {
    ...parseHead(file),
    id: collectionId(file.path),
    get lines() {
      lines ??= dataLines(file).filter(({ text }) => !text.startsWith('@'))
      return lines
    },
    get moments() {
      moments ??= file.text
        .split('\n')
        .flatMap((text, at) => (text.startsWith('#') ? [at + 1] : []))
      return moments
    },
  }
}

/** Number of the moment that a line of a place belongs to; -1 before the first. */
export function momentOf({ moments }: SentenceCollection, { line }: SentenceLine): number {
  return moments.findLastIndex((heading) => heading < line)
}

/** A line read; null when it cannot be, which `collectionFaults` says. */
export function readLine({ text, ...source }: SentenceLine): StoryVariant | null {
  const variant = parseVariant(text, source)
  return typeof variant === 'string' ? null : variant
}

function lineFault({ text, ...source }: SentenceLine): DataFault[] {
  const isDirective = text.startsWith('@')
  const read = isDirective ? withDirective(EMPTY, text) : parseVariant(text, source)
  const message = isDirective && !DIRECTIVES.test(text) ? 'unknown directive' : read
  return typeof message === 'string' ? [{ ...source, message }] : []
}

/** What cannot be read, with its lines. */
export function collectionFaults(file: DataFile): readonly DataFault[] {
  const { title, levels, keywords } = parseCollection(file)
  const isWhole = title !== '' && levels.length > 0 && keywords.length > 0
  const message = '@title, @levels and @keywords are needed'
  return [
    ...(isWhole ? [] : [{ file: file.path, line: 1, message }]),
    ...dataLines(file).flatMap(lineFault),
  ]
}
