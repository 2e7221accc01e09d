/** Why a word has hyphens, by the make of it, and why an apostrophe. */
import type {
  ErrorExplanation,
  HyphenReason,
} from '../../../domain/copy/review/error-explanation.ts'
import type { ExpectedWord } from '../expected-word.ts'

const CLITIC =
  /-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|le|la|les|lui|leur|y|en|[mt]'en)$/u

/** The make of a compound; the first that fits. */
const COMPOUNDS: readonly (readonly [text: RegExp, reason: HyphenReason])[] = [
  [/-mêmes?$/u, 'person'],
  [/^(?:(?:vingt|trente|quarante|cinquante|soixante|dix)-|quatre-vingts?\b)/u, 'number'],
  [/^(?:là|ci|au|par)-/u, 'place'],
  [/-(?:ci|là)$/u, 'shown'],
  [CLITIC, 'inversion'],
  [
    /^(?:arrière-)?(?:grand|petite?|beau|belle|demi)s?-(?:mère|père|parent|fils|fille|enfant|frère|sœur|oncle|tante|neveu|nièce|maman|papa)/u,
    'family',
  ],
]

/** Of the family, with as many hyphens. */
function relativeOf(low: string): string {
  if (low.split('-').length > 2)
    return low === 'arrière-grand-mère' ? 'arrière-grand-père' : 'arrière-grand-mère'
  return low === 'grand-mère' ? 'grand-père' : 'grand-mère'
}

export function explainHyphen({
  text,
  core,
  readings,
  tag,
}: ExpectedWord): ErrorExplanation | null {
  if (!text.includes('-')) return text.includes("'") ? { kind: 'apostrophe', expected: text } : null
  // «l'» of «l'après-midi» is no part of the word.
  const own = core.includes('-') ? core : text
  const low = own.toLocaleLowerCase('fr')
  const isNoun = tag.startsWith('N') || readings.some(({ nature }) => nature === 'nom')
  const [, found] = COMPOUNDS.find(([make]) => make.test(low)) ?? [null, 'compound' as const]
  // «un rendez-vous»: no verb stands there, and no word has gone behind it.
  const reason = found === 'inversion' && isNoun ? 'compound' : found
  const like = reason === 'family' ? relativeOf(low) : null
  return { kind: 'hyphen', expected: reason === 'inversion' ? text : own, reason, like }
}
