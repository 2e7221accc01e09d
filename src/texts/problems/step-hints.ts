/** Where to look in one step of a word problem, by its relation and its numbers (CAL-16). */
import type { ProblemStep } from '../../domain/problem/problem-step.ts'
import { areEqual, type Quantity, quantityText } from '../../domain/problem/quantity.ts'

/** By kind and place of the sought term; the last sentence of a kind stands for the places beyond. */
const HINTS: Readonly<Record<ProblemStep['kind'], readonly string[]>> = {
  whole: [
    'Tu connais le tout. Enlève ce que tu connais\u00a0: il reste ce que tu cherches.',
    'Tu cherches le tout\u00a0: mets les parties bout à bout.',
  ],
  gain: [
    "Remonte le temps\u00a0: avant l'ajout, il y en avait moins.",
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
  proportion: [
    "Cherche d'abord combien cela fait pour un seul, ou combien de fois plus il y en a.",
  ],
}

/** With a clock: the sought hour or duration. */
const TIME_HINTS = [
  "Pars de la fin et recule\u00a0: d'abord les heures, puis les minutes.",
  "Avance jusqu'à l'heure ronde suivante, puis jusqu'à la fin. Ajoute les deux durées.",
  "Pars du début et avance\u00a0: d'abord les heures, puis les minutes. 60\u00a0min font 1\u00a0h.",
] as const

/** Where both sides are one measure in two units. */
function conversionHint({ kind, terms }: ProblemStep): string | undefined {
  const [count, size] = terms
  const total = terms.at(-1)
  if (kind !== 'groups' || !count?.measure || !size || !total?.measure) return undefined
  const one: Quantity = { value: 1, measure: count.measure }
  const worth: Quantity = { value: size.value, measure: total.measure }
  return areEqual(one, worth) && count.measure !== total.measure
    ? `Mets tout dans la même unité\u00a0: ${quantityText(one)} = ${quantityText(worth)}.`
    : undefined
}

const PART_OF_ALL: Readonly<Record<number, string>> = {
  2: 'la moitié',
  4: 'le quart',
  5: 'le cinquième',
  10: 'le dixième',
}

/** «25 %» is a quarter: the step that shares into four. */
function percentHint({ kind, terms }: ProblemStep, text: string): string | undefined {
  const parts = terms[0]?.value ?? 0
  const part = PART_OF_ALL[parts]
  if (kind !== 'sharing' || !part || !new RegExp(`\\b${100 / parts}\\s%`, 'u').test(text))
    return undefined
  return `${100 / parts}\u00a0%, c'est ${100 / parts} pour 100, donc ${part}\u00a0: partage en ${parts} parts égales.`
}

/** Where to look to find the sought term of a step of the problem that `text` tells. */
export function stepHint(step: ProblemStep, text: string): string {
  const { kind, terms, sought } = step
  const ofNumbers = conversionHint(step) ?? percentHint(step, text)
  if (ofNumbers !== undefined) return ofNumbers
  const isTime = kind === 'gain' && terms.some(({ measure }) => measure === 'clock')
  const ofTime = isTime ? TIME_HINTS[sought] : undefined
  if (ofTime !== undefined) return ofTime
  const hints = HINTS[kind]
  const place = kind === 'whole' ? Number(sought === terms.length - 1) : sought
  return hints[Math.min(place, hints.length - 1)] ?? ''
}
