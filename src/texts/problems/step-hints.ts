/** Where to look in one step of a word problem, by its relation and its numbers (CAL-16). */
import { isConversion, isCountOfParts } from '../../domain/problem/figure/figure-terms.ts'
import { hasRest, linearWay, type ProblemStep } from '../../domain/problem/problem-step.ts'
import { decimalText, type Quantity, quantityText } from '../../domain/problem/quantity.ts'
import { durationHint, endHint, startHint } from '../duration-hint.ts'
import { ownWordHint } from './group-hints.ts'
import { type HintedStep, storyHint } from './story-hints.ts'
import { untoldFactor } from './untold-factors.ts'

/** By kind and place of the sought term; the last sentence of a kind stands for the places beyond. */
const HINTS: Readonly<Record<Exclude<ProblemStep['kind'], 'proportion'>, readonly string[]>> = {
  whole: [
    'Pars du tout. Enlève ce que tu connais déjà\u00a0: il reste la partie que tu cherches.',
    'Tu cherches le tout\u00a0: mets les parties bout à bout.',
  ],
  gain: [
    'Remonte le temps\u00a0: avant, il y en avait moins.',
    "Compare le début et la fin\u00a0: qu'est-ce qui s'est ajouté\u00a0?",
    "Pars de ce qu'il y avait, et ajoute ce qui arrive.",
  ],
  loss: [
    'Remonte le temps\u00a0: remets ce qui est parti avec ce qui reste.',
    "Compare le début et la fin\u00a0: qu'est-ce qui est parti\u00a0?",
    "Pars de ce qu'il y avait, et enlève ce qui part.",
  ],
  comparison: [
    "La plus petite quantité, c'est la plus grande sans l'écart.",
    "L'écart, c'est ce qui manque à la plus petite quantité pour arriver à la plus grande.",
    "La plus grande quantité, c'est la plus petite et l'écart ensemble.",
  ],
  times: [
    'La plus grande quantité est faite de barres pareilles\u00a0: cherche ce que vaut une seule barre.',
    'Cherche combien de fois la plus petite quantité tient dans la plus grande.',
    'Pour la plus grande quantité, prends plusieurs fois la plus petite.',
  ],
  groups: [
    "Les groupes sont tous pareils\u00a0: compte le même nombre autant de fois qu'il y a de groupes.",
  ],
  sharing: [
    "Les parts sont égales\u00a0: cherche ce qu'il y a dans une seule part.",
    "Les parts sont égales\u00a0: cherche ce qu'il y a dans une seule part.",
    'Partage le plus possible\u00a0: le reste est ce qui ne suffit plus pour un tour.',
  ],
  grouping: [
    'Fais des paquets pareils\u00a0: combien de fois un paquet tient-il dans le tout\u00a0?',
    'Fais des paquets pareils\u00a0: combien de fois un paquet tient-il dans le tout\u00a0?',
    'Fais le plus de paquets possible\u00a0: le reste est ce qui ne suffit plus pour un paquet.',
  ],
  rectangle: [
    'Tu connais le tout et un côté\u00a0: par combien faut-il multiplier ce côté\u00a0?',
    'Tu connais le tout et un côté\u00a0: par combien faut-il multiplier ce côté\u00a0?',
    "Imagine des rangées toutes pareilles\u00a0: compte ce qu'il y a dans une rangée, autant de fois qu'il y a de rangées.",
  ],
}

function conversionHint(step: ProblemStep): string | undefined {
  const [count, size] = step.terms
  const total = step.terms.at(-1)
  if (!isConversion(step) || !count || !size || !total) return undefined
  const one: Quantity = { value: 1, measure: count.measure }
  const worth: Quantity = { value: size.value, measure: total.measure }
  return `Mets tout dans la même unité\u00a0: ${quantityText(one)} = ${quantityText(worth)}.`
}

/** Of 12 and 18, the 6 that both are made of. */
function proportionHint(step: ProblemStep): string {
  const { asked, told, middle, divisor } = proportionTexts(step)
  if (divisor === 1) return `Combien de fois ${told} y a-t-il dans ${asked}\u00a0?`
  return `Cherche d'abord pour ${middle}\u00a0: ${told}, c'est ${decimalText(divisor)} fois ${middle}.`
}

/** The hint of a proportion with the numbers of times that it asks for. */
function proportionReason(step: ProblemStep): string {
  const { asked, told, middle, divisor, times } = proportionTexts(step)
  const taken = `${asked}, c'est ${decimalText(times)} fois ${middle}.`
  if (divisor === 1) return taken
  const shared = `${told}, c'est ${decimalText(divisor)} fois ${middle}`
  return times === 1 ? `${shared}.` : `${shared}\u00a0; ${taken}`
}

interface ProportionTexts {
  readonly told: string
  readonly asked: string
  readonly middle: string
  readonly divisor: number
  readonly times: number
}

function proportionTexts(step: ProblemStep): ProportionTexts {
  const { terms, sought } = step
  const [told, asked] = (sought % 2 === 1 ? [0, 2] : [1, 3]).map((place) => terms[place])
  const { divisor, times, passage } = linearWay(step)
  const { measure, noun } = passage[0]
  return {
    told: told ? quantityText({ ...told, measure, noun }) : '',
    asked: asked ? quantityText(asked) : '',
    middle: quantityText(passage[0]),
    divisor,
    times,
  }
}

function timeHint({ kind, terms, sought }: ProblemStep): string | undefined {
  const [from, between, to] = terms
  const isHour = terms.some(({ measure }) => measure === 'clock')
  if (kind !== 'gain' || !isHour || !from || !between || !to) return undefined
  if (sought === 1) return durationHint(from.value, to.value)
  return sought === 0 ? startHint(to.value, between.value) : endHint(from.value, between.value)
}

function areaHint({ kind, terms, sought }: ProblemStep): string | undefined {
  const side = terms.at(-1)?.measure?.match(/^(\w+)²$/u)?.[1]
  if (kind !== 'rectangle' || side === undefined) return undefined
  return sought === terms.length - 1
    ? `Imagine des rangées de carrés de 1\u00a0${side} de côté\u00a0: compte une rangée, autant de fois qu'il y a de rangées.`
    : "Tu connais l'aire et un côté\u00a0: par combien faut-il multiplier ce côté\u00a0?"
}

/** «4 quarts − 3 quarts», «1 part + 3 parts». */
function countHint({ terms, sought }: ProblemStep): string {
  const known = terms.filter((_, place) => place !== sought).map(quantityText)
  return sought === terms.length - 1
    ? `Compte en parts égales\u00a0: ${known.join(" d'un côté, ")} de l'autre.`
    : `Le tout, c'est ${known.at(-1)}\u00a0: enlève ${known[0]}.`
}

/** On the way, «the whole» is not what the text calls so: the numbers say which. */
function partsHint(step: ProblemStep, at: number): string | undefined {
  const { kind, terms, sought } = step
  if (kind !== 'whole') return undefined
  if (isCountOfParts(step)) return countHint(step)
  const known = terms.filter((_, place) => place !== sought)
  const told = known.filter(({ foundBy }) => foundBy === undefined).map(quantityText)
  const isSum = sought === terms.length - 1
  if (told.length === 0) return isSum ? 'Réunis les nombres que tu as trouvés.' : undefined
  const all = told.length < known.length ? ['ce que tu as trouvé', ...told] : told
  const [join, take] =
    at === 0
      ? ['Commence par réunir', 'Commence par enlever']
      : ['Ensuite, réunis', 'Ensuite, enlève']
  if (isSum) return `${join} ${all.slice(0, -1).join(', ')} et ${all.at(-1)}.`
  const whole = terms.at(-1)?.foundBy === undefined ? all.at(-1) : all[0]
  return `${take} ${all.filter((one) => one !== whole).join(' et ')} de ${whole}.`
}

/** «Combien de fois y a-t-il 10 m² dans 60 m² ?»: measures are no packets. */
function measuresHint({ kind, terms, sought }: ProblemStep): string | undefined {
  const [size, total] = [terms[1], terms.at(-1)]
  const isRest = sought === 2 && terms.length === 4
  if (kind !== 'grouping' || !(sought === 0 || isRest) || !size?.measure || !total) return undefined
  const asked = `Combien de fois y a-t-il ${quantityText(size)} dans ${quantityText(total)}`
  return `${asked}${isRest ? ', et que reste-t-il' : ''}\u00a0?`
}

/** Where to look to find the sought term of the step `at` of a problem. */
export function stepHint(hinted: HintedStep): string {
  const step = hinted.steps[hinted.at]
  if (!step) return ''
  if (step.hint !== undefined) return step.hint
  const fact = untoldFactor(step, hinted.text)
  const hint = relationHint(hinted, step)
  return fact === undefined ? hint : `${fact} ${hint}`
}

function relationHint(hinted: HintedStep, step: ProblemStep): string {
  const { steps, at } = hinted
  if (step.kind === 'proportion') return proportionHint(step)
  const ofStory = conversionHint(step) ?? timeHint(step) ?? areaHint(step) ?? storyHint(hinted)
  const ofNumbers = at < steps.length - 1 ? partsHint(step, at) : undefined
  const said = ofStory ?? ofNumbers ?? ownWordHint(hinted, step)
  if (said !== undefined) return said
  return leavesRest(step) ? `${kindHint(step)} Il peut y avoir un reste.` : kindHint(step)
}

/** A division that does not come out, of which the rest is not what is asked. */
function leavesRest(step: ProblemStep): boolean {
  return hasRest(step) && step.sought < 2
}

function kindHint(step: ProblemStep): string {
  const { kind, terms, sought } = step
  const measured = measuresHint(step)
  if (measured !== undefined || kind === 'proportion') return measured ?? ''
  const hints = HINTS[kind]
  const place = kind === 'whole' ? Number(sought === terms.length - 1) : sought
  return hints[Math.min(place, hints.length - 1)] ?? ''
}

/** Why the step is calculated so. */
export function stepReason(hinted: HintedStep): string {
  const step = hinted.steps[hinted.at]
  return step?.kind === 'proportion' && step.hint === undefined
    ? proportionReason(step)
    : stepHint(hinted)
}
