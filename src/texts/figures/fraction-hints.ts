/** Where to look in a question on fractions without a drawing. */
import type { FigureTask, Fraction } from '../../domain/figure/figure.ts'
import { decimalText } from '../../domain/problem/quantity.ts'
import { fractionText } from './figure-prompts.ts'

/** One part and several, by the number below. */
const PARTS: Readonly<Record<number, readonly [one: string, many: string]>> = {
  2: ['demi', 'demis'],
  3: ['tiers', 'tiers'],
  4: ['quart', 'quarts'],
  5: ['cinquième', 'cinquièmes'],
  6: ['sixième', 'sixièmes'],
  8: ['huitième', 'huitièmes'],
  9: ['neuvième', 'neuvièmes'],
  10: ['dixième', 'dixièmes'],
  12: ['douzième', 'douzièmes'],
  100: ['centième', 'centièmes'],
  1000: ['millième', 'millièmes'],
}

/** «1 quart», «3 quarts». */
function partsText({ numerator, denominator }: Fraction): string {
  return `${decimalText(numerator)} ${partsName(denominator, numerator)}`
}

function partsName(denominator: number, count = 2): string {
  const [one, many] = PARTS[denominator] ?? ['part', 'parts']
  return count < 2 ? one : many
}

type Pair = FigureTask & { readonly kind: 'sum' | 'difference' | 'greater' }

export function greaterHint({ one, other }: Pair): string {
  if (one.denominator === other.denominator) {
    return 'Les parts sont de la même taille\u00a0: où y en a-t-il le plus\u00a0?'
  }
  return one.numerator === 1 && other.numerator === 1
    ? 'Plus on partage en parts nombreuses, plus chaque part est petite.'
    : `${sameParts({ one, other })} Compare ensuite.`
}

/** «Écris 3/2 en huitièmes»: the larger parts in smaller ones. */
function sameParts({ one, other }: Pick<Pair, 'one' | 'other'>): string {
  const [large, small] = one.denominator < other.denominator ? [one, other] : [other, one]
  return `Écris ${fractionText(large)} en ${partsName(small.denominator)}.`
}

/** `verbs`: in the sentence, and where it begins. */
export function termsHint(
  { one, other }: Pair,
  [verb, first]: readonly [verb: string, first: string],
): string {
  if (one.denominator === other.denominator) {
    return `Les parts sont de la même taille\u00a0: ${verb} les nombres du haut, et garde le nombre du bas.`
  }
  if (one.denominator === 1) {
    const name = partsName(other.denominator)
    return `1, c'est ${partsText({ numerator: other.denominator, denominator: other.denominator })}\u00a0: écris ${decimalText(one.numerator)} en ${name}. ${first} ensuite ${partsText(other)}.`
  }
  return `${sameParts({ one, other })} Les parts sont alors de la même taille\u00a0: ${verb} les nombres du haut.`
}

/** «2 demis font 1» */
function oneText(denominator: number): string {
  return `${partsText({ numerator: denominator, denominator })} font 1`
}

export function betweenHint({ numerator, denominator }: Fraction, side: 'below' | 'above'): string {
  const wholes = `${oneText(denominator)}\u00a0: combien d'unités entières y a-t-il dans ${partsText({ numerator, denominator })}\u00a0?`
  return side === 'below' ? wholes : `${wholes} Le plus grand des deux nombres vient juste après.`
}

/** The place after the comma, by what is counted. */
const RANKS: Readonly<Record<number, string>> = {
  10: 'premier',
  100: 'deuxième',
  1000: 'troisième',
}

/** What one part is as a decimal fraction. */
const DECIMAL_PARTS: Readonly<Record<number, string>> = {
  2: "Un demi, c'est 5 dixièmes.",
  4: "Un quart, c'est 25 centièmes.",
  5: "Un cinquième, c'est 2 dixièmes.",
}

export function decimalHint({ numerator, denominator }: Fraction): string {
  const rank = RANKS[denominator]
  if (rank === undefined) {
    const known = DECIMAL_PARTS[denominator] ?? ''
    return numerator === 1
      ? known
      : `${known} Combien font ${partsText({ numerator, denominator })}\u00a0?`
  }
  const name = partsName(denominator)
  const place = `Les ${name} s'écrivent au ${rank} rang après la virgule`
  if (numerator > denominator) {
    const rest = partsText({ numerator: numerator - denominator, denominator })
    return `${oneText(denominator)}\u00a0; dans ${decimalText(numerator)} ${name}, il y a 1 et ${rest}. ${place}.`
  }
  return numerator >= 10 || denominator === 10
    ? `${place}\u00a0: le dernier chiffre de ${decimalText(numerator)} va là.`
    : `${place}\u00a0: que faut-il écrire avant\u00a0?`
}
