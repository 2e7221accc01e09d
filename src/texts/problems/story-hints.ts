/** Hints that need more than one relation of a word problem: ways around, intervals, what is left over, parts of a whole. */
import { isPerimeter } from '../../domain/problem/figure/draw-figures.ts'
import { isOneLess, isOneMore } from '../../domain/problem/figure/step-rows.ts'
import { hasRest, type ProblemStep } from '../../domain/problem/problem-step.ts'
import { type Noun, quantityText } from '../../domain/problem/quantity.ts'

export interface HintedStep {
  readonly steps: readonly ProblemStep[]
  readonly at: number
  readonly text: string
  /** Of the answer. */
  readonly unit?: Noun
}

const PERIMETER_HINTS = {
  sides:
    'Une longueur et une largeur, ensemble, font la moitié du tour\u00a0: commence par les réunir.',
  twice: 'Tu as la moitié du tour\u00a0: prends-la deux fois.',
  half: 'Une longueur et une largeur, ensemble, font la moitié du tour\u00a0: partage le tour en 2.',
  side: "De la moitié du tour, enlève le côté que tu connais\u00a0: il reste l'autre côté.",
} as const

function perimeterHint({ steps, at }: HintedStep): string | undefined {
  const [before, step, next] = [steps[at - 1], steps[at], steps[at + 1]]
  if (!step) return undefined
  const { sides, twice, half, side } = PERIMETER_HINTS
  if (isPerimeter(step, next)) return step.kind === 'whole' ? sides : half
  if (before && isPerimeter(before, step)) return before.kind === 'whole' ? twice : side
  return undefined
}

const INTERVAL_HINTS = {
  less: 'Dessine-les en ligne\u00a0: compte les intervalles entre eux. Il y en a un de moins.',
  more: 'Il y en a un à chaque bout\u00a0: un de plus que les intervalles.',
} as const

function intervalHint({ steps, at }: HintedStep): string | undefined {
  const [before, step, next] = [steps[at - 1], steps[at], steps[at + 1]]
  if (!step) return undefined
  if (isOneLess(step)) return INTERVAL_HINTS.less
  const [size, total] = [step.terms[1], step.terms.at(-1)]
  if (before && isOneLess(before) && size) {
    return `Les intervalles sont tous pareils\u00a0: compte ${quantityText(size)} autant de fois qu'il y a d'intervalles.`
  }
  const isExact = ({ kind, terms }: ProblemStep): boolean =>
    kind === 'grouping' && terms.length === 3
  if (next && isOneMore(next) && isExact(step) && size && total) {
    return `Dessine la ligne\u00a0: combien d'intervalles de ${quantityText(size)} y a-t-il dans ${quantityText(total)}\u00a0?`
  }
  return before && isOneMore(step) && isExact(before) ? INTERVAL_HINTS.more : undefined
}

function roundedUpHint({ steps, at }: HintedStep): string | undefined {
  const [before, step, next] = [steps[at - 1], steps[at], steps[at + 1]]
  if (step && before && hasRest(before) && isOneMore(step)) {
    return 'Ce qui reste ne remplit pas un groupe entier, mais il ne faut rien oublier\u00a0: prends un groupe de plus.'
  }
  if (!step || !next || !hasRest(step)) return undefined
  return 'Fais le plus de groupes complets possible\u00a0: combien y en a-t-il, et que reste-t-il\u00a0?'
}

/** Written in a text, by the number of equal parts. */
const PARTS: Readonly<Record<number, readonly [pattern: RegExp, part: string]>> = {
  2: [/\b(?:moitié|demi)/u, 'La moitié'],
  3: [/\btiers\b/u, 'Un tiers'],
  4: [/\bquarts?\b/u, 'Un quart'],
  5: [/\bcinquièmes?\b/u, 'Un cinquième'],
  10: [/\bdixièmes?\b/u, 'Un dixième'],
}

function isPartOf({ kind, terms }: ProblemStep, text: string): boolean {
  const [pattern] = PARTS[terms[0]?.value ?? 0] ?? []
  return kind === 'sharing' && pattern !== undefined && pattern.test(text)
}

/** «les trois quarts»: a whole in four, then three of its parts. */
function fractionHint({ steps, at, text }: HintedStep): string | undefined {
  const [before, step] = [steps[at - 1], steps[at]]
  const count = step?.terms[0]?.value ?? 0
  const [, part] = PARTS[count] ?? []
  const whole = step?.terms.at(-1)
  if (step && part && whole && isPartOf(step, text)) {
    if (whole.value === 1) return `${part} de ${quantityText(whole)}, combien est-ce\u00a0?`
    return `${part}, c'est une part du tout partagé en ${count} parts égales\u00a0: cherche une seule part.`
  }
  if (!step || !before || step.kind !== 'groups' || !isPartOf(before, text)) return undefined
  return `Tu connais une part. Il t'en faut ${count}.`
}

/** «138 châtaignes ensemble, 12 de plus»: without the 12, two equal parts. */
function equalPartsHint({ steps, at }: HintedStep): string | undefined {
  const [step, next] = [steps[at], steps[at + 1]]
  const [, more] = step?.terms ?? []
  const isHalved = next?.kind === 'sharing' && next.terms[0]?.value === 2
  if (step?.kind !== 'whole' || step.sought !== 0 || !isHalved || !more) return undefined
  return `Sans ces ${quantityText(more)} de plus, les deux parts seraient égales\u00a0: commence par les enlever.`
}

/** Undefined where the relation of the step says enough. */
export function storyHint(hinted: HintedStep): string | undefined {
  return (
    perimeterHint(hinted) ??
    intervalHint(hinted) ??
    roundedUpHint(hinted) ??
    fractionHint(hinted) ??
    equalPartsHint(hinted)
  )
}
