/** Where to look before the second try of a question on a figure. */
import type { FigureQuestion, FigureTask, Fraction } from '../../domain/figure/figure.ts'
import type { Level } from '../../domain/level.ts'
import {
  decimalText,
  type Measure,
  type Quantity,
  quantityText,
} from '../../domain/problem/quantity.ts'
import { durationHint } from '../duration-hint.ts'
import { betweenHint, decimalHint, greaterHint, termsHint } from './fraction-hints.ts'

function clockHint(minutes: number): string {
  const rest = minutes % 60
  if (rest === 0)
    return "La grande aiguille est sur le 12\u00a0: il n'y a pas de minutes. Lis le nombre que montre la petite aiguille."
  const hand = "La petite aiguille montre l'heure qu'elle a dépassée. La grande"
  const turn = TURNS[rest]
  if (turn !== undefined)
    return `${hand} est sur le ${rest / 5}\u00a0: elle a fait ${turn} du tour.`
  return `${hand} montre les minutes\u00a0: compte de 5 en 5 depuis le 12${rest % 5 === 0 ? '' : ', puis de 1 en 1'}.`
}

/** Of the great hand, by its minutes. */
const TURNS: Readonly<Record<number, string>> = {
  15: 'un quart',
  30: 'la moitié',
  45: 'trois quarts',
}

function rulerHint(millimetres: number, measure: Measure | null): string {
  const read =
    millimetres % 10 === 0
      ? 'lis le nombre qui est à sa pointe'
      : 'lis le dernier nombre avant sa pointe, puis compte les petits traits'
  return `Le crayon commence à 0\u00a0: ${read}.${measure === 'mm' ? ' Un centimètre fait 10\u00a0mm.' : ''}`
}

function readingHint({ figure, answer }: FigureQuestion): string {
  switch (figure.form) {
    case 'clock':
      return clockHint(figure.minutes)
    case 'ruler':
      return rulerHint(figure.millimetres, answer.kind === 'quantity' ? answer.value.measure : null)
    case 'coins':
      return 'Commence par les plus grandes valeurs, puis ajoute les autres une à une.'
    default:
      return 'Commence par la plus grande masse, puis ajoute les autres une à une.'
  }
}

const WORTHS: Readonly<Record<string, string>> = {
  'm cm': '1\u00a0m = 100\u00a0cm',
  'km m': '1\u00a0km = 1\u202f000\u00a0m',
  'cm mm': '1\u00a0cm = 10\u00a0mm',
  'kg g': '1\u00a0kg = 1\u202f000\u00a0g',
  't kg': '1\u00a0t = 1\u202f000\u00a0kg',
  'L cL': '1\u00a0L = 100\u00a0cL',
  'L dL': '1\u00a0L = 10\u00a0dL',
  'L mL': '1\u00a0L = 1\u202f000\u00a0mL',
  'h min': '1\u00a0h = 60\u00a0min',
  'min s': '1\u00a0min = 60\u00a0s',
}

const HINTS: Readonly<Partial<Record<FigureTask['kind'], string>>> = {
  shaded:
    "Compte en combien de parts égales une figure entière est partagée\u00a0: c'est le nombre du bas. Puis compte les parts colorées\u00a0: c'est le nombre du haut.",
  unshaded:
    "Compte toutes les parts égales\u00a0: c'est le nombre du bas. Puis compte les parts blanches\u00a0: c'est le nombre du haut.",
  abscissa:
    "De 0 à 1, compte les intervalles\u00a0: c'est le nombre du bas. De 0 à la flèche, compte-les encore\u00a0: c'est le nombre du haut.",
  share: "Donne un jeton à chaque part, puis encore un, jusqu'au dernier.",
  'to-one': '1, ce sont toutes les parts. Combien en manque-t-il\u00a0?',
  equivalent:
    'Par combien le nombre du bas est-il multiplié\u00a0? Multiplie le nombre du haut par le même nombre.',
  afternoon:
    "Lis l'heure comme le matin, puis ajoute 12 aux heures\u00a0: 1\u00a0heure de l'après-midi, c'est 13\u00a0h.",
  perimeter: "Le périmètre, c'est le tour\u00a0: ajoute les longueurs des quatre côtés.",
  area: "L'aire, c'est le nombre de carreaux\u00a0: compte une rangée, puis les rangées.",
}

/** Before the second try. */
export function figureHint(question: FigureQuestion): string {
  const { task, level } = question
  switch (task.kind) {
    case 'read':
      return readingHint(question)
    case 'duration':
      return durationHint(task.from, task.to)
    case 'greater':
      return greaterHint(task)
    case 'sum':
      return termsHint(task, ['ajoute', 'Ajoute'])
    case 'difference':
      return termsHint(task, ['soustrais', 'Enlève'])
    case 'between':
      return betweenHint(task.part, task.side)
    case 'whole-of':
      return `Ce nombre, c'est ${decimalText(task.half)} et encore ${decimalText(task.half)}.`
    case 'mixed':
      return mixedHint(task)
    case 'left-over':
      return `Rappelle-toi\u00a0: ${worthOf(task.great, task.from.measure)}. Écris ${quantityText(task.great)} en ${task.from.measure}, puis cherche ce qui manque pour aller à ${quantityText(task.from)}.`
    case 'rectangle':
      return rectangleHint(task)
    case 'part-of':
      return partHint(task.part, question)
    case 'decimal':
      return decimalHint(task.part)
    case 'conversion':
      return conversionHint(level, task.from, task.to)
    default:
      return HINTS[task.kind] ?? ''
  }
}

/** «1 h = 60 min» */
function worthOf({ measure }: Quantity, to: Measure | null): string {
  return WORTHS[`${measure} ${to}`] ?? ''
}

/** What a smaller unit is of the greater one: «les grammes sont des millièmes de kilogramme». */
const SMALL_PARTS: Readonly<Record<string, string>> = {
  'cm m': 'Les centimètres sont donc des centièmes de mètre',
  'cL L': 'Les centilitres sont donc des centièmes de litre',
  'm km': 'Les mètres sont donc des millièmes de kilomètre',
  'g kg': 'Les grammes sont donc des millièmes de kilogramme',
  'mL L': 'Les millilitres sont donc des millièmes de litre',
}

function mixedHint({ great, small, to }: FigureTask & { kind: 'mixed' }): string {
  const known = `Rappelle-toi\u00a0: ${worthOf(great, small.measure)}.`
  if (to === 'small') {
    return `${known} Écris ${quantityText(great)} en ${small.measure}, puis ajoute ${quantityText(small)}.`
  }
  const parts = SMALL_PARTS[`${small.measure} ${great.measure}`] ?? ''
  return `${known} ${parts}\u00a0: à quel rang s'écrivent-ils après la virgule\u00a0?`
}

function rectangleHint({ asked, length, width }: FigureTask & { kind: 'rectangle' }): string {
  const isSquare = length.value === width.value
  if (asked === 'perimeter') {
    return isSquare
      ? "Le périmètre, c'est le tour\u00a0: un carré a quatre côtés égaux."
      : "Le périmètre, c'est le tour\u00a0: ajoute la longueur et la largeur, puis prends le double."
  }
  return isSquare
    ? "L'aire d'un carré, c'est le côté multiplié par le côté."
    : "L'aire d'un rectangle, c'est la longueur multipliée par la largeur."
}

function partHint({ numerator, denominator }: Fraction, { answer }: FigureQuestion): string {
  const one = answer.kind === 'quantity' ? answer.value.value / numerator : 0
  const all = one * denominator
  if (denominator === 2 && all % 20 === 0) {
    return `${decimalText(all)}, c'est ${decimalText(all / 10)} dizaines\u00a0: prends la moitié des dizaines.`
  }
  return numerator > 1
    ? `Partage d'abord en ${denominator} parts égales, puis prends-en ${numerator}.`
    : `Partage en ${denominator} parts égales, et compte une seule part.`
}

/** What one unit is worth, and the way from here; a sign ÷ is known from CM1 on. */
function conversionHint(level: Level, from: Quantity, to: Measure): string {
  const known = `${from.measure} ${to}`
  const isToSmaller = known in WORTHS
  const worth = WORTHS[isToSmaller ? known : `${to} ${from.measure}`] ?? ''
  const [, other = ''] = worth.split(' = ')
  const [number] = other.split('\u00a0')
  const value = decimalText(from.value)
  if (level === 'CM1' || level === 'CM2') {
    return `Rappelle-toi\u00a0: ${worth}. ${isToSmaller ? 'Multiplie' : 'Divise'} ${value} par ${number}.`
  }
  return isToSmaller
    ? `Rappelle-toi\u00a0: ${worth}. Prends ${value} fois ${other}.`
    : `Rappelle-toi\u00a0: ${worth}. Dans ${quantityText(from)}, combien y a-t-il de fois ${other}\u00a0?`
}
