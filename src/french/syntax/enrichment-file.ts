/** data/enrichments.frames: its groups of words, and its lines. */
import { type DataFault, dataLines, type SourceFile } from '../tables/table.ts'
import { type Enrichment, parseEnrichment, parseGroup } from './enrichment.ts'
import { ENRICHMENTS } from './frame-files.ts'

export function parseEnrichments(
  sources: readonly SourceFile[],
  knownClass: (name: string) => boolean,
): { readonly enrichments: readonly Enrichment[]; readonly faults: readonly DataFault[] } {
  const groups = new Map<string, readonly string[]>()
  const enrichments: Enrichment[] = []
  const faults: DataFault[] = []
  for (const line of sources.filter(({ path }) => path === ENRICHMENTS).flatMap(dataLines)) {
    if (line.text.startsWith('@')) {
      const group = parseGroup(line.text)
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
