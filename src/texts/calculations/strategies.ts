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

/** The numbers come as `Strategy.numbers` has them. */
const STRATEGY_SENTENCES: Readonly<Record<StrategyKind, Sentence>> = {
  'add-nothing': (value = 0) => `Ajouter 0 ne change rien\u00a0: il y a toujours ${n(value)}.`,
  'take-nothing': (value = 0) => `Enlever 0 ne change rien\u00a0: il y a toujours ${n(value)}.`,
  'take-all': (value = 0) => `Tu as ${n(value)} et tu enlèves ${n(value)}\u00a0: il ne reste rien.`,
  'small-double': (value = 0) => `C'est un double\u00a0: ${n(value)} et encore ${n(value)}.`,
  double: (value = 0, over = 0) =>
    `C'est un double. Sépare chaque ${n(value)} en 5 et ${n(over)}\u00a0: les deux 5 font 10.`,
  'near-double': (value = 0) =>
    `C'est presque un double\u00a0: ${n(value)} + ${n(value)}, et encore 1.`,
  'ten-friends': (one = 0, other = 0) =>
    `${n(one)} et ${n(other)} vont ensemble\u00a0: à deux, ils font 10.`,
  'count-on': (from = 0, by = 0) => `Pars du plus grand, ${n(from)}, et avance de ${n(by)}.`,
  'count-back': (from = 0, by = 0) => `Pars de ${n(from)} et recule de ${n(by)}.`,
  'count-up': (from = 0, to = 0) =>
    `Pars de ${n(from)} et avance jusqu'à ${n(to)}\u00a0: compte le chemin.`,
  'take-back': (known = 0, sum = 0) =>
    `Ce qui manque, c'est ce qui reste quand tu enlèves ${n(known)} à ${n(sum)}.`,
  'make-ten': (from = 0, missing = 0, ten = 0, by = 0, rest = 0) =>
    rest === 0
      ? `Il manque ${n(missing)} à ${n(from)} pour faire ${n(ten)}\u00a0: c'est juste ce que tu ajoutes.`
      : `Il manque ${n(missing)} à ${n(from)} pour faire ${n(ten)}. Prends ${n(missing)} dans ${n(by)}\u00a0: il reste ${n(rest)} à ajouter.`,
  'ten-and-units': (rest = 0, sum = 0, round = 10) =>
    round === 10
      ? `Une dizaine et ${n(rest)} ${rest === 1 ? 'unité' : 'unités'}, cela s'écrit ${n(sum)}.`
      : `${n(round)} et ${n(rest)}, cela s'écrit ${n(sum)}.`,
  'near-ten-more': (by = 0, round = 0, gap = 0) =>
    `${n(by)}, c'est presque ${n(round)}. Ajoute ${n(round)}, puis enlève ${n(gap)}.`,
  'near-ten-less': (by = 0, round = 0, gap = 0) =>
    `${n(by)}, c'est presque ${n(round)}. Enlève ${n(round)}, puis rends ${n(gap)}.`,
  'count-in-tens': (one = 0, other = 0, result = 0, place = 10, sign = 1) =>
    `Compte en ${PLACES[place] ?? n(place)}\u00a0: ${n(one)} ${sign > 0 ? `et ${n(other)} font` : `moins ${n(other)}, il reste`} ${n(result)}.`,
  'units-only': (unit = 0, by = 0, result = 0, sign = 1) =>
    `Seules les unités changent\u00a0: ${n(unit)} ${sign > 0 ? '+' : '−'} ${n(by)} = ${n(result)}.`,
  'by-parts': (by = 0, sign = 1) =>
    `${sign > 0 ? 'Ajoute' : 'Enlève'} ${n(by)} morceau par morceau, le plus grand d'abord.`,
  'wholes-first': (sign = 1) =>
    sign > 0
      ? 'Ajoute les entiers, puis les dixièmes\u00a0: dix dixièmes font un entier.'
      : "Enlève l'entier, puis les dixièmes.",
  'one-digit': (step = 1, before = 0, after = 0) =>
    `Un seul chiffre change, celui des ${PLACES[step] ?? n(step)}\u00a0: ${n(before)} devient ${n(after)}.`,
  'bridge-back': (from = 0, first = 0, ten = 0, rest = 0) =>
    `Descends de ${n(from)} à ${n(ten)} en enlevant ${n(first)}, puis enlève encore ${n(rest)}.`,
  'from-ten': (by = 0, rest = 0, tens = 0) =>
    tens === 0
      ? `${n(by)} et ${n(rest)} font 10\u00a0: il reste ${n(rest)}.`
      : `Prends ${n(by)} dans une dizaine\u00a0: il en reste ${n(rest)}, et ${n(tens)}.`,
  'times-zero': (value = 0) => `Zéro fois ${n(value)}, c'est rien du tout\u00a0: 0.`,
  'times-one': (value = 0) => `Une fois ${n(value)}, c'est ${n(value)}.`,
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
  'think-times': (factor = 0, result = 0) =>
    `Cherche dans la table de ${n(factor)}\u00a0: ${n(factor)} fois combien font ${n(result)}\u00a0?`,
  'halve-again': (divisor = 4) =>
    `Diviser par ${n(divisor)}, c'est prendre la moitié ${divisor === 4 ? 'deux' : 'trois'} fois.`,
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
