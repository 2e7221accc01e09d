/** A filled frame with an enrichment put in its place. */
import type { Binding, NounChoice } from './binding.ts'
import type { Enrichment } from './enrichment.ts'
import type { FrameItem } from './frame.ts'
import { slotsOf } from './notation.ts'

const COMMA: FrameItem = { kind: 'comma' }

/** The first verb of the frame keeps its aspect when another clause comes before it. */
function pinned(binding: Binding): readonly FrameItem[] {
  const { items, aspect } = binding.frame
  const at = items.findIndex(({ kind }) => kind === 'verb')
  const verb = items[at]
  if (verb?.kind !== 'verb' || aspect === null || verb.tense.kind !== 'story') return items
  return items.with(at, { ...verb, tense: { kind: 'aspect', aspect } })
}

/** `at`: index of the item that it comes before; `nouns`: one list for each of its slots. */
export function enriched(
  binding: Binding,
  enrichment: Enrichment,
  at: number,
  nouns: readonly (readonly NounChoice[])[],
): Binding {
  const items = pinned(binding)
  const before = items.slice(0, at)
  const own = enrichment.placement === 'tête' ? [...enrichment.items, COMMA] : enrichment.items
  const after = items.slice(at)
  const slots = slotsOf(before).length
  const follows = enrichment.placement !== 'nom' && enrichment.placement !== 'prénom'
  const all = [...before, ...own, ...after]
  return {
    ...binding,
    frame: {
      ...binding.frame,
      aspect: null,
      items: all.at(-1)?.kind === 'comma' ? all.slice(0, -1) : all,
      slots: [
        ...binding.frame.slots.slice(0, slots),
        ...enrichment.slots,
        ...binding.frame.slots.slice(slots),
      ],
    },
    slots: [...binding.slots.slice(0, slots), ...nouns, ...binding.slots.slice(slots)],
    added: follows ? [...binding.added, ...enrichment.items] : binding.added,
  }
}
