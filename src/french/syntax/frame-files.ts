/** data/**\/*.frames: frames, and the directives of a theme. */
import {
  type DataFault,
  dataLines,
  listCell,
  type Place,
  type SourceFile,
} from '../tables/table.ts'
import type { FrameOrigin, ThemeEntry } from './frame.ts'

function originOf(path: string): FrameOrigin {
  if (path.startsWith('themes/')) return 'theme'
  if (path.startsWith('words/')) return 'word'
  if (path.startsWith('tools')) return 'tool'
  if (path.startsWith('lists')) return 'list'
  return path.startsWith('fallbacks') ? 'fallback' : 'class'
}

function themeId(path: string): string {
  return path.replace(/^themes\/|\.frames$/gu, '').normalize('NFC')
}

function withDirective(theme: ThemeEntry, text: string): ThemeEntry | null {
  const [, name, value = ''] = /^@(\w+)\s+(.*)$/u.exec(text.trim()) ?? []
  if (name === 'title') return { ...theme, title: value.trim() }
  if (name === 'keywords') return { ...theme, keywords: listCell(value) }
  if (name === 'neighbours') return { ...theme, neighbours: listCell(value) }
  return name === 'hero' ? { ...theme, hero: value.trim() } : null
}

/** A line that holds a frame, not yet read. */
export interface FrameLine extends Place {
  readonly text: string
  readonly origin: FrameOrigin
  readonly theme: string | null
}

interface LinesOfFile {
  readonly lines: readonly FrameLine[]
  readonly faults: readonly DataFault[]
  readonly theme: ThemeEntry | null
}

function parseFile(source: SourceFile): LinesOfFile {
  const origin = originOf(source.path)
  const id = themeId(source.path)
  let theme: ThemeEntry = { id, title: id, keywords: [id], neighbours: [], hero: null }
  const lines: FrameLine[] = []
  const faults: DataFault[] = []
  for (const line of dataLines(source)) {
    if (!line.text.startsWith('@')) {
      lines.push({ ...line, origin, theme: origin === 'theme' ? id : null })
      continue
    }
    const next = withDirective(theme, line.text)
    if (next !== null) theme = next
    else faults.push({ file: line.file, line: line.line, message: 'unknown directive' })
  }
  return { lines, faults, theme: origin === 'theme' ? theme : null }
}

/** data/enrichments.frames, which holds no whole sentence. */
export const ENRICHMENTS = 'enrichments.frames'

/** The lines of all files, their themes, and the directives that cannot be read. */
export function parseFrameFiles(sources: readonly SourceFile[]): {
  readonly lines: readonly FrameLine[]
  readonly themes: readonly ThemeEntry[]
  readonly faults: readonly DataFault[]
} {
  const files = sources.filter(({ path }) => path !== ENRICHMENTS).map(parseFile)
  return {
    lines: files.flatMap(({ lines }) => lines),
    themes: files.flatMap(({ theme }) => theme ?? []),
    faults: files.flatMap(({ faults }) => faults),
  }
}
