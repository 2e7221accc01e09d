/** What is wrong in the enrichments: their words, and what they make of a plain sentence. */
import type { Language } from '../language.ts'
import type { Enrichment } from '../syntax/enrichment.ts'
import type { Frame, FrameItem } from '../syntax/frame.ts'
import { parseFrame } from '../syntax/notation.ts'
import { lintForms } from './lint-forms.ts'
import { lintWords } from './lint-words.ts'

const COMMA: FrameItem = { kind: 'comma' }
/** Subjects of both genders and numbers for what describes a noun; the hero for the rest. */
const NOUN_HOSTS = ['S{la voisine} V{arriver}', 'S{les voisins} V{arriver}']
const HERO_HOSTS = ['S{héros} V{arriver}']

function hostFrame(text: string, enrichment: Enrichment): Frame {
  const frame = parseFrame(
    { ...enrichment.source, file: enrichment.source.file, text: `| ${text}` },
    { origin: 'theme', theme: null, knownClass: () => false },
  )
  if ('message' in frame) throw new Error(frame.message)
  return frame
}

/** The enrichment where it stands in a sentence: before the subject, after it, at the end. */
function placed(host: Frame, { placement, items }: Enrichment): readonly FrameItem[] {
  if (placement === 'tête') return [...items, COMMA, ...host.items]
  if (placement !== 'nom' && placement !== 'prénom') return [...host.items, ...items]
  const [subject, ...rest] = host.items
  return subject === undefined ? items : [subject, ...items, ...rest]
}

function asFrame(text: string, enrichment: Enrichment): Frame {
  const host = hostFrame(text, enrichment)
  const { level, slots, source, tenses, hero } = enrichment
  return { ...host, level, slots, source, tenses, hero, items: placed(host, enrichment) }
}

/** Faults of one enrichment, each once. */
export function lintEnrichment(enrichment: Enrichment, language: Language): string[] {
  const hosts = enrichment.placement === 'nom' ? NOUN_HOSTS : HERO_HOSTS
  const forms = hosts.flatMap((text) => lintForms(asFrame(text, enrichment), language))
  return [...new Set([...lintWords(enrichment, language), ...forms])]
}
