/** What a question on a figure asks, its hint, and the figure in words. */
import type { Figure, FigureQuestion, FigureTask, Fraction } from '../../domain/figure/figure.ts'
import type { Level } from '../../domain/level.ts'
import {
  decimalText,
  type Measure,
  type Quantity,
  quantityText,
} from '../../domain/problem/quantity.ts'

/** «3/4». */
export function fractionText({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`
}

const PART_NAMES: Readonly<Record<string, string>> = {
  '1/2': 'la moitié',
  '1/3': 'le tiers',
  '1/4': 'le quart',
  '1/5': 'le cinquième',
  '2/3': 'les deux tiers',
  '3/4': 'les trois quarts',
}

function partName(part: Fraction): string {
  return PART_NAMES[fractionText(part)] ?? `les ${fractionText(part)}`
}

const MEASURE_NAMES: Readonly<Partial<Record<Measure, string>>> = {
  cm: 'en centimètres',
  mm: 'en millimètres',
  '€': 'en euros',
  c: 'en centimes',
}

function readingPrompt({ figure, answer }: FigureQuestion): string {
  const measure = answer.kind === 'quantity' ? answer.value.measure : null
  const named = (measure !== null && MEASURE_NAMES[measure]) || ''
  switch (figure.form) {
    case 'clock':
      return "C'est le matin. Quelle heure est-il\u00a0?"
    case 'ruler':
      return `Quelle est la longueur du crayon, ${named}\u00a0?`
    case 'coins':
      return `Combien d'argent y a-t-il, ${named}\u00a0?`
    default:
      return 'Quelle est la masse posée sur le plateau, en grammes\u00a0?'
  }
}

function countOf(figure: Figure, { task, answer }: FigureQuestion): number {
  if (figure.form === 'collection') return figure.count
  const { value } = answer
  if (task.kind !== 'part-of' || 'numerator' in value) return 0
  return (value.value / task.part.numerator) * task.part.denominator
}

/** The question, to a child. */
export function figurePrompt(question: FigureQuestion): string {
  const { task, figure } = question
  switch (task.kind) {
    case 'shaded':
      return isMoreThanOne(figure)
        ? 'Une figure entière vaut 1. Quelle fraction est colorée\u00a0?'
        : 'Quelle fraction de la figure est colorée\u00a0?'
    case 'unshaded':
      return "Quelle fraction de la figure n'est pas colorée\u00a0?"
    case 'abscissa':
      return 'Quelle fraction la flèche montre-t-elle\u00a0?'
    case 'part-of':
      return `Combien ${task.part.numerator === 1 ? 'fait' : 'font'} ${partName(task.part)} de ${decimalText(countOf(figure, question))}\u00a0?`
    case 'greater':
      return `Quelle est la plus grande fraction\u00a0: ${fractionText(task.one)} ou ${fractionText(task.other)}\u00a0?`
    case 'sum':
      return `${fractionText(task.one)} + ${fractionText(task.other)} =`
    case 'to-one':
      return `Que faut-il ajouter à ${fractionText(task.part)} pour faire 1\u00a0?`
    case 'equivalent':
      return `${fractionText(task.part)} = …/${task.denominator}. Quel nombre manque-t-il\u00a0?`
    case 'decimal':
      return `Écris ${fractionText(task.part)} avec une virgule, s'il en faut une.`
    case 'afternoon':
      return "C'est l'après-midi ou le soir. Quelle heure est-il\u00a0?"
    case 'duration':
      return `Combien de temps passe-t-il de ${quantityText({ value: task.from, measure: 'clock' })} à ${quantityText({ value: task.to, measure: 'clock' })}\u00a0?`
    case 'conversion':
      return `${quantityText(task.from)} =`
    case 'perimeter':
      return 'Un carreau mesure 1\u00a0cm de côté. Quel est le périmètre du rectangle\u00a0?'
    case 'area':
      return "Un carreau mesure 1\u00a0cm de côté. Quelle est l'aire du rectangle\u00a0?"
    case 'read':
      return readingPrompt(question)
  }
}

function isMoreThanOne(figure: Figure): boolean {
  return (figure.form === 'strip' || figure.form === 'disc') && figure.shaded > figure.parts
}

const READING_HINTS: Readonly<Partial<Record<Figure['form'], string>>> = {
  clock:
    'La petite aiguille montre les heures. La grande montre les minutes\u00a0: compte de 5 en 5 depuis le 12, puis de 1 en 1.',
  ruler:
    'Le crayon commence à 0\u00a0: lis le dernier nombre avant sa pointe, puis compte les traits.',
  coins: 'Commence par les plus grandes valeurs, puis ajoute les autres une à une.',
  weights: 'Commence par la plus grande masse, puis ajoute les autres une à une.',
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
    "Compte en combien de parts égales 1 est partagé\u00a0: c'est le nombre du bas. Puis compte les parts colorées\u00a0: c'est le nombre du haut.",
  unshaded:
    "Compte toutes les parts égales\u00a0: c'est le nombre du bas. Puis compte les parts blanches\u00a0: c'est le nombre du haut.",
  abscissa:
    "De 0 à 1, compte les intervalles\u00a0: c'est le nombre du bas. De 0 à la flèche, compte-les encore\u00a0: c'est le nombre du haut.",
  sum: 'Les parts sont de la même taille\u00a0: ajoute les nombres du haut, et garde le nombre du bas.',
  'to-one': '1, ce sont toutes les parts. Combien en manque-t-il\u00a0?',
  equivalent:
    'Par combien le nombre du bas est-il multiplié\u00a0? Multiplie le nombre du haut par le même nombre.',
  afternoon:
    "L'après-midi, on ajoute 12 aux heures du matin\u00a0: 1\u00a0heure de l'après-midi, c'est 13\u00a0h.",
  duration: "Va d'abord jusqu'à l'heure ronde suivante, puis avance jusqu'à la fin.",
  perimeter: "Le périmètre, c'est le tour\u00a0: ajoute les longueurs des quatre côtés.",
  area: "L'aire, c'est le nombre de carreaux\u00a0: compte une rangée, puis les rangées.",
}

/** Before the second try. */
export function figureHint({ task, figure, level }: FigureQuestion): string {
  switch (task.kind) {
    case 'read':
      return READING_HINTS[figure.form] ?? ''
    case 'greater':
      return task.one.denominator === task.other.denominator
        ? 'Les parts sont de la même taille\u00a0: où y en a-t-il le plus\u00a0?'
        : 'Plus on partage en parts nombreuses, plus chaque part est petite.'
    case 'part-of':
      return `Partage d'abord en ${task.part.denominator} parts égales${task.part.numerator > 1 ? `, puis prends-en ${task.part.numerator}` : ''}.`
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
  if (denominator === 10) return "Un dixième, c'est 0,1."
  if (denominator === 100) return "Un centième, c'est 0,01."
  if (denominator === 1000) return "Un millième, c'est 0,001."
  return `Un ${partWord(denominator)}, c'est ${decimalText(1 / denominator)}.`
}

function partWord(denominator: number): string {
  if (denominator === 2) return 'demi'
  return denominator === 4 ? 'quart' : 'cinquième'
}

/** The right answer: «3/4», «2,50 €», «9 h 05». */
export function figureAnswerText({ answer }: FigureQuestion): string {
  return answer.kind === 'fraction' ? fractionText(answer.value) : quantityText(answer.value)
}

/** For whoever does not see the drawing; it never tells the answer more than the drawing does. */
export function figureDescription(figure: Figure): string {
  switch (figure.form) {
    case 'strip':
      return `Bandes partagées en ${figure.parts} parts égales\u00a0; ${figure.shaded} parts colorées.`
    case 'disc':
      return `Disques partagés en ${figure.parts} parts égales\u00a0; ${figure.shaded} parts colorées.`
    case 'line':
      return `Droite graduée de 0 à ${figure.units}, ${figure.parts} intervalles dans chaque unité\u00a0; la flèche est à la graduation ${figure.mark} après 0.`
    case 'collection':
      return `${figure.count} jetons.`
    case 'clock':
      return clockDescription(figure.minutes)
    case 'ruler':
      return `Une règle en centimètres\u00a0; un crayon va de 0 à ${Math.floor(figure.millimetres / 10)}\u00a0cm et ${figure.millimetres % 10} petites graduations.`
    case 'coins':
      return `Pièces et billets\u00a0: ${figure.cents.map(coinText).join(', ')}.`
    case 'weights':
      return `Masses\u00a0: ${figure.grams.map((value) => quantityText({ value, measure: 'g' })).join(', ')}.`
    case 'squares':
      return `Un rectangle de ${figure.rows} rangées de ${figure.columns} carreaux.`
    case 'none':
      return ''
  }
}

/** The twelve marks of the dial, as the hands stand on them. */
function clockDescription(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const small = rest === 0 ? `sur le ${hours}` : `après le ${hours}`
  const marks = rest % 5 === 0 ? `sur le ${rest / 5 || 12}` : `sur la ${rest}e petite graduation`
  return `Une horloge\u00a0: la petite aiguille est ${small}, la grande ${marks}.`
}

/** «2 €», «50 c». */
export function coinText(cents: number): string {
  return cents >= 100
    ? quantityText({ value: cents / 100, measure: '€' })
    : quantityText({ value: cents, measure: 'c' })
}
