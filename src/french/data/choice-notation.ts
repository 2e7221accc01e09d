/** In the text of a variant, `(a|b|)` is one of several wordings, `(a & b & c)` some of them, `<m|f>` what is said of a boy, then of a girl. */
import type { Gender } from '../morphology/features.ts'
import { NotationFault } from './part-notation.ts'
import type { Segment, WordingChoice } from './story.ts'

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

/** Wordings between bars or ampersands; those inside a slot's brackets are its own. */
function choiceOf(text: string): WordingChoice {
  const kind = / & /u.test(text) ? 'some' : 'one'
  const wordings = text.split(kind === 'some' ? /\s&\s/u : /\|(?![^[]*\])/u)
  return { kind, wordings: wordings.map((wording) => wording.trim()) }
}

/** The text cut at its choices; throws a NotationFault that names what is wrong. */
export function parseChoices(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', from)) {
    const close = closingAt(text, open)
    segments.push(text.slice(from, open), choiceOf(text.slice(open + 1, close)))
    from = close + 1
  }
  return [...segments, text.slice(from)]
}

/** «a, b et c»; the «et» between two clauses is a group of its own. */
function enumeration(wordings: readonly string[]): string {
  const last = wordings.at(-1) ?? ''
  const and = last.includes('{') ? 'J{et}' : 'et'
  return wordings.length < 2 ? last : `${wordings.slice(0, -1).join(' , ')} ${and} ${last}`
}

/** The text with the wordings taken at each choice: a group left empty goes, with the comma behind it. */
export function expandChoices(
  segments: readonly Segment[],
  taken: readonly (readonly string[])[],
  protagonist: Gender,
): string {
  let next = 0
  const text = segments.map((segment) => {
    if (typeof segment === 'string') return segment
    next += 1
    return enumeration(taken[next - 1] ?? segment.wordings.slice(0, 1))
  })
  return text
    .join('')
    .replace(/<([^<>|]*)\|([^<>|]*)>/gu, protagonist === 'm' ? '$1' : '$2')
    .replace(/\s*-?[A-Z](?::[mf][sp])?\{\s*\}\s*,?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
