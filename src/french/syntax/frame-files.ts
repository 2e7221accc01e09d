/** data/**\/*.frames: frames, and the directives of a theme. */
import { type DataFault, dataLines, listCell, type SourceFile } from '../tables/table.ts'
import type { Frame, FrameOrigin, ThemeEntry } from './frame.ts'
import { parseFrame } from './notation.ts'

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

interface FramesOfFile {
  readonly frames: Frame[]
  readonly faults: DataFault[]
  readonly theme: ThemeEntry | null
}

function parseFile(source: SourceFile, knownClass: (name: string) => boolean): FramesOfFile {
  const origin = originOf(source.path)
  const id = themeId(source.path)
  let theme: ThemeEntry = { id, title: id, keywords: [id], neighbours: [], hero: null }
  const frames: Frame[] = []
  const faults: DataFault[] = []
  for (const line of dataLines(source)) {
    if (line.text.startsWith('@')) {
      const next = withDirective(theme, line.text)
      if (next !== null) theme = next
      else faults.push({ file: line.file, line: line.line, message: 'unknown directive' })
      continue
    }
    const frame = parseFrame(line, { origin, theme: origin === 'theme' ? id : null, knownClass })
    if ('message' in frame) faults.push(frame)
    else frames.push(frame)
  }
  return { frames, faults, theme: origin === 'theme' ? theme : null }
}

/** data/enrichments.frames, which holds no whole sentence. */
export const ENRICHMENTS = 'enrichments.frames'

export function parseFrames(
  sources: readonly SourceFile[],
  knownClass: (name: string) => boolean,
): {
  readonly frames: readonly Frame[]
  readonly themes: readonly ThemeEntry[]
  readonly faults: readonly DataFault[]
} {
  const files = sources
    .filter(({ path }) => path !== ENRICHMENTS)
    .map((source) => parseFile(source, knownClass))
  return {
    frames: files.flatMap(({ frames }) => frames),
    themes: files.flatMap(({ theme }) => theme ?? []),
    faults: files.flatMap(({ faults }) => faults),
  }
}
