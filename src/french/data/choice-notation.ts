/** `(a|b|)` in the text of a variant: one of several wordings; `<m|f>`: what is said of a boy, then of a girl. */
import type { Gender } from '../morphology/features.ts'
import { NotationFault } from './part-notation.ts'
import type { Segment } from './story.ts'

/** Where a bracket that opens at `from` closes; throws a NotationFault when it does not. */
function closingAt(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(' && at > from) throw new NotationFault('a choice inside a choice')
    if (text[at] === '[') depth += 1
    if (text[at] === ']') depth -= 1
    if (text[at] === ')' && depth === 0) return at
  }
  throw new NotationFault('a choice that does not close')
}

/** Alternatives between bars; those inside a slot's brackets are its own. */
function alternativesOf(text: string): string[] {
  return text.split(/\|(?![^[]*\])/u).map((alternative) => alternative.trim())
}

/** The text cut at its choices; throws a NotationFault that names what is wrong. */
export function parseChoices(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', from)) {
    const close = closingAt(text, open)
    segments.push(text.slice(from, open), alternativesOf(text.slice(open + 1, close)))
    from = close + 1
  }
  return [...segments, text.slice(from)]
}

/** The text with the alternatives chosen: a group left empty goes, with the comma behind it. */
export function expandChoices(
  segments: readonly Segment[],
  chosen: readonly string[],
  protagonist: Gender,
): string {
  let next = 0
  const text = segments.map((segment) => {
    if (typeof segment === 'string') return segment
    next += 1
    return chosen[next - 1] ?? segment[0] ?? ''
  })
  return text
    .join('')
    .replace(/<([^<>|]*)\|([^<>|]*)>/gu, protagonist === 'm' ? '$1' : '$2')
    .replace(/\s*-?[A-Z](?::[mf][sp])?\{\s*\}\s*,?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
