/** Counts of tags in the engine's own annotated sentences, from which the tagger takes its probabilities. */
import type { WordTag } from './word-tag.ts'

export interface TaggingCounts {
  /** Of each tag, and of each pair of tags that follow each other. */
  readonly tags: ReadonlyMap<WordTag, number>
  readonly pairs: ReadonlyMap<string, number>
  /** Tags of the forms that have several, in lower case. */
  readonly forms: ReadonlyMap<string, ReadonlyMap<WordTag, number>>
}

/** Reads `data/tagging/counts.tsv`: `pair TAB first TAB second TAB count`, `form TAB form TAB tag TAB count`. */
export function parseTaggingCounts(text: string): TaggingCounts {
  const tags = new Map<WordTag, number>()
  const pairs = new Map<string, number>()
  const forms = new Map<string, Map<WordTag, number>>()
  for (const line of text.split('\n')) {
    const [kind, first = '', second = '', count = ''] = line.split('\t')
    if (kind === 'pair') {
      pairs.set(`${first} ${second}`, Number(count))
      tags.set(first, (tags.get(first) ?? 0) + Number(count))
    }
    if (kind === 'form') {
      const known = forms.get(first) ?? new Map<WordTag, number>()
      forms.set(first, known.set(second, Number(count)))
    }
  }
  return { tags, pairs, forms }
}
