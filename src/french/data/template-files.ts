/** data/**\/*.templates: templates, and the directives of a theme. */
import {
  type DataFault,
  type DataFile,
  dataLines,
  parseListCell,
  type SourceLocation,
} from './data-file.ts'
import { type Enrichment, parseEnrichment, parseWordGroup } from './enrichment.ts'
import type { TemplateOrigin, ThemeEntry } from './template.ts'

/** data/enrichments.templates: its groups of words, and its lines. */
export function parseEnrichmentFile(
  sources: readonly DataFile[],
  knownClass: (name: string) => boolean,
): { readonly enrichments: readonly Enrichment[]; readonly faults: readonly DataFault[] } {
  const groups = new Map<string, readonly string[]>()
  const enrichments: Enrichment[] = []
  const faults: DataFault[] = []
  for (const line of sources.filter(({ path }) => path === ENRICHMENT_FILE).flatMap(dataLines)) {
    if (line.text.startsWith('@')) {
      const group = parseWordGroup(line.text)
      if (group !== null) groups.set(...group)
      else faults.push({ file: line.file, line: line.line, message: 'unknown directive' })
      continue
    }
    const enrichment = parseEnrichment(line, groups, knownClass)
    if ('message' in enrichment) faults.push(enrichment)
    else enrichments.push(enrichment)
  }
  return { enrichments, faults }
}

function originOf(path: string): TemplateOrigin {
  if (path.startsWith('themes/')) return 'theme'
  if (path.startsWith('words/')) return 'word'
  if (path.startsWith('tools')) return 'tool'
  if (path.startsWith('lists')) return 'list'
  return path.startsWith('fallbacks') ? 'fallback' : 'class'
}

function themeId(path: string): string {
  return path.replace(/^themes\/|\.templates$/gu, '').normalize('NFC')
}

function withDirective(theme: ThemeEntry, text: string): ThemeEntry | null {
  const [, name, value = ''] = /^@(\w+)\s+(.*)$/u.exec(text.trim()) ?? []
  if (name === 'title') return { ...theme, title: value.trim() }
  if (name === 'keywords') return { ...theme, keywords: parseListCell(value) }
  return name === 'neighbours' ? { ...theme, neighbours: parseListCell(value) } : null
}

/** A line that holds a template, not yet read. */
export interface TemplateLine extends SourceLocation {
  readonly text: string
  readonly origin: TemplateOrigin
  readonly theme: string | null
}

interface TemplateFile {
  readonly lines: readonly TemplateLine[]
  readonly faults: readonly DataFault[]
  readonly theme: ThemeEntry | null
}

function parseFile(source: DataFile): TemplateFile {
  const origin = originOf(source.path)
  const id = themeId(source.path)
  let theme: ThemeEntry = { id, title: id, keywords: [id], neighbours: [] }
  const lines: TemplateLine[] = []
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

/** data/enrichments.templates, which holds no whole sentence. */
export const ENRICHMENT_FILE = 'enrichments.templates'

/** The lines of all files, their themes, and the directives that cannot be read. */
export function parseTemplateFiles(sources: readonly DataFile[]): {
  readonly lines: readonly TemplateLine[]
  readonly themes: readonly ThemeEntry[]
  readonly faults: readonly DataFault[]
} {
  const files = sources.filter(({ path }) => path !== ENRICHMENT_FILE).map(parseFile)
  return {
    lines: files.flatMap(({ lines }) => lines),
    themes: files.flatMap(({ theme }) => theme ?? []),
    faults: files.flatMap(({ faults }) => faults),
  }
}
