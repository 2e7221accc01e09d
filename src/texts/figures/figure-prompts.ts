/** What a question on a figure asks, its answer, and the figure in words. */
import type { Figure, FigureQuestion, FigureTask, Fraction } from '../../domain/figure/figure.ts'
import { decimalText, type Measure, quantityText } from '../../domain/problem/quantity.ts'

/** «3/4»; a whole number stands alone. */
export function fractionText({ numerator, denominator }: Fraction): string {
  const written = decimalText(numerator)
  return denominator === 1 ? written : `${written}/${decimalText(denominator)}`
}

const PART_NAMES: Readonly<Record<string, string>> = {
  '1/2': 'la moitié',
  '1/3': 'le tiers',
  '1/4': 'le quart',
  '1/5': 'le cinquième',
  '1/6': 'le sixième',
  '1/8': 'le huitième',
  '1/10': 'le dixième',
  '1/12': 'le douzième',
  '2/3': 'les deux tiers',
  '3/4': 'les trois quarts',
}

/** «Quelle est la moitié», «Quel est le quart», «Combien font les trois quarts». */
function partAsked(part: Fraction): string {
  if (part.numerator > 1) return `Combien font ${partName(part)}`
  return `${part.denominator === 2 ? 'Quelle' : 'Quel'} est ${partName(part)}`
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

/** Six hours on the dial: before, it is night or afternoon; from then on, morning or evening. */
const DAWN = 360

function isBeforeDawn(figure: Figure): boolean {
  return figure.form === 'clock' && figure.minutes < DAWN
}

function readingPrompt({ figure, answer }: FigureQuestion): string {
  const measure = answer.kind === 'quantity' ? answer.value.measure : null
  const named = (measure !== null && MEASURE_NAMES[measure]) || ''
  switch (figure.form) {
    case 'clock':
      return `C'est ${isBeforeDawn(figure) ? 'la nuit' : 'le matin'}. Quelle heure est-il\u00a0?`
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
      return `${partAsked(task.part)} de ${decimalText(countOf(figure, question))}\u00a0?`
    case 'share':
      return 'On partage les jetons en deux parts égales. Combien de jetons y a-t-il dans une part\u00a0?'
    case 'whole-of':
      return `La moitié d'un nombre est ${decimalText(task.half)}. Quel est ce nombre\u00a0?`
    case 'greater':
      return `Quelle est la plus grande fraction\u00a0: ${fractionText(task.one)} ou ${fractionText(task.other)}\u00a0?`
    case 'sum':
      return `${fractionText(task.one)} + ${fractionText(task.other)} =`
    case 'difference':
      return `${fractionText(task.one)} \u2212 ${fractionText(task.other)} =`
    case 'between':
      return `La fraction ${fractionText(task.part)} est entre deux nombres entiers qui se suivent. Quel est le plus ${task.side === 'below' ? 'petit' : 'grand'} des deux\u00a0?`
    case 'to-one':
      return `Que faut-il ajouter à ${fractionText(task.part)} pour faire 1\u00a0?`
    case 'equivalent':
      return `${fractionText(task.part)} = …/${task.denominator}. Quel nombre manque-t-il\u00a0?`
    case 'decimal':
      return `Donne l'écriture décimale de ${fractionText(task.part)}.`
    case 'afternoon':
      return `C'est ${isBeforeDawn(figure) ? "l'après-midi" : 'le soir'}. Quelle heure est-il\u00a0?`
    case 'duration':
      return `Combien de temps s'écoule-t-il de ${quantityText({ value: task.from, measure: 'clock' })} à ${quantityText({ value: task.to, measure: 'clock' })}\u00a0?`
    case 'conversion':
      return `${quantityText(task.from)} = …\u00a0${task.to}`
    case 'mixed':
      return `${quantityText(task.great)} ${quantityText(task.small)} = …\u00a0${task[task.to].measure}`
    case 'left-over':
      return `${quantityText(task.from)} = ${quantityText(task.great)} …\u00a0${task.from.measure}`
    case 'rectangle':
      return rectanglePrompt(task)
    case 'perimeter':
      return 'Un carreau mesure 1\u00a0cm de côté. Quel est le périmètre du rectangle\u00a0?'
    case 'area':
      return "Un carreau mesure 1\u00a0cm de côté. Quelle est l'aire du rectangle\u00a0?"
    case 'read':
      return readingPrompt(question)
  }
}

function rectanglePrompt({ asked, length, width }: FigureTask & { kind: 'rectangle' }): string {
  const isSquare = length.value === width.value
  const shape = isSquare
    ? `Un carré a ${quantityText(length)} de côté.`
    : `Un rectangle mesure ${quantityText(length)} de long et ${quantityText(width)} de large.`
  return `${shape} ${asked === 'area' ? 'Quelle est son aire' : 'Quel est son périmètre'}\u00a0?`
}

function isMoreThanOne(figure: Figure): boolean {
  return (figure.form === 'strip' || figure.form === 'disc') && figure.shaded > figure.parts
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
