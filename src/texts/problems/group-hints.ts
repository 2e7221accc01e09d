/** Hints of equal groups in the story's own words: «autant de fois qu'il y a de bouquets» (CAL-16). */
import type { ProblemStep, StepTerm } from '../../domain/problem/problem-step.ts'
import { decimalText, type Measure, quantityText } from '../../domain/problem/quantity.ts'
import type { HintedStep } from './story-hints.ts'
import { untoldFactor } from './untold-factors.ts'

/** What is counted once for each metre, kilogram … */
const COUNTED: Partial<Record<Measure, string>> = {
  km: 'kilomètres',
  m: 'mètres',
  'm²': 'mètres carrés',
  kg: 'kilogrammes',
  L: 'litres',
}

/** Numbers that texts write in letters. */
const IN_LETTERS: Readonly<Record<number, string>> = { 2: 'deux', 10: 'dix' }

/** «de bouquets», «d'enfants». */
function counted(plural: string): string {
  return /^[aeiouyéèêâîhœ]/iu.test(plural) ? `d'${plural}` : `de ${plural}`
}

/** The plural after a number: «les 5 sachets». */
function wordAfter(count: number, told: string): string | undefined {
  const written = [decimalText(count), IN_LETTERS[count]].filter((one) => one !== undefined)
  const pattern = new RegExp(
    `(?<![\\p{L}\\d,])(?:${written.join('|')})\\s(\\p{L}{2,}[sx])(?!\\p{L})`,
    'iu',
  )
  return pattern.exec(told)?.[1]
}

/** What a term counts: the word beside it, or beside what it is made of. */
function wordOf({ steps, text }: HintedStep, term: StepTerm | undefined): string | undefined {
  if (!term) return undefined
  const step = term.foundBy === undefined ? undefined : steps[term.foundBy]
  if (step) {
    return wordOf({ steps, text, at: 0 }, step.terms[step.kind === 'groups' ? 1 : 0])
  }
  const facts = steps.map((one) => untoldFactor(one, text) ?? '')
  return wordAfter(term.value, [text, ...facts].join(' '))
}

function sizeText({ value, measure }: StepTerm): string {
  return quantityText({ value, measure })
}

/** Whether another step counts groups of the same name: «18 cageots de 12 kg et 11 cageots de 8 kg». */
function hasNamesake(hinted: HintedStep, word: string): boolean {
  const { steps, at } = hinted
  return steps.some(
    (step, other) =>
      other !== at && step.kind === 'groups' && wordOf(hinted, step.terms[0]) === word,
  )
}

function groupsHint(hinted: HintedStep, { terms }: ProblemStep): string | undefined {
  const [count, size] = terms
  if (!count || !size) return undefined
  const one = size.foundBy === undefined ? sizeText(size) : 'ce que tu as trouvé'
  const word = (count.measure && COUNTED[count.measure]) ?? wordOf(hinted, count)
  if (word === undefined) {
    return `Les groupes sont tous pareils\u00a0: compte ${one} autant de fois qu'il y a de groupes.`
  }
  if (word === 'fois') return `Compte ${one} ${decimalText(count.value)} fois.`
  if (hasNamesake(hinted, word)) {
    const now = hinted.at === 0 ? "d'abord" : 'maintenant'
    return `Regarde ${now} les ${decimalText(count.value)} ${word}\u00a0: compte ${one} autant de fois qu'il y en a.`
  }
  return `Compte ${one} autant de fois qu'il y a ${counted(word)}.`
}

/** «Combien de fois 6 tient-il dans 24 ?», and what is then counted. */
function groupingHint({ at, steps, unit }: HintedStep, step: ProblemStep): string | undefined {
  const [size, total] = [step.terms[1], step.terms.at(-1)]
  const isAsked = at === steps.length - 1 && step.sought === 0 && step.terms.length === 3
  if (!isAsked || !size || !total || size.measure !== null || !unit) return undefined
  return `Cherche combien de fois ${sizeText(size)} tient dans ${sizeText(total)}\u00a0: c'est le nombre ${counted(unit.many)}.`
}

/** Undefined where the step counts no groups that the story names. */
export function ownWordHint(hinted: HintedStep, step: ProblemStep): string | undefined {
  if (step.kind === 'groups') return groupsHint(hinted, step)
  return step.kind === 'grouping' ? groupingHint(hinted, step) : undefined
}
