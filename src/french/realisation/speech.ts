/** Who speaks in a speech, and to whom: «je», «tu» and «vous» agree with them. */
import type { NounGroup, TemplateItem } from '../data/template.ts'
import type { Agreement } from '../morphology/features.ts'

function isMark(item: TemplateItem | undefined, mark: string): boolean {
  return item?.kind === 'mark' && item.mark === mark
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The guillemets around an item; null outside a speech. */
export function speechAround(items: readonly TemplateItem[], at: number): Span | null {
  const from = items.findLastIndex((item, index) => index < at && isMark(item, '«'))
  if (from < 0 || items.slice(from, at).some((item) => isMark(item, '»'))) return null
  const to = items.findIndex((item, index) => index > at && isMark(item, '»'))
  return { from, to: to < 0 ? items.length : to }
}

type Role = NounGroup['role']

function groupIn(items: readonly TemplateItem[], role: Role): NounGroup | null {
  const found = items.find((item) => item.kind === 'group' && item.role === role)
  return found?.kind === 'group' ? found : null
}

/** What tells of the speech: behind it («…», dit Léa à Tom) or before it (Léa dit à Tom : «…»). */
function tellingClause(
  items: readonly TemplateItem[],
  { from, to }: Span,
): readonly TemplateItem[] {
  const after = items.slice(to + 1)
  const next = after.findIndex(({ kind }) => kind !== 'comma')
  if (after[next]?.kind === 'verb') {
    const end = after.findIndex((item) => item.kind === 'mark')
    return after.slice(next, end < 0 ? after.length : end)
  }
  if (!isMark(items[from - 1], ':')) return []
  const before = items.slice(0, from - 1)
  const start = before.findLastIndex((item) => item.kind === 'mark')
  return before.slice(start + 1)
}

export interface Voices {
  readonly speaker: NounGroup | null
  readonly listener: NounGroup | null
}

const NOBODY: Voices = { speaker: null, listener: null }

export function voicesAround(items: readonly TemplateItem[], at: number): Voices {
  const span = speechAround(items, at)
  if (span === null) return NOBODY
  const clause = tellingClause(items, span)
  return { speaker: groupIn(clause, 'S'), listener: groupIn(clause, 'I') }
}

const MADAM = /^(?:madame|mademoiselle|maîtresse|mamie|mémé|majesté)$/iu
const SIR = /^(?:monsieur|docteur|maître|sire|papy|capitaine)$/iu

/** One person called in the speech, to whom «vous» is polite. */
export function politeAddress(
  items: readonly TemplateItem[],
  at: number,
): Pick<Agreement, 'gender'> | null {
  const span = speechAround(items, at)
  if (span === null) return null
  const called = items.slice(span.from, span.to).flatMap((item) => {
    const [only, ...others] = item.kind === 'group' ? item.parts : []
    return others.length === 0 && only?.kind === 'word' ? [only.text] : []
  })
  if (called.some((word) => MADAM.test(word))) return { gender: 'f' }
  return called.some((word) => SIR.test(word)) ? { gender: 'm' } : null
}
