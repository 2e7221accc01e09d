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

function clockHint(minutes: number): string {
  const rest = minutes % 60
  if (rest === 0)
    return "La grande aiguille est sur le 12\u00a0: c'est une heure juste. Lis la petite."
  const hand = "La petite aiguille montre l'heure qu'elle a dépassée. La grande"
  if (rest === 30) return `${hand} est sur le 6\u00a0: elle a fait la moitié du tour.`
  return `${hand} montre les minutes\u00a0: compte de 5 en 5 depuis le 12${rest % 5 === 0 ? '' : ', puis de 1 en 1'}.`
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
  sum: 'Les parts sont de la même taille\u00a0: ajoute les nombres du haut, et garde le nombre du bas.',
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
      return task.one.denominator === task.other.denominator
        ? 'Les parts sont de la même taille\u00a0: où y en a-t-il le plus\u00a0?'
        : 'Plus on partage en parts nombreuses, plus chaque part est petite.'
    case 'part-of':
      return task.part.numerator > 1
        ? `Partage d'abord en ${task.part.denominator} parts égales, puis prends-en ${task.part.numerator}.`
        : `Partage en ${task.part.denominator} parts égales, et compte une seule part.`
    case 'decimal':
      return decimalHint(task.part)
    case 'conversion':
      return conversionHint(level, task.from, task.to)
    default:
      return HINTS[task.kind] ?? ''
  }
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

function decimalHint({ denominator }: Fraction): string {
  return DECIMAL_HINTS[denominator] ?? ''
}

const DECIMAL_HINTS: Readonly<Record<number, string>> = {
  2: "Un demi, c'est 5 dixièmes.",
  4: "Un quart, c'est 25 centièmes.",
  5: "Un cinquième, c'est 2 dixièmes.",
  10: "Les dixièmes s'écrivent juste après la virgule.",
  100: "Les centièmes s'écrivent au deuxième rang après la virgule.",
  1000: "Les millièmes s'écrivent au troisième rang après la virgule.",
}
