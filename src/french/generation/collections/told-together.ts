/** Lines that tell together what they tell one of: «une pomme ou une poire» as «une pomme et une poire». */
import type { GenerationContext } from '../generation-context.ts'
import { countWords } from '../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from './line-hosts.ts'
import type { FoundLine } from './line-index.ts'

/** A choice that is a whole subject or object, each of its wordings a thing or somebody. */
const WHOLE_CHOICE = /([SO])\{\(([^()[\]&]*\|[^()[\]&]*)\)\}/gu
const NAMED =
  /^(?:un|une|des|du|de la|de l'|le|la|les|l'|mon|ma|mes|son|sa|ses|notre|deux|trois|quatre|papa|maman|mamie|papy|héros)(?: |$|(?<='))/u

/** The text with one such choice made a list; null when it has none. */
function toldTogether(text: string): string | null {
  if (text.includes('[') || text.includes(' & ')) return null
  const told = text.replace(WHOLE_CHOICE, (whole, role: string, choice: string) => {
    const wordings = choice.split('|')
    return wordings.every((wording) => NAMED.test(wording))
      ? `${role}{(${wordings.join(' & ')})}`
      : whole
  })
  return told === text ? null : told
}

/** In the marks of the search. */
const TOGETHER_COST = 4

/** Lines in which two of the words are told together. */
export function togetherHosts(
  lines: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  return lines.flatMap((found) => {
    const text = countWords(found.mask) < 2 ? null : toldTogether(found.line.text)
    if (text === null) return []
    const hosts = hostOf({ ...found, line: { ...found.line, text } }, request, context)
    return hosts.map((host) => ({ ...host, cost: host.cost + TOGETHER_COST }))
  })
}
