/** A way of thinking, said to the child with the numbers of the calculation (CAL-15). */
import type {
  Expression,
  Strategy,
  StrategyKind,
} from '../../domain/calculation/strategies/strategy.ts'
import { numberText } from './questions.ts'

export const STRATEGY = {
  title: 'Une façon de trouver',
} as const

type Sentence = (...numbers: readonly number[]) => string

const PLACES: Readonly<Record<number, string>> = {
  0.1: 'dixièmes',
  1: 'unités',
  10: 'dizaines',
  100: 'centaines',
  1000: 'milliers',
  10000: 'dizaines de mille',
  100000: 'centaines de mille',
}

function moves(factor: number): string {
  const places = Math.log10(factor)
  return places === 1 ? "d'un rang" : `de ${places} rangs`
}

const n = numberText

const HALVINGS: Readonly<Record<number, string>> = { 4: ' deux fois', 8: ' trois fois' }

/** A product known beforehand, from which the missing factor is reached. */
function thinkTimes(factor = 0, result = 0): string {
  const other = result / factor
  const [half, ten] = [5 * factor, 10 * factor]
  if (!Number.isInteger(other)) {
    const low = Math.floor(other)
    return `${n(factor)} fois ${n(low)} font ${n(factor * low)}, et ${n(factor)} fois ${n(low + 1)} font ${n(factor * (low + 1))}\u00a0: cherche entre les deux.`
  }
  if (factor <= 10 && other <= 5) return `Récite la table de ${n(factor)} jusqu'à ${n(result)}.`
  if (factor <= 10 && other === 10) {
    return `${n(result)}, c'est combien de dizaines\u00a0?`
  }
  if (factor <= 10 && other < 10) {
    return `${n(factor)} fois 5 font ${n(half)}\u00a0: continue la table de ${n(factor)} jusqu'à ${n(result)}.`
  }
  if (other > 10 && other % 10 === 0) {
    return `Cherche d'abord combien de fois ${n(factor)} il y a dans ${n(result / 10)}.`
  }
  return other > 10
    ? `${n(factor)} fois 10 font ${n(ten)}\u00a0: combien manque-t-il pour aller à ${n(result)}\u00a0?`
    : `Avance de ${n(factor)} en ${n(factor)} jusqu'à ${n(result)}\u00a0: combien de bonds fais-tu\u00a0?`
}

/** The numbers come as `Strategy.numbers` has them. */
const STRATEGY_SENTENCES: Readonly<Record<StrategyKind, Sentence>> = {
  'add-nothing': () => "Quand on n'ajoute rien, le nombre ne change pas.",
  'take-nothing': () => "Quand on n'enlève rien, le nombre ne change pas.",
  'take-all': (value = 0) =>
    `Tu as ${n(value)} et tu enlèves ${n(value)}\u00a0: que reste-t-il\u00a0?`,
  'small-double': (value = 0) => `C'est un double\u00a0: ${n(value)} et encore ${n(value)}.`,
  double: (value = 0, over = 0) =>
    `C'est un double. Sépare chaque ${n(value)} en 5 et ${n(over)}\u00a0: les deux 5 font 10.`,
  'near-double': (value = 0) =>
    `C'est presque un double\u00a0: ${n(value)} + ${n(value)}, et encore 1.`,
  'ten-friends': (one = 0, other = 0) =>
    `Montre ${n(one)} doigts, puis lèves-en encore ${n(other)}.`,
  'ten-complement': (unit = 0, known = 0, ten = 10) =>
    `Combien manque-t-il à ${n(unit)} pour faire 10\u00a0?${ten === 10 ? '' : ` Il en manque autant à ${n(known)} pour faire ${n(ten)}.`}`,
  'count-on': (from = 0, by = 0) => `Pars du plus grand, ${n(from)}, et avance de ${n(by)}.`,
  'count-back': (from = 0, by = 0) => `Pars de ${n(from)} et recule de ${n(by)}.`,
  'count-up': (from = 0, to = 0, ten = 0) =>
    ten === 0
      ? `Pars de ${n(from)} et avance jusqu'à ${n(to)}\u00a0: compte les pas.`
      : `Pars de ${n(from)} et avance jusqu'à ${n(ten)}, puis jusqu'à ${n(to)}. De combien as-tu avancé en tout\u00a0?`,
  'take-back': (known = 0, sum = 0) =>
    `Ce qui manque, c'est ce qui reste quand tu enlèves ${n(known)} à ${n(sum)}.`,
  'make-ten': (from = 0, missing = 0, ten = 0, by = 0, rest = 0) =>
    `Il manque ${n(missing)} à ${n(from)} pour faire ${n(ten)}. Prends ${n(missing)} dans ${n(by)}\u00a0: il reste ${n(rest)} à ajouter.`,
  'units-make-ten': (unit = 0, by = 0) =>
    `Commence par les unités\u00a0: combien font ${n(unit)} et ${n(by)}\u00a0?`,
  'ten-and-units': (rest = 0, round = 10) =>
    round === 10
      ? `Une dizaine et ${n(rest)} ${rest === 1 ? 'unité' : 'unités'}\u00a0: comment cela s'écrit-il\u00a0?`
      : `${n(round)} et ${n(rest)}\u00a0: comment cela s'écrit-il\u00a0?`,
  'split-ten': (sum = 0) => `Sépare ${n(sum)} en une dizaine et des unités.`,
  'near-ten-more': (by = 0, round = 0, gap = 0) =>
    `${n(by)}, c'est presque ${n(round)}. Ajoute ${n(round)}, puis enlève ${n(gap)}.`,
  'near-ten-less': (by = 0, round = 0, gap = 0) =>
    `${n(by)}, c'est presque ${n(round)}. Enlève ${n(round)}, puis rends ${n(gap)}.`,
  'count-in-tens': (one = 0, other = 0, place = 10, sign = 1) =>
    `Compte en ${PLACES[place] ?? n(place)}\u00a0: pars de ${n(one)} et ${sign > 0 ? 'avance' : 'recule'} de ${n(other)}.`,
  'units-only': (unit = 0) => `Seules les unités changent\u00a0: que devient le ${n(unit)}\u00a0?`,
  'by-parts': (by = 0, sign = 1) =>
    `${sign > 0 ? 'Ajoute' : 'Enlève'} ${n(by)} morceau par morceau, le plus grand d'abord.`,
  'wholes-first': (decimals = 2, carried = 0) =>
    decimals === 1
      ? "Ajoute d'abord les entiers\u00a0: ce qui est après la virgule ne change pas."
      : `Ajoute les entiers, puis les dixièmes${carried > 0 ? '\u00a0: dix dixièmes font un entier' : ''}.`,
  'take-wholes-first': (whole = 0, part = 0) =>
    whole > 0
      ? part > 0
        ? 'Enlève les entiers, puis les dixièmes.'
        : 'Enlève les entiers\u00a0: ce qui est après la virgule ne change pas.'
      : 'Prends les dixièmes dans un entier\u00a0: il vaut dix dixièmes.',
  'one-digit': (step = 1) => `Un seul chiffre change, celui des ${PLACES[step] ?? n(step)}.`,
  'bridge-back': (from = 0, first = 0, ten = 0, rest = 0) =>
    `Descends de ${n(from)} à ${n(ten)} en enlevant ${n(first)}, puis enlève encore ${n(rest)}.`,
  'from-ten': (by = 0, tens = 0) =>
    `Casse une dizaine\u00a0: garde ${n(tens)} et enlève ${n(by)} à 10.`,
  'times-zero': (value = 0) => `Zéro fois ${n(value)}, c'est ne rien prendre du tout.`,
  'times-one': () => "Une fois un nombre, c'est ce nombre.",
  'times-ten': (factor = 10) =>
    `Multiplier par ${n(factor)}, c'est décaler chaque chiffre ${moves(factor)} vers la gauche.`,
  'divide-ten': (factor = 10) =>
    `Diviser par ${n(factor)}, c'est décaler chaque chiffre ${moves(factor)} vers la droite.`,
  'half-of-ten-times': (factor = 5, round = 10, value = 0) =>
    `${n(factor)} fois ${n(value)}, c'est la moitié de ${n(round)} fois ${n(value)}.`,
  'ten-times-minus': (factor = 9, times = 0, round = 10) =>
    `${n(factor)} fois ${n(times)}, c'est ${n(round)} fois ${n(times)}, moins une fois ${n(times)}.`,
  'double-again': (factor = 2, value = 0) =>
    factor === 2
      ? `Deux fois ${n(value)}, c'est le double de ${n(value)}.`
      : `Multiplier par ${n(factor)}, c'est doubler ${factor === 4 ? 'deux' : 'trois'} fois.`,
  'split-factor': (factor = 0, times = 0, one = 0, other = 0) =>
    `${n(factor)} fois ${n(times)}, c'est ${n(one)} fois ${n(times)} et encore ${other === 1 ? 'une' : n(other)} fois ${n(times)}.`,
  'strip-zeros': (one = 0, other = 0, zeros = 10) =>
    `Calcule d'abord ${n(one)} fois ${n(other)}, puis multiplie par ${n(zeros)}.`,
  'think-times': thinkTimes,
  'halve-again': (divisor = 4) =>
    `Diviser par ${n(divisor)}, c'est prendre la moitié${HALVINGS[divisor] ?? ''}.`,
  'half-known': (value = 0) => `Cherche le nombre dont le double fait ${n(value)}.`,
  'half-by-parts': (value = 0, high = 0, low = 0) =>
    `Sépare ${n(value)} en ${n(high)} et ${n(low)}, et prends la moitié de chaque morceau.`,
  'double-by-parts': (value = 0, high = 0, low = 0) =>
    `Sépare ${n(value)} en ${n(high)} et ${n(low)}, et double chaque morceau.`,
}

export function strategySentence({ kind, numbers }: Strategy): string {
  return STRATEGY_SENTENCES[kind](...numbers)
}

const SIGNS: Readonly<Record<string, string>> = { '+': ' + ', '-': ' − ', x: ' × ', ':': ' ÷ ' }

function written(expression: Expression): string {
  return expression.replaceAll(/[\d.]+|[-+x:]/gu, (part) => SIGNS[part] ?? n(Number(part)))
}

/** «8 + 5 = 8 + 2 + 3 = 10 + 3 = 13», a line for each chain. */
export function strategyLines({ lines }: Strategy): string[] {
  return lines.map((chain) => chain.map(written).join(' = '))
}
